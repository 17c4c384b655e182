irregularity-bid_above_seven = הכרזה של יותר משבע
    .what = הכרזה ברמה שמונה או יותר

fact-auction_completed = כשמחליפים בפאס את ההכרזה של יותר משבע, האם המכרז הסתיים?

irregularity-inadmissible_double = דאבל או רי-דאבל בלתי-קביל
    .what = דאבל או רי-דאבל שהחוקים אינם מתירים, למשל על הכרזה של השותף

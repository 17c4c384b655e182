### The menu of commands, as a chat platform shows it.

command-ruling = A new ruling; add what happened, or the table
command-open = The open cases and what is still to do
command-back = Take back the last answer
command-why = The Law and the answers behind this
command-answers = The answers so far; change one
command-compare = What the other edition of the Laws would rule
command-cancel = Close this case
command-label = Name this case by its table or board
command-language = Language
command-edition = The Laws of 2017 or of 2007
command-help = What you can do here
command-start = Begin: director or player
command-link = Use the same cases on another platform
command-unlink = Part platforms that are linked
command-privacy = What is kept about you
command-forget = Delete all that is kept about you
command-script = Post what is to be read out now
name-script = script
option-ruling = What happened, or the table
option-label = The table or the board
option-link = The code that you were given on the other platform

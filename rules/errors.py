"""Every error of the project's own, as one tree.

FifthSeatError                 the root: whatever is raised on purpose
  ModelError                   something that does not exist in bridge, or text that cannot be read
    ScoringError               something that cannot be scored
    ResultsError               a file of results that is not taken
    SpecError                  a board to be adjusted that is not described as it must be
    PollError                  a poll that cannot be asked as it is described
  UnknownEdition               no such edition of the Laws
  MalformedReference           not written as a reference to the Laws
  FactError                    a fact that nobody knows, or a value that it cannot have
  NotAsked                     a choice that is not asked here
  UnknownProcedure             no procedure of that id in that edition
    NotVerified                a base has it, and no case file names this edition
  WrongProcedure               the auction shows another irregularity
  ProfileError                 regulations that cannot be used
  UnknownLanguage              no such language
  MissingMessage               a message that a language does not have
  Unreadable                   a case that another version kept, and this one cannot go on with
  NoSuchAnswer                 not one of the choices
  ConfigError                  settings that cannot be used
  StorageError                 a database that cannot be used
    Unusable                   never usable as it is: no address of ours, a newer program's tables
    NotNow                     does not answer now: locked, or its server or disk fails
  Overtaken                    somebody else has written since it was read
  LastAdministrator            a club would be left with nobody to lead it
  DuplicateKey                 JSON that names a key twice
  OutOfReach                   somebody to whom nothing can be written
  Later                        a call that was surely not made, and can be made again
  Refused                      what a platform does not take, now or later
  TooMany                      somebody does more than can be answered
  NotSent                      a call that has surely not reached Telegram
  NoAnswer                     a program of ours in a process of its own that is missing, crashed or too slow
  NoGateway                    no connection to Discord, though it answers calls
  Unreachable                  a platform or the database does not let the bot begin, now
"""

__all__ = ["FifthSeatError"]


class FifthSeatError(Exception):
    """Something that the caller can tell a person about: the message says what to do."""

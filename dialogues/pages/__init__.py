"""The pages of a conversation: the screen of the one that is shown, and how they are kept."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from dialogues.pages import (
    again,
    asking,
    bidding_box,
    case,
    club,
    come_backs,
    explanations,
    found,
    home,
    links,
    my_results,
    open_cases,
    polls,
    posts,
    sessions,
    settings,
)
from dialogues.pages.case import Case
from dialogues.pages.common import with_label
from dialogues.pages.explanations import From, Over, in_part
from dialogues.pages.home import Home
from dialogues.pages.open_cases import ReadOnly
from dialogues.pages.results import boards, changes, entering, looking, rankings, transfers
from dialogues.pages.results import session as results
from dialogues.screens import Screen
from dialogues.state import Conversation, Page

# Every page by the name under which it is kept.
PAGES: Mapping[str, type[Page]] = {
    kind.name: kind
    for kind in (
        *(home.Home, home.More, found.Found, found.Where, home.Role, home.Player),
        *(case.Pick, case.Mend, case.Answers, case.Change, case.Details, case.Script, again.Again),
        *(explanations.Why, explanations.Folded, explanations.Explain, explanations.Compare),
        *(explanations.Help, explanations.Privacy, From),
        *(open_cases.Open, settings.Settings, settings.Languages, settings.Editions, settings.Forget),
        *(settings.ForgetNot, settings.Forgotten),
        *(explanations.FindOut, explanations.Meant),
        *(
            asking.Sure,
            asking.SureChange,
            asking.Disputed,
            asking.Otherwise,
            asking.Dealt,
            asking.Either,
            asking.NewAuction,
        ),
        bidding_box.BiddingBox,
        *(come_backs.ComeBack, come_backs.PutOff, come_backs.Telling, come_backs.Ended),
        *(links.Link, links.Linking, links.LinkSure, links.LinkAgreed, links.LinkSame, links.LinkTooMany, links.Linked),
        *(links.Unlink, links.UnlinkSure, links.UnlinkAgreed, links.Unlinked),
        *(club.Clubs, club.NewClub, club.ClubHome, club.MyName, club.ClubSettings, club.ClubSetting, club.Members),
        *(club.MemberPage, club.Invitations, club.Invited, club.Joining, club.JoinAs, club.Groups, club.Binding),
        *(club.SureDeed, sessions.Sessions, sessions.SessionPage, sessions.SessionSetting, sessions.DutyPage),
        *(
            sessions.StillOpen,
            sessions.Statement,
            sessions.PlaysPage,
            sessions.Roster,
            sessions.EntrantPage,
            sessions.Log,
            sessions.LogEntry,
        ),
        *(looking.Look, looking.DoubtPage, looking.LookFor, looking.LookDifferences),
        *(results.ResultsPage, results.ResultsOf, results.Differences, results.Release, results.MakeOfficial),
        *(rankings.RankingPage, rankings.ContestantPage, rankings.PenaltyPage, rankings.NamesPage),
        *(changes.Changes, changes.ChangePage, entering.MissingPage),
        *(entering.AddPage, entering.EnterPage, entering.AgainPage),
        *(boards.Boards, boards.BoardPage, boards.SplitPage, boards.EntryPage, transfers.TransferPage),
        *(posts.PostPage, posts.Withdrawing, my_results.MyResult, my_results.MyName, my_results.Rankings),
        my_results.MyEvenings,
        *(my_results.PostedBoards, my_results.PostedBoard, my_results.Players),
        *(sessions.HandOver, sessions.Played, sessions.Summary, home.Labelling),
        *(polls.PollDraft, polls.PollBox, polls.PollPage, polls.PollAsk, polls.PollCopy, polls.PollTake),
        *(polls.PeerPage, polls.PollOver),
    )
}


def read(kept: str) -> Page | None:
    """A page as it was kept, with the ids of now; None where nothing is left of what it speaks of."""
    name, _, arguments = kept.partition(" ")
    name, _, chosen = name.partition("=")
    kind = PAGES.get(name)
    if kind is None:
        return None
    return kind.over(read(arguments), chosen) if issubclass(kind, Over) else kind.read(arguments)


def written(page: Page | None) -> str:
    """A page as it is kept."""
    return page.written if page else ""


def present(state: Conversation) -> Page:
    """The page that is shown: where there is none, the case that is spoken of, or what happened."""
    if state.case is not None and state.case.unread and (state.page is None or state.page.of_the_case):
        return ReadOnly(state.case)
    if state.page is not None and not (state.page.of_the_case and state.case is None):
        return state.page
    return Case() if state.case else Home()


def whole(state: Conversation, *notices: str) -> Screen:
    """The screen of a state with all its choices, however many."""
    page = present(state)
    shown = page.show(state)
    for language in state.read_out_in if shown.script else ():
        shown = replace(shown, script=(*shown.script, *page.show(replace(state, language=language)).script))
    shown = replace(shown, notices=(*notices, *shown.notices))
    if isinstance(page, Home):
        return replace(shown, title=with_label(state.new_label, shown.title, state.words))
    if page.of_the_case and state.case:
        return replace(shown, title=with_label(state.case.label, shown.title, state.words))
    return shown


def show(state: Conversation, *notices: str) -> Screen:
    """The screen of the present state; of a long list the part that it is at."""
    part = isinstance(state.page, Over) and state.page.listed
    return in_part(whole(state.read_through if part else state, *notices), state)

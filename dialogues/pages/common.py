"""What several pages say alike."""

from __future__ import annotations

from dialogues.notation import marked
from dialogues.screens import RETURN, Screen
from dialogues.state import Conversation, Outcome
from dialogues.wording import Words
from rules.lawbook import Edition
from rules.model import ModelError


def said(state: Conversation, id: str, **args: str) -> Outcome:
    """The conversation as it is, and a line."""
    return state, (state.words.text(id, **args),)


def refused(state: Conversation, error: ModelError) -> Outcome:
    """The conversation as it is, and why what was typed is not taken; what it quotes is set apart."""
    quoted = {name: state.words.locale.isolated(value) for name, value in error.args_.items()}
    return said(state, f"error-{error.code}", **quoted)


def unread_call(state: Conversation, error: ModelError, text: str) -> Outcome:
    """Why what was typed is no auction, and where in it that stands."""
    w = state.words
    typed = error.args_.get("text", "")
    place = marked(text, typed)
    where = (w.text("error-place", text=w.locale.isolated(place)),) if place else ()
    state, notices = refused(state, error)
    return state, (*notices, *where)


def to_read(state: Conversation, title: str, *body: str) -> Screen:
    """A screen from which the word for back leads away."""
    w = state.words
    return Screen(w.text(title), body=body, keys=RETURN, footer=w.text("footer-return"))


def laws(state: Conversation, edition: Edition | None = None) -> tuple[str, ...]:
    """The edition of the next case, or of this one."""
    w = state.words
    return (w.text("laws-of", year=w.locale.isolated((edition or state.edition).year)),)


def with_label(label: str, title: str, w: Words) -> str:
    """A title with the table or the board, or what else tells it from others of its name; as it is without one."""
    return w.text("labelled", label=w.locale.isolated(label), title=title) if label else title

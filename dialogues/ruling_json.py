"""The results of decide() as plain data, for `--json`: the fixed interface that other tools rely on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dialogues import wording
from dialogues.wording import Words, words
from rules.engine.facts import Fact, Offer, Value
from rules.engine.ruling import Item, Offering, Question, Ruling
from rules.engine.values import write
from rules.lawbook import Edition

if TYPE_CHECKING:
    from rules.engine.walk import Walk


def result(given: Question | Offering | Ruling, edition: Edition, language: str) -> dict[str, Any]:
    """A question, an offer or a ruling."""
    w = words(language, edition, given.seats)
    if isinstance(given, Ruling):
        return ruling(given, w, language)
    if isinstance(given, Offering):
        return {"kind": "offer", **_offer(given.key, given.offer, given.choices, w)}
    return {"kind": "question", "fact": _fact(given.key, given.fact, given.choices, w)}


def asked(found: Walk, language: str) -> list[dict[str, Any]]:
    """Every fact and offer that a procedure can ask, and every typed fact that it takes."""
    w = words(language, found.procedure.edition)
    rows = []
    for key, item in found.keys.items():
        choices = tuple(dict.fromkeys(c for other in found.items if other.id == item.id for c in other.choices))
        if isinstance(item, Offer):
            rows.append({**_offer(key, item, tuple(map(str, choices)), w), "type": "offer"})
        else:
            rows.append(_fact(key, item, choices, w))
    return rows + [_fact(key, fact, (), w) for key, fact in found.typed.items()]


def ruling(given: Ruling, w: Words, language: str) -> dict[str, Any]:
    """The whole ruling, with its text."""
    return {
        "kind": "ruling",
        "irregularity": given.procedure,
        "edition": given.edition.id,
        "laws": list(given.laws),
        "headline": wording.headline(given, w),
        "say": [said for item in given.items if (said := w.said(item))],
        "steps": [_item(item, w) for item in given.steps],
        "options": [
            {
                **_offer(taken.key, taken.offer, taken.offer.choices, w),
                "taken": taken.option.id,
                "text": f"{w.question(taken.key)} {w.value(taken.key, taken.option.id)}",
            }
            for taken in given.options
        ],
        "standings": [_item(item, w) for item in given.standings],
        "information": [_item(item, w) for item in given.information],
        "checks": [_item(item, w) for item in given.checks],
        "adjustment": _item(given.adjustment, w) if given.adjustment else None,
        "details": [_item(item, w) for item in given.details],
        "penalty": _item(given.penalty, w) if given.penalty else None,
        "appeal": _item(given.appeal, w) if given.appeal else None,
        "trace": [
            {
                "law": r.law,
                "facts": {key: write(value) for key, value in r.facts},
                "effects": [item.id for item in r.effects],
            }
            for r in given.trace
        ],
        "seats": {role.value: seat.value for role, seat in given.seats.items()},
        "text": "\n".join(wording.ruling_lines(given, language)),
    }


def _fact(key: str, fact: Fact[Value], choices: tuple[Value, ...], w: Words) -> dict[str, Any]:
    return {
        "key": key,
        "type": fact.kind.value,
        "choices": [
            {"id": write(value), "label": w.value(key, value), "text": w.in_full(key, value)} for value in choices
        ],
        "text": w.in_full(key),
        "audience": fact.audience.value,
        "judgement": fact.judgement,
        "script": [w.text(f"script-{line}") for line in fact.script],
    }


def _offer(key: str, offer: Offer[str], choices: tuple[str, ...], w: Words) -> dict[str, Any]:
    return {
        "key": key,
        "by": offer.by.value,
        "text": w.in_full(key),
        "script": [w.text(f"script-{line}") for line in offer.script],
        "options": [
            {
                "id": option.id,
                "label": w.value(key, option.id),
                "text": w.in_full(key, option.id),
                "consequence": w.text(f"consequence-{option.consequence}"),
            }
            for option in offer.options
            if option.id in choices
        ],
    }


def _item(item: Item, w: Words) -> dict[str, Any]:
    return {
        "id": item.id,
        "law": item.law,
        "source": item.source,
        "who": str(item.who) if item.who else None,
        "when": item.when.value if item.when else None,
        "audience": item.audience.value if item.audience else None,
        "args": _arguments(item) if item.args else {},
        "segment": item.segment,
        "headline": w.short(item),
        "say": w.said(item) or None,
        "explain": w.explained(item) or None,
        "text": w.item(item),
    }


def _arguments(item: Item) -> dict[str, Any]:
    """What a message of arithmetic speaks of. How scores are written is known to those who need it."""
    from dialogues.adjustment_json import argument

    return {name: argument(name, value) for name, value in item.args.items()}

"""What the bot answers to interactions: once, in time, and with what fits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.fakes.discord.checks import read_message, read_modal
from tests.fakes.discord.commands import check_choices
from tests.fakes.discord.errors import JSON, Form, refuse
from tests.fakes.discord.model import (
    AUTOCOMPLETE,
    COMMAND,
    COMPONENT,
    EPHEMERAL,
    Choice,
    Interaction,
    Message,
)
from tests.fakes.words import visible

if TYPE_CHECKING:
    from tests.fakes.discord.routes import Asked
    from tests.fakes.discord.server import FakeDiscord

PONG, REPLY, DEFER_REPLY, DEFER_UPDATE, UPDATE, SUGGEST, OPEN_MODAL = 1, 4, 5, 6, 7, 8, 9

ANSWER_WITHIN = 3.0
TOKEN_LASTS = 15 * 60.0


class Answers:
    """The routes of interactions."""

    def __init__(self, fake: FakeDiscord) -> None:
        self.fake = fake

    # The first answer.

    def callback(self, asked: Asked) -> JSON | None:
        interaction = self.fake.interactions.get(asked.number("interaction_id"))
        if interaction is None or interaction.token != asked.parts["token"]:
            refuse(10062)
        if interaction.acknowledged.is_set():
            refuse(40060)
        if self.fake.clock() - interaction.at > ANSWER_WITHIN:
            refuse(10062)
        if interaction.channel.deleted:
            refuse(10003)
        kind: int = asked.form.get("type", 0)
        form = Form()
        if kind not in self._fitting(interaction):
            form.choices(("type",), ", ".join(map(str, self._fitting(interaction))))
            form.done()
        data = form.model(("data",), asked.form.get("data") or {})
        self._answer(interaction, kind, data, asked, form)
        interaction.answered_with = kind
        interaction.acknowledged.set()
        interaction.channel.heard += 1
        return self._told(interaction) if asked.query.get("with_response") in ("1", "true", "True") else None

    @staticmethod
    def _fitting(interaction: Interaction) -> tuple[int, ...]:
        """The kinds of answer to this kind of interaction."""
        if interaction.kind == COMMAND:
            return REPLY, DEFER_REPLY, OPEN_MODAL
        if interaction.kind == COMPONENT:
            return REPLY, DEFER_REPLY, DEFER_UPDATE, UPDATE, OPEN_MODAL
        if interaction.kind == AUTOCOMPLETE:
            return (SUGGEST,)
        # A form that no message stands behind has nothing to update.
        return (REPLY, DEFER_REPLY) if interaction.source is None else (REPLY, DEFER_REPLY, DEFER_UPDATE, UPDATE)

    def _answer(self, interaction: Interaction, kind: int, data: JSON, asked: Asked, form: Form) -> None:
        if kind == SUGGEST:
            choices = check_choices(form, data.get("choices") or [], ("data", "choices"))
            form.done()
            interaction.choices = [self._choice(choice, interaction.user.locale) for choice in choices]
        elif kind == OPEN_MODAL:
            read_modal(form, data, ("data",))
            form.done()
            self.fake.open_modal(interaction, data)
        elif kind == REPLY:
            draft = read_message(form, data, ("data",))
            form.done()
            interaction.original = self.fake.post(
                interaction.channel,
                draft,
                asked.uploads,
                interaction=interaction,
                ephemeral=bool(draft.flags & EPHEMERAL),
            )
        elif kind == DEFER_REPLY:
            draft = read_message(form, data, ("data",))
            form.done()
            ephemeral = bool(draft.flags & EPHEMERAL)
            interaction.original = self.fake.think(interaction, ephemeral=ephemeral)
        else:
            assert interaction.source is not None
            interaction.original = interaction.source
            if kind == UPDATE:
                draft = read_message(form, data, ("data",))
                form.done()
                if interaction.source.deleted:
                    refuse(10008)
                self.fake.change(interaction.source, draft, asked.uploads)

    @staticmethod
    def _choice(choice: JSON, locale: str) -> Choice:
        name = (choice.get("name_localizations") or {}).get(locale) or choice["name"]
        return Choice(visible(name), choice["value"])

    def _told(self, interaction: Interaction) -> JSON:
        told: JSON = {"id": str(interaction.id), "type": interaction.kind}
        answer: JSON = {"interaction": told}
        message = interaction.original
        if message is not None:
            told |= {
                "response_message_id": str(message.id),
                "response_message_loading": message.thinking,
                "response_message_ephemeral": message.ephemeral,
            }
        resource = answer["resource"] = {"type": interaction.answered_with}
        if message is not None and interaction.answered_with != DEFER_UPDATE:
            resource["message"] = message.to_json()
        return answer

    # What follows.

    def _of_token(self, asked: Asked) -> Interaction:
        """The interaction of a token that is still good and has been used for a first answer."""
        interaction = self.fake.of_token.get(asked.parts["token"])
        if asked.number("application_id") != self.fake.bot.id:
            refuse(10015)
        if interaction is None or self.fake.clock() - interaction.at > TOKEN_LASTS:
            refuse(50027)
        if not interaction.acknowledged.is_set() or interaction.kind == AUTOCOMPLETE:
            refuse(10015)
        if interaction.channel.deleted:
            refuse(10003)
        return interaction

    def follow_up(self, asked: Asked) -> JSON:
        interaction = self._of_token(asked)
        form = Form()
        draft = read_message(form, asked.form)
        form.done()
        if interaction.thinking:
            # The first message after "thinking" takes its place, and whoever sees the one sees the other.
            assert interaction.original is not None
            self.fake.change(interaction.original, draft, asked.uploads)
            return interaction.original.to_json()
        message = self.fake.post(
            interaction.channel, draft, asked.uploads, interaction=interaction, ephemeral=bool(draft.flags & EPHEMERAL)
        )
        return message.to_json()

    def _message(self, asked: Asked) -> Message:
        interaction = self._of_token(asked)
        if asked.parts["message_id"] == "@original":
            message = interaction.original
        else:
            number = asked.number("message_id")
            mine = [*interaction.replies, *([interaction.original] if interaction.original else [])]
            message = next((message for message in mine if message.id == number), None)
        if message is None or message.deleted:
            refuse(10008)
        return message

    def read_answer(self, asked: Asked) -> JSON:
        return self._message(asked).to_json()

    def edit_answer(self, asked: Asked) -> JSON:
        message = self._message(asked)
        form = Form()
        draft = read_message(form, asked.form)
        form.done()
        self.fake.change(message, draft, asked.uploads)
        return message.to_json()

    def delete_answer(self, asked: Asked) -> None:
        self.fake.remove(self._message(asked))

"""The words of the bot, one folder a language: messages, names, lexicons. Data, and this one loader."""

from locales.locale import LANGUAGES, Locale, MissingMessage, UnknownLanguage, locale

__all__ = ["LANGUAGES", "Locale", "MissingMessage", "UnknownLanguage", "locale"]

"""Telegram: the same conversation, in private chats, through python-telegram-bot."""

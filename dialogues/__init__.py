"""Turns the rules into conversation; knows no chat platform and no database."""

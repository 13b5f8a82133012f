"""What every game's table offers: the shared options, and the play they ask for."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from kibitz.cards import FRENCH, FULL_HAND, Deck
from kibitz.engine.game import Game, Goals, Rule, Score
from kibitz.games.settings import worded
from kibitz.rules.claims import offer_claims, settle_claim
from kibitz.rules.dealing import cut, deal, lay_open
from kibitz.rules.inspecting import collected, kept_in_order, offer_turning
from kibitz.rules.irregular import offer_irregularities, play_freely, transfer
from kibitz.rules.scoring import contract_goals, write_score
from kibitz.rules.tricks import lead_with, play, until_certain
from kibitz.rules.undoing import offer_undo, settle_undo

TricksKept = Annotated[
    Literal["kept", "collected"],
    # MiniBridge Laws 12 and 25
    worded(
        "After each trick",
        "Keeping one’s own cards makes it easy to count tricks, and to play the deal again.",
        group="table",
        choices={"kept": "Each player keeps their own card", "collected": "The winners gather all four cards"},
    ),
]

CardsEach = Annotated[
    int,
    Meta(ge=1, le=FULL_HAND),
    worded("How many cards each", "Fewer make a deal short. What is left of the pack lies aside.", group="teaching"),
]


class TableOptions(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Options that every game has."""

    laws: Annotated[
        bool,
        # MiniBridge Laws 19 to 23
        worded(
            "Mistakes can happen, as with real cards",
            "A player may fail to follow suit or play out of turn, and the table settles it as a referee would.",
            group="table",
        ),
    ] = False
    tricks: TricksKept = "kept"
    claims: Annotated[
        bool,
        # MiniBridge Law 14
        worded(
            "A deal can be ended early",
            "A player who is sure of the rest shows their cards and says how many tricks they will win.",
            group="table",
        ),
    ] = True
    undo: Annotated[
        bool,
        worded(
            "A slip can be taken back",
            "The wrong card was pressed? It goes back to the hand if the other side agrees.",
            group="teaching",
        ),
    ] = True


class AnnouncingOptions(TableOptions, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Options of games where hands are announced."""

    announcing: Annotated[
        Literal["table", "players"],
        worded(
            "Who counts the points of a hand",
            "If the players’ counts do not add up, all count again.",
            group="teaching",
            choices={"table": "The table counts for everybody", "players": "Each player counts their own"},
        ),
    ] = "table"

    @property
    def by_players(self) -> bool:
        return self.announcing == "players"


def assemble(
    name: str,
    options: TableOptions,
    *before_play: Rule,
    score: Score,
    goals: Goals = contract_goals,
    after_lead: tuple[Rule, ...] = (),
    stop_when_certain: bool = False,
    deck: Deck = FRENCH,
    cards: int = FULL_HAND,
    spare_opposite_dealer: bool = False,
    leads_blind: bool = False,
    version: int = 1,
) -> Game:
    """A game from the rules before the lead, those between lead and play, and its score."""
    playing: Rule = play_freely if options.laws else play
    if stop_when_certain and not options.laws:  # a revoke found at the end may change what looked certain
        playing = until_certain(playing, score)
    middle = (lead_with(playing), *after_lead) if after_lead else ()
    end = (transfer,) if options.laws else ()
    offers = (
        (offer_irregularities, options.laws),
        (offer_claims, options.claims),
        (offer_undo, options.undo),
        (offer_turning, options.tricks == "kept"),
    )
    return Game(
        name=name,
        version=version,
        rules=(
            *(lay_open, settle_undo, settle_claim),
            *(cut, deal(deck), *before_play, *middle, playing, *end, write_score(score)),
        ),
        asides=tuple(offer for offer, wanted in offers if wanted),
        options=said(options),
        score=score,
        goals=goals,
        inspect=kept_in_order if options.tricks == "kept" else collected,
        deck=deck,
        cards=cards,
        spare_opposite_dealer=spare_opposite_dealer,
        leads_blind=leads_blind,
    )


def said(options: Struct) -> dict[str, Any]:
    """The options that differ from their defaults, as they stand in a log."""
    plain: dict[str, Any] = msgspec.to_builtins(options)
    default = msgspec.to_builtins(type(options)())
    return {name: value for name, value in plain.items() if value != default[name]}

"""The habits of the simple bot with a card in its hand."""

from __future__ import annotations

import pytest

from tests.bots.positions import bot_card, minibridge

# North declares, South is dummy and East leads.
SPADES_LED = "N:AK32.AKQ.AJ2.K32 QJT9.J32.K43.A54 654.T54.Q765.QJT 87.9876.T98.9876"
FOURTH_BEST = "N:A2.AKQ4.AQ32.AK2 KJ874.J3.K54.543 T65.T65.JT9.QJT9 Q93.9872.876.876"
SINGLETON = "N:AKJT9.AKQ4.A32.2 32.J.Q9854.K9543 Q876.T65.K76.QJT 54.98732.JT.A876"
RUFF = "N:AKQJT.A432.AK2.A 98.T987.QJT98.54 765.KQJ6.76.KJT8 432.5.543.Q97632"
HELD = "N:92.AKQ4.AQ32.A32 KQJ3.J3.K54.8754 T654.T65.JT9.QJT A87.9872.876.K96"
PARTNERS = "N:AKQJT.AKQ2.32.K2 98.T93.AKQJT.Q43 76.J876.987654.5 5432.54..AJT9876"
GUARD = "N:AKQ2.AK2.AK32.32 J98.T43.JT9.AQJT 765.QJ5.Q654.954 T43.9876.87.K876"
FINESSE = "N:A432.AQ2.AK2.K32 QJT9.K43.QJT.QJT 765.J65.543.A654 K8.T987.9876.987"


@pytest.mark.parametrize(
    ("deal", "contract", "cards", "chosen"),
    [
        pytest.param(SPADES_LED, "game NT", "", "SQ", id="leads the top of a sequence"),
        pytest.param(FOURTH_BEST, "game NT", "", "S7", id="leads fourth highest from the longest suit"),
        pytest.param(SINGLETON, "game S", "", "HJ", id="leads a singleton against trumps"),
        pytest.param(SPADES_LED, "game NT", "SQ", "S4", id="second hand low"),
        pytest.param(FOURTH_BEST, "game NT", "S7 S5", "SQ", id="third hand high"),
        pytest.param(SPADES_LED, "game NT", "SQ S4 S7", "SK", id="fourth hand wins as cheaply as possible"),
        pytest.param(SPADES_LED, "game NT", "SQ S4", "S7", id="does not waste a card that cannot win"),
        pytest.param(HELD, "game NT", "SK S4", "S7", id="does not overtake partner's winner"),
        pytest.param(RUFF, "game S", "HT H6 H5 HA H2 H7 HK", "S2", id="ruffs low what the other side is winning"),
    ],
)
def test_card(deal: str, contract: str, cards: str, chosen: str) -> None:
    assert bot_card(minibridge(deal, contract, cards)).name == chosen


def test_declarer_draws_trumps() -> None:
    state = minibridge(SINGLETON, "game S", "HJ H5 H2 HA")
    assert bot_card(state).suit.letter == "S"


def test_a_finesse_is_taken() -> None:
    # Dummy leads a heart towards ace and queen, and the king has not shown up.
    state = minibridge(FINESSE, "game NT", "SQ S5 S8 SA C2 CT CA C7 H5 H7")
    assert bot_card(state).name == "HQ"


def test_a_trick_that_partner_is_winning_is_not_ruffed() -> None:
    # West has no diamond and four trumps, but East's ace is high.
    assert bot_card(minibridge(PARTNERS, "game S", "DA D4")).suit.letter != "S"


def test_guards_are_kept() -> None:
    # West follows to three spades; on the fourth the guarded king of clubs stays and a heart goes.
    cards = "CA C4 C6 C2 CQ C5 C7 C3 DJ D4 D7 DA SA S8 S5 S3 SK S9 S6 S4 SQ SJ S7 ST S2 H3 D5"
    assert bot_card(minibridge(GUARD, "game NT", cards)).suit.letter == "H"

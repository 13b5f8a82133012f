"""The bidding system: always legal, true to its own promises, and aware of the score."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kibitz.bots.bidding import Auction, Context, Force, Promise, choose_call, interpret, read
from kibitz.bots.bidding.facts import count
from kibitz.bots.bidding.meaning import Chapter
from kibitz.bots.bidding.senses import Sense
from kibitz.cards import BIDS, CLUBS, DOUBLE, FRENCH, HEARTS, PASS, REDOUBLE, SPADES, Bid, Call, Hand, Seat, Side
from tests.bots.bidding.calling import call, said

CALLS = (PASS, PASS, PASS, DOUBLE, REDOUBLE, *BIDS)

contexts = st.builds(
    Context,
    vulnerable=st.frozensets(st.sampled_from(list(Side))),
    below=st.fixed_dictionaries({side: st.sampled_from([0, 20, 40, 60, 90]) for side in Side}),
    scoring=st.sampled_from(["rubber", "duplicate"]),
)
seats = st.sampled_from(list(Seat))
packs = st.permutations(range(52))


def hands_of(pack: list[int]) -> dict[Seat, Hand]:
    return {seat: Hand.of_cards(FRENCH.cards[n] for n in pack[13 * i : 13 * i + 13]) for i, seat in enumerate(Seat)}


def is_over(calls: list[tuple[Seat, Call]]) -> bool:
    return len(calls) >= 4 and all(call is PASS for _, call in calls[-3:])


def bid_out(hands: dict[Seat, Hand], dealer: Seat, context: Context) -> list[tuple[Seat, Call]]:
    calls: list[tuple[Seat, Call]] = []
    while not is_over(calls):
        seat = dealer.clockwise()[len(calls) % 4]
        decision = choose_call(hands[seat], calls, dealer, context)
        assert read(calls, dealer, context).is_legal(decision.call)
        assert decision.meaning.promise.kept_by(count(hands[seat])), (hands[seat], calls, decision)
        calls.append((seat, decision.call))
        assert len(calls) < 60
    return calls


@settings(max_examples=60)
@given(pack=packs, dealer=seats, context=contexts)
def test_four_bidders_come_to_an_end_and_keep_their_promises(pack: list[int], dealer: Seat, context: Context) -> None:
    bid_out(hands_of(pack), dealer, context)


@settings(max_examples=150)
@given(pack=packs, dealer=seats, context=contexts, seed=st.integers(0, 2**32), length=st.integers(0, 14))
def test_any_hand_has_a_call_after_any_auction(
    pack: list[int], dealer: Seat, context: Context, seed: int, length: int
) -> None:
    rng = Random(seed)
    calls: list[tuple[Seat, Call]] = []
    while len(calls) < length and not is_over(calls):
        auction = read(calls, dealer, context)
        legal = [each for each in CALLS if auction.is_legal(each)]
        # Mostly small steps; now and then a leap, up to where there is little left to bid.
        calls.append((auction.me, rng.choice(legal if rng.random() < 0.1 else legal[:9])))
    if is_over(calls):
        return
    auction = read(calls, dealer, context)
    hand = hands_of(pack)[auction.me]
    decision = choose_call(hand, calls, dealer, context)
    assert auction.is_legal(decision.call)
    assert decision.meaning.promise.kept_by(count(hand))
    after = read([*calls, (auction.me, decision.call)], dealer, context)
    assert after.spoken[-1].meaning.promise == decision.meaning.promise
    assert choose_call(hand, calls, dealer, context) == decision


@pytest.mark.parametrize(
    ("hand", "words", "expected"),
    [
        ("AKJ54.K3.A653.32", (), "1S"),
        ("AQ3.KJ4.KQ52.K32", (), "1NT"),
        ("AKQ.KQJ.AK52.K32", (), "3NT"),
        ("AKQ.KQJ.AK52.432", (), "2NT"),
        ("AKQJ54.AKQ.A5.32", (), "2S"),
        ("5.32.K42.KQJ8643", (), "3C"),
        ("Q82.J43.K652.J32", (), "pass"),
        ("K843.J2.9842.Q32", ("1S", "pass"), "2S"),
        ("K843.AK2.98.Q432", ("1S", "pass"), "2NT"),
        ("K8432.A2.984.Q32", ("1D", "pass"), "1S"),
        ("84.KJ32.A984.Q32", ("1NT", "pass"), "2C"),
        ("84.KJ432.984.Q32", ("1NT", "pass"), "2D"),
        ("84.K32.K984.AQ32", ("1NT", "pass"), "3NT"),
        ("AJ843.K32.98.A32", ("1D",), "1S"),
        ("AJ84.KQ32.8.A732", ("1D",), "double"),
        ("Q732.54.J82.T732", ("1D", "double", "pass"), "1S"),
        ("AJ3.KQ2.K98.A732", ("1D",), "1NT"),
        ("KJ432.54.AJ8.Q73", ("1D", "1H"), "1S"),
        ("54.KJ32.AJ82.Q73", ("1D", "1S"), "double"),
        ("AQ4.AJT2.KQ5.AT5", ("1C", "pass", "pass", "1NT"), "double"),
        ("J8.A853.AQJ92.86", ("1D", "2C"), "3C"),
        # Four trumps and a singleton: a double jump in the short suit. Too strong or too weak for it: other raises.
        ("KQ74.A832.QT84.6", ("1S", "pass"), "4C"),
        ("KQ74.A832.AK84.6", ("1S", "pass"), "2NT"),
        ("9854.8.KQ732.A94", ("1H", "pass", "1S", "pass"), "2S"),
        ("KQ74.8.AKJ32.AQ4", ("1D", "pass", "1S", "pass"), "4H"),
        # Opener shows the short suit after a game raise.
        ("K9754.AK62.KT5.9", ("1S", "pass", "2NT", "pass"), "3C"),
        # Nine points go straight to game opposite one no-trump, eight ask.
        ("Q74.T974.QJ3.KJ4", ("1NT", "pass"), "3NT"),
        ("Q74.T97.QJ93.QJ4", ("1NT", "pass"), "2NT"),
        # Both majors: the second is shown, and the fit in it below game.
        ("AT875.KJ94.AQ2.Q5", ("1NT", "pass", "2H", "pass", "2S", "pass"), "3H"),
        ("Q9.AQ82.983.AK94", ("1NT", "pass", "2H", "pass", "2S", "pass", "3H", "pass"), "4H"),
        # Over partner's no-trumps 4NT asks for six by points.
        ("AQ74.AK3.KQ4.J92", ("1D", "pass", "1S", "pass", "1NT", "pass"), "4NT"),
        # A minor is raised too.
        ("A97.3.AQ64.KQ973", ("1C", "pass", "1D", "pass"), "3D"),
        ("73.JT865.QJ62.52", ("pass", "pass", "1S", "2C", "pass", "3C", "double", "pass"), "3H"),
        # Over one no-trump three of a minor has six cards and looks for a slam; so does a splinter after a transfer.
        (".K87.AJT7643.Q75", ("1NT", "pass"), "3D"),
        ("A76.AKJT54.T73.7", ("1NT", "pass", "2D", "pass", "2H", "pass"), "4C"),
        ("KQ2.K654.AK76.T7", ("1NT", "pass", "2C", "pass", "2D", "pass"), "4NT"),
        # With nine points a fit is shown slowly opposite a reverse, with fewer the own suit comes first.
        ("AT986.AT5.J4.K96", ("1C", "pass", "1S", "pass", "2D", "pass"), "3C"),
        ("AT986.752.J4.Q96", ("1C", "pass", "1S", "pass", "2D", "pass"), "2S"),
        ("AT86.J752.74.Q96", ("1C", "pass", "1H", "pass", "2D", "pass"), "2NT"),
        # In a fight a four-card major comes before a weak raise of a minor, and a six-card major before a strong one.
        ("2.K982.T8543.K93", ("1D", "1S"), "double"),
        ("QJ7432.KQ.A8743.", ("1D", "2C"), "2S"),
        ("9.QT952.AT8652.4", ("1C", "1S"), "double"),
        # Five cards are enough to answer an overcall at the one level.
        ("QJ964.8.AQT9.KT2", ("1C", "1H", "pass"), "1S"),
        # A second suit may hide more than a minimum: eleven points go on.
        ("JT2.QJ754.A3.QJ3", ("1C", "pass", "1H", "pass", "1S", "pass"), "2NT"),
        # Eleven points with support say so, also with a major too short for a double.
        ("AT.A962.Q862.JT5", ("1D", "2C"), "3C"),
        # Too strong for game in no-trumps, three trumps, no suit of four: the cheapest suit, and no leap to 4NT.
        ("KT3.9853.KQ3.AKQ", ("1S", "pass"), "2C"),
        # A jump raise has the fit, in a fight too, and eleven points accept it.
        ("Q972.K3.JT32.KQ6", ("pass", "1H", "pass", "1S", "2C", "3S", "pass"), "4S"),
        # Sixteen points raise an overcall to game; that is no hand to ask for aces.
        ("AKJ4.K76.AJ54.T9", ("1H", "1S", "pass"), "4S"),
        # Who doubled with a strong hand shows the suit it was about.
        ("AKJ84.97.AK.A932", ("1H", "double", "pass", "3D", "pass"), "3S"),
    ],
)
def test_textbook_calls(hand: str, words: tuple[str, ...], expected: str) -> None:
    assert call(hand, *words).call.name == expected


def test_nobody_passes_below_game_with_an_opening_bid_opposite_one() -> None:
    assert call("KJ76.QT4.KJ2.KJ8", "1D", "pass", "1S", "pass", "2S", "pass").call is not PASS
    assert call("AKJ6.AJ3.432.743", "1C", "pass", "1S", "2D", "2S", "pass").call is not PASS
    assert call("KJ76.T54.K72.986", "1D", "pass", "1S", "pass", "2S", "pass").call is PASS


def test_minors_are_fought_for_at_the_four_level() -> None:
    fight = said(Seat.NORTH, "1D", "1S", "2D", "3S")
    assert read([*fight, (Seat.NORTH, Call.parse("4D"))], Seat.NORTH).spoken[-1].meaning.chapter is Chapter.DECISIONS


def test_with_a_part_score_no_question_is_asked_past_game() -> None:
    context = Context(below={Side.EW: 90}, scoring="rubber")
    calls = said(Seat.EAST, "1D", "pass", "1S", "pass", "1NT", "pass")
    assert choose_call(Hand.parse("KT542.AKQ.K.9762"), calls, Seat.EAST, context).call is PASS


def test_aces_are_asked_for_and_counted() -> None:
    asked = said(Seat.NORTH, "1S", "pass", "2NT", "pass", "3S", "pass", "4NT", "pass")
    decision = choose_call(Hand.parse("AKQ654.A3.K62.32"), asked, Seat.NORTH)
    assert decision.call.name == "5H"
    assert decision.meaning.artificial
    assert decision.meaning.promise.aces == {2}


def test_kings_and_queens_opposite_a_shown_singleton_are_wasted() -> None:
    shown = said(Seat.NORTH, "1S", "pass", "4C", "pass")
    length = read(shown, Seat.NORTH).promises[Seat.SOUTH].length
    assert (length(CLUBS).high, length(SPADES).low) == (1, 4)
    # The same points, once opposite the singleton and once where partner has cards.
    assert choose_call(Hand.parse("AKJ62.A65.A93.92"), shown, Seat.NORTH).call.name == "4NT"
    assert choose_call(Hand.parse("AKJ62.A65.932.KJ"), shown, Seat.NORTH).call.name == "4S"


def test_a_game_try_asks_for_help_where_it_is_wanted() -> None:
    raised = ("1S", "pass", "2S", "pass")
    tried = call("KQJ96.T4.KJ54.AT", *raised)
    assert tried.call.name == "3D"
    assert tried.meaning.force is Force.ONE_ROUND
    asked = (*raised, "3D", "pass")
    assert call("T32.J963.Q5.KJ82", *asked).call.name == "4S"  # the queen helps
    assert call("T32.KJ96.T53.Q82", *asked).call.name == "3S"  # nothing there
    assert call("KQJ96.T4.KJ54.AT", *asked, "3S", "pass").call is PASS


def test_once_game_is_forced_a_fit_is_shown_slowly() -> None:
    forced = ("1S", "pass", "2H", "pass", "3D", "pass")
    raised = call("986.AKJ64.T2.AQ2", *forced)
    assert raised.call.name == "3S"
    assert read(said(Seat.NORTH, *forced, "3S", "pass"), Seat.NORTH).forced
    assert call("KJT75.2.AQJ3.KJ3", *forced, "3S", "pass").call.name == "4S"


def test_a_control_below_game_looks_for_a_slam() -> None:
    agreed = ("1H", "pass", "2C", "pass", "2S", "pass", "3H", "pass")
    tried = call("Q543.AKT864.A.K5", *agreed)
    assert (tried.call.name, tried.meaning.force, tried.meaning.artificial) == ("4C", Force.GAME, True)
    assert call("Q543.AKT864.32.A", *agreed).call.name == "4C"
    declined = call("K2.Q93.J84.AQJT7", *agreed, "4C", "pass")
    assert (declined.call.name, declined.meaning.sense) == ("4H", Sense.SLAM_TRY_DECLINED)


def test_slams_are_asked_for_over_an_overcall_once_a_suit_is_agreed() -> None:
    fight = said(Seat.NORTH, "1S", "2D", "2S", "3D")
    asked = read([*fight, (Seat.NORTH, Call.parse("4NT"))], Seat.NORTH)
    assert asked.spoken[-1].meaning.artificial
    assert choose_call(Hand.parse("AKQJT5.AKQ3.A2.2"), fight, Seat.NORTH).call.name == "4NT"


def test_who_has_splintered_leaves_the_last_word_to_partner() -> None:
    settled = ("1NT", "pass", "2H", "pass", "2S", "pass", "4D", "pass", "4S", "pass")
    assert call("A76542.AKJ3.2.T2", *settled).call is PASS


def test_no_trumps_that_compete_are_limited() -> None:
    fight = said(Seat.NORTH, "pass", "1D", "1S", "2H", "2S", "2NT")
    assert read(fight, Seat.NORTH).likely[Seat.EAST].hcp.high < 20
    assert call(".KQ973.A42.AT643", "pass", "1D", "1S", "2H", "2S", "2NT", "pass").call.name == "3NT"


def test_opener_shows_strength_after_a_negative_double() -> None:
    doubled = ("1D", "1S", "double", "pass")
    strong = call("T7.AK.AQT63.AQ92", *doubled)
    assert (strong.call.name, strong.meaning.force) == ("2S", Force.GAME)
    assert call("87.AK74.AQT63.A2", *doubled).call.name == "4H"
    assert call("87.AK74.AT632.32", *doubled).call.name == "2H"


def test_promises_of_a_player_add_up() -> None:
    promises = interpret(said(Seat.NORTH, "1S", "pass", "1NT", "pass", "2H"), Seat.NORTH)
    assert promises[Seat.NORTH].length(SPADES).low >= 5
    assert promises[Seat.NORTH].length(HEARTS).low >= 4
    assert promises[Seat.EAST].points.high < 40


def test_a_strange_call_still_has_a_natural_meaning() -> None:
    auction = read(said(Seat.NORTH, "1H", "4D", "pass", "7C"), Seat.NORTH)
    assert auction.promises[Seat.EAST] != Promise()
    assert auction.promises[Seat.WEST] != Promise()


def test_an_opening_of_two_is_forcing_and_one_of_a_suit_is_not() -> None:
    assert read(said(Seat.NORTH, "2H", "pass"), Seat.NORTH).forced
    assert not read(said(Seat.NORTH, "1H", "pass"), Seat.NORTH).forced
    assert read(said(Seat.NORTH, "1H", "pass", "1S"), Seat.NORTH).spoken[-1].meaning.force is Force.ONE_ROUND


PART = Context(below={Side.NS: 60}, scoring="rubber")


def test_with_a_part_score_two_of_a_minor_is_game() -> None:
    assert Auction(Seat.NORTH, PART).game_level(FRENCH.suits[3]) == 2
    # Sixteen opposite ten: three no-trumps with nothing below the line, but one no-trump is game with sixty.
    hand = "K84.K32.K984.Q32"
    assert call(hand, "1NT", "pass").call.name == "3NT"
    assert call(hand, "1NT", "pass", context=PART).call is PASS


def test_with_forty_below_the_line_two_of_a_major_or_no_trumps_ends_the_auction() -> None:
    forty = Context(below={Side.NS: 40}, scoring="rubber")
    assert call("AJ643.QT653.J8.8", "1NT", "pass", context=forty).call.name == "2S"
    assert call("A64.QT5.J874.983", "1NT", "pass", context=forty).call.name == "2NT"
    assert call("QT92.J7.AKQ.AJ63", "1NT", "pass", "2NT", "pass", context=forty).call is PASS


def test_a_part_score_does_not_hide_a_slam() -> None:
    seventy = Context(below={Side.NS: 70}, scoring="rubber")
    assert call("95.AJ.A54.AKQT53", "1S", "pass", context=seventy).call.name == "3C"


def test_with_a_part_score_nobody_bids_past_game() -> None:
    rng = Random(5)
    higher = lower = 0
    for _ in range(60):
        pack = list(range(52))
        rng.shuffle(pack)
        hands = hands_of(pack)
        for context in (Context(scoring="rubber"), PART):
            calls = bid_out(hands, Seat.NORTH, context)
            last = next(((s, c) for s, c in reversed(calls) if isinstance(c, Bid)), None)
            if last is not None and last[0].side is Side.NS:
                if context is PART:
                    lower += last[1].level
                else:
                    higher += last[1].level
    assert lower < higher


def test_the_reason_is_a_sentence_and_the_rivals_are_named() -> None:
    decision = call("AKJ54.A3.A653.32", "pass", "pass")
    assert decision.reason == "I bid 1S, opening: 12 to 21 points, five or more spades."
    later = call("AKJ54.A3.AK53.32", "1S", "pass", "2S", "pass")
    assert later.call.name == "4S"
    named, worth = later.reason.removesuffix(".").split(". ")
    assert named == f"I bid 4S, {later.meaning}"
    best, second = later.considered[:2]
    assert best.value is not None and second.value is not None
    assert best.value >= second.value
    assert worth == f"It should be worth {best.value:+.0f} points; {second.meaning.call} {second.value:+.0f}"
    assert {one.meaning.call.name for one in later.considered} > {"4S", "pass"}

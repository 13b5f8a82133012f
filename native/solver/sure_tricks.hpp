// Tricks that are certain without a search. Included once per engine build.
//
// Every claim here comes with the cards whose ranks it rests on; `tools/check_cuts`
// holds each against a plain search, with the other cards dealt anew.
#pragma once

#include "bits.hpp"
#include "frame.hpp"

namespace kibitz::KIBITZ_ENGINE {

static inline int least(int a, int b) { return a < b ? a : b; }
static inline int most(int a, int b) { return a > b ? a : b; }

// Trump tricks that one hand takes however the play goes. Each of its trumps wins its
// trick unless an opponent lays a higher one, and each of theirs can do so once: so as
// many are sure as are left over when theirs are paired off with lower ones of ours.
// Stops as soon as `enough` are found, resting on no lower card than it must.
static inline Proof unpaired(Cards mine, Cards theirs, int enough) {
    int ours_left = count(mine), theirs_left = count(theirs);
    int waiting = 0, won = 0;
    Cards rest = mine | theirs;
    Cards last = 0;
    for (;;) {
        const int by_length = ours_left - theirs_left - waiting;
        const int sure = won + most(by_length, 0);
        if (sure >= enough || !ours_left) return {last ? at_or_above(last) : 0, sure};
        if (sure == won + ours_left) return {last ? at_or_above(last) : 0, sure};
        last = top(rest);
        rest ^= last;
        if (last & theirs) {
            ++waiting;
            --theirs_left;
        } else {
            --ours_left;
            if (waiting)
                --waiting;
            else
                ++won;
        }
    }
}

// The number of `unpaired` for every way two sides can share up to thirteen trumps: a
// leading one marks how many there are, below it ones are ours and the lowest bit is
// the highest trump.
struct PairingTable {
    std::uint8_t sure[1 << (kRanks + 1)];
    constexpr PairingTable() : sure{} {
        for (int length = 0; length <= kRanks; ++length)
            for (int ours = 0; ours < 1 << length; ++ours) {
                int waiting = 0, won = 0;
                for (int i = 0; i < length; ++i) {
                    if (!(ours >> i & 1))
                        ++waiting;
                    else if (waiting)
                        --waiting;
                    else
                        ++won;
                }
                sure[1 << length | ours] = static_cast<std::uint8_t>(won);
            }
    }
};
static constexpr PairingTable kPairing;

static inline int sure_by_pairing(Cards mine, Cards theirs) {
    const Cards both = mine | theirs;
    return kPairing.sure[std::uint64_t{1} << count(both) | pack(mine, both)];
}

// What one side can cash in a suit, seen from the hand on lead.
struct Cash {
    int here;            // tricks that leave the lead in this hand
    int beyond;          // further tricks once partner is on lead
    bool crosses;        // a low card reaches partner's winners
    Cards here_rests;    // ranks that `here` rests on
    Cards beyond_rests;  // ranks that `beyond` rests on
};

// `limit` is how many rounds of the suit go by before an opponent may ruff.
static inline Cash cash(Cards mine, Cards his, Cards left, Cards right, Cards suit, int limit) {
    const Cards theirs = left | right;
    const Cards winners = suit & (top(theirs) - 1);
    const Cards my_winners = mine & winners, his_winners = his & winners;
    const int my_length = count(mine), his_length = count(his);
    const int mine_high = count(my_winners), his_high = count(his_winners);
    const int their_length = most(count(left), count(right));

    Cash cash{0, 0, false, 0, 0};
    if (mine_high) {
        const int his_low = his_length - his_high;
        if (!his_winners || his_low >= mine_high || bottom(my_winners) < top(his_winners)) {
            cash.here = mine_high;
            // Winners that outlast all other hands promote the small cards.
            if (mine_high >= their_length && mine_high >= his_length) cash.here = my_length;
        } else {
            // Partner may have to overtake: count the rounds before that.
            cash.here = most(his_low, top(my_winners) < bottom(his_winners) ? 1 : 0);
        }
        const bool all_cashed = cash.here >= mine_high;
        cash.here = least(cash.here, limit);
        int pinned = least(cash.here, their_length);
        if (his_length > pinned) pinned = least(cash.here, mine_high);
        if (pinned) cash.here_rests = at_or_above(nth(my_winners, pinned));
        if (!all_cashed) return cash;
    }
    const int his_left = his_length - cash.here;
    if (his_left <= 0 || cash.here >= limit) return cash;
    const int his_sure = least(his_high, his_left);
    cash.beyond = his_sure;
    if (cash.here + his_sure >= their_length && cash.here + his_sure >= my_length) cash.beyond = his_left;
    cash.beyond = least(cash.beyond, limit - cash.here);
    cash.crosses = his_sure > 0 && my_length > cash.here;
    if (cash.beyond && (theirs || mine)) {
        const Cards high = my_winners | his_winners;
        if (high) cash.beyond_rests = at_or_above(bottom(high));
    }
    return cash;
}

// The static bounds of a trick start.
template <bool kTrump>
class SureTricks {
public:
    SureTricks(const Frame& frame, Cards trump, int tricks, int seat)
        : all_(frame.all),
          trump_(trump),
          tricks_(tricks),
          mine_(frame.hand[seat]),
          his_(frame.hand[partner_of(seat)]),
          left_(frame.hand[left_of(seat)]),
          right_(frame.hand[right_of(seat)]) {}

    // Tricks of the side on lead; seldom more than it needs.
    Proof for_leader(int need) const { return quick<true>(mine_, his_, left_, right_, need); }

    // Tricks of the side not on lead, whatever is led.
    Proof for_defence(int need) const {
        Proof sure{0, 0};
        if (kTrump) {
            sure = trump_tricks<true>(left_, right_, mine_, his_, need);
            if (sure.tricks >= need) return sure;
        }
        Proof once_in = after_any_lead(need);
        if (once_in.tricks > sure.tricks) sure = once_in;
        if (kTrump || sure.tricks >= need) return sure;
        once_in = when_winners_run_out(need);
        return once_in.tricks > sure.tricks ? once_in : sure;
    }

private:
    // What the hand on lead takes at once: its own winners, then partner's.
    template <bool kOnLead>
    Proof quick(Cards mine, Cards his, Cards left, Cards right, int need) const {
        Proof sure{0, 0};
        int my_side = tricks_, his_side = tricks_;
        if (kTrump) {
            sure = trump_tricks<kOnLead>(mine, his, left, right, need);
            if (sure.tricks >= need) return sure;
            // Trumps are kept for later, so side winners fall on side cards only.
            my_side = count(mine & ~trump_);
            his_side = count(his & ~trump_);
        }
        const bool left_ruffs = kTrump && (left & trump_), right_ruffs = kTrump && (right & trump_);
        const int missing = need - sure.tricks;
        int here = 0, beyond = 0;
        bool crosses = false;
        Cards here_rests = sure.relevant, beyond_rests = 0;
        // Only suits that the side heads bring tricks at once.
        for (Cards heads = tops(all_) & (mine | his) & ~trump_; heads; heads &= heads - 1) {
            const Cards l = lane(suit_of(heads));
            int limit = tricks_;
            if (left_ruffs) limit = least(limit, count(left & l));
            if (right_ruffs) limit = least(limit, count(right & l));
            if (!limit) continue;
            const Cash in_suit = cash(mine & l, his & l, left & l, right & l, l, limit);
            here += in_suit.here;
            here_rests |= in_suit.here_rests;
            if (least(here, his_side) >= missing) return {here_rests, need};
            beyond += in_suit.beyond;
            beyond_rests |= in_suit.beyond_rests;
            crosses |= in_suit.crosses;
        }
        const int both = least(here + beyond, least(my_side, his_side));
        if (both < missing) return sure;
        if (!crosses && kTrump) {
            // A low trump reaches partner's head, unless it is a head itself and meant to
            // win apart from his.
            const Cards best = top((left | right) & trump_);
            const Cards head = top(his & trump_ & (best - 1));
            if (head && (mine & trump_ & (best ? ~(best - 1) : ~(head - 1)))) {
                crosses = true;
                beyond_rests |= at_or_above(head);
            }
        }
        if (crosses) return {here_rests | beyond_rests, need};
        return sure;
    }

    // Trump tricks of a side however the play goes; with `kApart` also those that its
    // two hands take as long as nothing else forces their heads together.
    template <bool kApart>
    Proof trump_tricks(Cards a, Cards b, Cards x, Cards y, int need) const {
        const Cards ours_a = a & trump_, ours_b = b & trump_, theirs = (x | y) & trump_;
        if (!(ours_a | ours_b)) return {0, 0};
        const int by_a = sure_by_pairing(ours_a, theirs), by_b = sure_by_pairing(ours_b, theirs);
        const int alone = most(by_a, by_b);
        if (kApart && ours_a && ours_b && alone < need) {
            // The highest trumps of both hands, played apart by a hand long enough.
            const Cards high = (ours_a | ours_b) & (top(theirs) - 1);
            const int apart = least(count(high), most(count(ours_a), count(ours_b)));
            if (apart > alone) return {at_or_above(nth(high, apart)), apart};
        }
        if (!alone) return {0, 0};
        return unpaired(by_a >= by_b ? ours_a : ours_b, theirs, need);
    }

    // When every suit the leader holds is headed by the defence, whoever wins the
    // first trick may cash what he holds.
    Proof after_any_lead(int need) const {
        const Cards heads = tops(all_);
        if (heads & mine_) return {0, 0};
        Cards needed = 0;
        for (int suit = 0; suit < kSuits; ++suit) {
            const Cards l = lane(suit);
            if (!(mine_ & l)) continue;
            if (heads & l & his_) return {0, 0};
            if (kTrump && l != trump_ && !(his_ & l) && (his_ & trump_)) return {0, 0};
            needed |= heads & l;
        }
        Proof sure{0, tricks_};
        if (needed & left_) sure = quick<false>(left_, right_, his_, mine_, need);
        if (sure.tricks && (needed & right_)) {
            const Proof other = quick<false>(right_, left_, mine_, his_, need);
            sure = {sure.relevant | other.relevant, least(sure.tricks, other.tricks)};
        }
        sure.relevant |= close_upwards(needed);
        return sure;
    }

    // At no trump the side on lead keeps it only in suits it heads. When those do not
    // bring all it wants, the defence gets in, and cashes what it kept: the winners of
    // whichever hand that is. Nobody is squeezed as long as each defender has room for
    // the heads and guards that are his to keep.
    Proof when_winners_run_out(int need) const {
        const int most_allowed = tricks_ - need;
        const Cards defender[2] = {left_, right_};
        int run[2] = {0, 0};     // tricks a defender cashes once he is in
        int keeps[2] = {0, 0};   // heads and guards that are his to keep
        int guards[2] = {0, 0};  // the guards among them
        int runs = 0;
        Cards rests = 0;
        for (int suit = 0; suit < kSuits; ++suit) {
            const Cards l = lane(suit);
            const Cards head = top(all_ & l);
            if (!head) continue;
            const int my_length = count(mine_ & l), his_length = count(his_ & l);
            const int length = most(my_length, his_length);
            if (head & (mine_ | his_)) {
                const Cards best = top((left_ | right_) & l);
                const Cards high = (mine_ | his_) & l & (best - 1);
                const int heads = count(high);
                // Their best card sits over the hand with all the heads, and is guarded
                // well enough not to fall: no finesse, no drop, no more than the heads.
                const int who = best & left_ ? 0 : 1;
                const bool behind = best && !(high & (who == 0 ? his_ : mine_));
                if (behind && heads < length && heads < count(defender[who] & l)) {
                    runs += heads;
                    rests |= at_or_above(best);
                    guards[who] += 1;
                    keeps[who] += 1;
                } else {
                    runs += length;
                }
                if (runs > most_allowed) return {0, 0};
            } else {
                const int who = head & left_ ? 0 : 1;
                const Cards holding = defender[who] & l;
                const int high = count(holding & (top(all_ & l & ~holding) - 1));
                const int longest = most(length, count(defender[1 - who] & l));
                const int cashed = high >= longest ? count(holding) : high;
                run[who] += cashed;
                keeps[who] += 1;
                const int pinned = least(cashed, longest);
                if (pinned) rests |= at_or_above(nth(holding, pinned));
            }
        }
        const int room = tricks_ - runs;
        if (room < keeps[0] || room < keeps[1]) return {0, 0};
        const int sure = least(least(run[0], room - guards[0]), least(run[1], room - guards[1]));
        return {rests, least(room, most(sure, 1))};
    }

    Cards all_;
    Cards trump_;
    int tricks_;
    Cards mine_;
    Cards his_;
    Cards left_;
    Cards right_;
};

}  // namespace kibitz::KIBITZ_ENGINE

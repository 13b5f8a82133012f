// Which card to try first when nothing better is known. Included once per engine build.
#pragma once

#include "killers.hpp"

namespace kibitz::KIBITZ_ENGINE {

// The cards to try, in order, as they are written down.
class Order {
public:
    explicit Order(Cards* place) : end_(place) {}
    void card(Cards card) { *end_++ = card; }
    void downwards(Cards cards) {
        for (; cards; cards &= cards - 1) *end_++ = top(cards);
    }
    void upwards(Cards cards) {
        while (cards) {
            const Cards low = bottom(cards);
            *end_++ = low;
            cards ^= low;
        }
    }

private:
    Cards* end_;
};

// Leads: finesses and strong suits before the rest, trumps and gifts last.
template <bool kTrump>
static inline void arrange_leads(const View& v, Cards rest, Order& order) {
    const Frame& f = v.frame;
    const Cards partner = f.hand[partner_of(v.seat)];
    const Cards left = f.hand[left_of(v.seat)];
    const Cards right = f.hand[right_of(v.seat)];
    const Cards mine = f.hand[v.seat];
    Cards ruffs = 0, good = 0, strong = 0, plain = 0, thin = 0, bad = 0, trumps = 0;
    for (int suit = 0; suit < kSuits; ++suit) {
        const Cards l = lane(suit);
        const Cards choice = rest & l;
        if (!choice) continue;
        const Cards ends = top(choice) | bottom(choice);
        if (kTrump) {
            if (l == v.trump) {
                trumps |= ends;
                continue;
            }
            if ((!(left & l) && (left & v.trump)) || (!(right & l) && (right & v.trump))) continue;
        }
        const Cards my = mine & l, his = partner & l, lho = left & l, rho = right & l;
        const Cards ours = my | his;
        Cards all = f.all & l;
        const Cards a = top(all);
        const Cards k = top(all ^= a);
        const Cards q = top(all ^= k);
        const Cards j = top(all ^= q);
        const Cards t = top(all ^= j);
        const auto holds_both = [](Cards hand, Cards two) { return two && (hand & two) == two; };
        if (count(his) >= 2 && count(lho) >= 2 &&
            (((his & k) && (lho & a)) || ((his & a) && (lho & k) && ((his & q) || (j && holds_both(ours, q | j)))) ||
             ((his & k) && (lho & q) && ((his & j) || (t && holds_both(ours, j | t)))))) {
            good |= ends;
            continue;
        }
        if (kTrump && count(my) >= 2 && count(rho) >= 2 &&
            (((my & a) && (rho & k)) || ((my & k) && (rho & a) && !(ours & q)))) {
            bad |= top(choice);
            continue;
        }
        if (lho && rho && count(ours & (a | k | q)) >= 2) {
            strong |= ends;
            continue;
        }
        if (kTrump && !his && lho && rho && (partner & v.trump) && count(partner & v.trump) <= count(mine & v.trump) &&
            bottom(my) != a) {
            ruffs |= bottom(choice);
            continue;
        }
        if (!his || !lho || !rho)
            thin |= ends;
        else
            plain |= ends;
    }
    if (kTrump) order.downwards(ruffs);
    order.upwards(good);
    order.downwards(strong);
    order.downwards(plain);
    order.downwards(thin);
    if (kTrump) {
        order.downwards(bad);
        order.downwards(trumps);
    }
    order.downwards(rest & ~(ruffs | good | strong | plain | thin | bad | trumps));
}

// Following suit: low when partner has or will have it, else as cheaply as wins.
template <int kTurn>
static inline Cards follow_first(const View& v, Cards rest) {
    const bool can_win = (v.best & v.led) && top(rest) < v.best;
    if (!can_win) return bottom(rest);
    const Cards next = kTurn == 3 ? 0 : v.frame.hand[left_of(v.seat)] & v.led;
    const auto above = [](Cards cards, Cards mark) { return cards & (mark - 1); };
    if (kTurn >= 2 && v.winner == partner_of(v.seat)) {
        if (kTurn == 3 || !next || top(next) > v.best || above(next, v.best) == above(next, top(rest)))
            return bottom(rest);
    }
    if constexpr (kTurn == 1) {
        const Cards his = v.frame.hand[partner_of(v.seat)] & v.led;
        if (his && top(his) < v.best) {
            if (next && top(next) < top(his | rest) && above(next, top(his)) == above(next, top(rest)))
                return bottom(rest);
            if (!next || top(his) < top(next)) return bottom(rest);
        }
    }
    const Cards winners = above(rest, v.best);
    return kTurn == 3 || !next || bottom(winners) < top(next) ? bottom(winners) : top(winners);
}

// Out of the suit: ruff if it helps, else throw from length.
template <int kTurn, bool kTrump>
static inline void arrange_discard(const View& v, Cards rest, Order& order) {
    if (kTrump) {
        const Cards next = kTurn == 3 ? 0 : v.frame.hand[left_of(v.seat)];
        const bool partners = kTurn >= 2 && v.winner == partner_of(v.seat);
        const Cards trumps = rest & v.trump;
        const bool partner_holds =
            partners && (kTurn == 3 || ((next & v.led) && (v.best & (v.led | v.trump)) &&
                                        ((v.best & v.trump & ~v.led) || top(next & v.led) > v.best)));
        if (trumps && !partner_holds) {
            if (v.best & v.trump) {
                const Cards over = trumps & (v.best - 1);
                if (!partners) {
                    order.upwards(over);
                    rest &= ~over;
                }
            } else if (kTurn == 3 || (next & v.led) || !(next & v.trump)) {
                order.card(bottom(trumps));
                rest ^= bottom(trumps);
            } else {
                order.upwards(trumps);
                rest &= ~trumps;
            }
        }
    }
    Cards low[kSuits];
    int length[kSuits];
    int n = 0;
    for (int suit = 0; suit < kSuits; ++suit) {
        const Cards l = lane(suit);
        if (l == v.trump || !(rest & l)) continue;
        const Cards card = bottom(rest & l);
        const int size = count(v.choice & l);
        int at = n++;
        for (; at > 0 && length[at - 1] < size; --at) {
            low[at] = low[at - 1];
            length[at] = length[at - 1];
        }
        low[at] = card;
        length[at] = size;
    }
    for (int i = 0; i < n; ++i) {
        order.card(low[i]);
        rest ^= low[i];
    }
    order.downwards(rest);
}

template <int kTurn, bool kTrump>
static inline void arrange(const View& view, Cards rest, Cards* place) {
    Order order(place);
    if constexpr (kTurn == 0)
        arrange_leads<kTrump>(view, rest, order);
    else
        arrange_discard<kTurn, kTrump>(view, rest, order);
}

}  // namespace kibitz::KIBITZ_ENGINE

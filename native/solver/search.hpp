// The search itself: zero-window, trick by trick, specialised by turn and by trump.
// Included once per engine build.
#pragma once

#include <atomic>

#include "engine.hpp"
#include "frame.hpp"
#include "killers.hpp"
#include "order.hpp"
#include "patterns.hpp"
#include "portability.hpp"
#include "sure_tricks.hpp"

namespace kibitz::KIBITZ_ENGINE {

class Search final : public Engine {
public:
    explicit Search(std::size_t bytes) : table_(bytes) {}

    int search(const Position& position, int need) override {
        if (stop_ && stop_->load(std::memory_order_relaxed)) throw Cancelled{};
        const int tricks = position.tricks();
        Frame& frame = frames_[tricks];
        for (int seat = 0; seat < kSeats; ++seat) frame.hand[seat] = position.hands[seat];
        for (int i = 0; i < position.played; ++i) {
            frame.card[i] = position.trick[i];
            frame.hand[(position.leader + i) & 3] |= position.trick[i];
        }
        frame.all = frame.hand[0] | frame.hand[1] | frame.hand[2] | frame.hand[3];
        frame.shape = shape_of(frame.hand);
        trump_ = position.trump == kNoTrump ? 0 : lane(position.trump);
        return trump_ ? resume<true>(position, tricks, need) : resume<false>(position, tricks, need);
    }

    void clear() override {
        table_.clear();
        killers_.clear();
    }
    std::uint64_t nodes() const override { return nodes_; }
    void watch(const std::atomic<bool>* stop) override { stop_ = stop; }

private:
    // The trick so far, as the next seat sees it.
    struct Table {
        Cards led;      // lane of the suit led
        Cards best;     // card that is winning
        Cards contest;  // lane of that card
        int winner;     // seat that played it
    };

    template <bool kTrump>
    int resume(const Position& position, int tricks, int need) {
        const Frame& frame = frames_[tricks];
        if (position.played == 0) return lead<kTrump>(tricks, position.leader, need).tricks;
        const Cards led = lane(suit_of(frame.card[0]));
        Table table{led, frame.card[0], led, position.leader};
        for (int i = 1; i < position.played; ++i) table = laid<kTrump>(table, frame.card[i], (position.leader + i) & 3);
        const int seat = position.to_play();
        switch (position.played) {
            case 1:
                return follow<1, kTrump>(tricks, seat, need, table).tricks;
            case 2:
                return follow<2, kTrump>(tricks, seat, need, table).tricks;
            default:
                return follow<3, kTrump>(tricks, seat, need, table).tricks;
        }
    }

    // The trick with one more card on it.
    template <bool kTrump>
    Table laid(const Table& table, Cards card, int seat) const {
        if (card & table.contest) return card < table.best ? Table{table.led, card, table.contest, seat} : table;
        if (kTrump && (card & trump_)) return {table.led, card, trump_, seat};
        return table;
    }

    static Proof flipped(Proof proof, int tricks) { return {proof.relevant, tricks - proof.tricks}; }

    // A new trick: known bounds first, then every lead worth trying.
    template <bool kTrump>
    Proof lead(int tricks, int seat, int need) {
        Frame& frame = frames_[tricks];
        if (tricks == 1) return last_trick<kTrump>(frame, seat);
        if ((++nodes_ & 0xfff) == 0 && stop_ && stop_->load(std::memory_order_relaxed)) throw Cancelled{};

        const Owners owners{pack(frame.hand[1] | frame.hand[3], frame.all),
                            pack(frame.hand[2] | frame.hand[3], frame.all)};
        if (const Pattern* known = table_.find(frame.shape, seat, owners, need)) {
            const int bound = known->at_least() >= need ? known->at_least() : known->at_most();
            return {close_upwards(unpack(known->mask, frame.all)), bound};
        }

        const SureTricks<kTrump> sure(frame, trump_, tricks, seat);
        const Proof mine = sure.for_leader(need);
        if (mine.tricks >= need) return mine;
        const Proof theirs = sure.for_defence(tricks - need + 1);
        if (tricks - theirs.tricks < need) return flipped(theirs, tricks);

        const Cards hand = frame.hand[seat];
        const Proof proof = choose<0, kTrump>(tricks, seat, need, Table{}, hand);
        const std::uint64_t mask = pack(proof.relevant, frame.all);
        if (proof.tricks >= need)
            table_.store(frame.shape, seat, owners, mask, proof.tricks, tricks);
        else
            table_.store(frame.shape, seat, owners, mask, 0, proof.tricks);
        return proof;
    }

    template <int kTurn, bool kTrump>
    Proof follow(int tricks, int seat, int need, const Table& table) {
        const Cards hand = frames_[tricks].hand[seat];
        const Cards suit = hand & table.led;
        return choose<kTurn, kTrump>(tricks, seat, need, table, suit ? suit : hand);
    }

    // Tries the cards of `choice` until one brings `need` tricks. The first is picked with
    // as little ado as can be, for it is nearly always enough if any is.
    template <int kTurn, bool kTrump>
    Proof choose(int tricks, int seat, int need, const Table& table, Cards choice) {
        const View view{frames_[tricks], seat, choice, table.led, table.best, table.winner, trump_, need};
        const bool in_suit = kTurn > 0 && (choice & table.led);
        if constexpr (kTurn == 3) {
            // Following suit, any card makes the same shape.
            if (in_suit) table_.prefetch(shape_after(tricks, seat, table.led, choice));
        }
        Cards card = choice;
        std::uint64_t key = 0;
        bool is_new = false;
        if ((choice & (choice - 1)) != 0) {
            // Following in fourth seat the right card is plain to see; elsewhere ask what
            // was right before.
            if (kTurn == 3 && in_suit) {
                card = follow_first<kTurn>(view, choice);
            } else {
                key = killer_key<kTurn, kTrump>(view);
                card = killers_.find(key) & choice;
                if (!card) {
                    if (!in_suit) return choose_in_order<kTurn, kTrump>(view, tricks, table, key);
                    card = follow_first<kTurn>(view, choice);
                    is_new = true;
                }
            }
        }
        const Proof proof = play<kTurn, kTrump>(tricks, seat, need, table, card);
        if (proof.tricks >= need) {
            if (kTurn < 3 && is_new) killers_.keep(key, card);
            return proof;
        }
        if (card == choice) return proof;
        Cards rest = one_of_each_run(choice, view.frame.all);
        rest ^= run_top(card, rest);
        rest = without_equals(rest, card, proof.relevant);
        return choose_from_rest<kTurn, kTrump>(view, tricks, table, proof, key, rest);
    }

    // A card whose rank did not matter stands for all of its suit that would not have
    // mattered either.
    static Cards without_equals(Cards rest, Cards card, Cards relevant) {
        return relevant & card ? rest : rest & (~lane(suit_of(card)) | relevant);
    }

    // Leads and discards of which nothing is known: the likeliest first.
    template <int kTurn, bool kTrump>
    KIBITZ_NOINLINE Proof choose_in_order(const View& view, int tricks, const Table& table, std::uint64_t key) {
        Cards rest = one_of_each_run(view.choice, view.frame.all);
        Cards order[kRanks];
        arrange<kTurn, kTrump>(view, rest, order);
        const Proof proof = play<kTurn, kTrump>(tricks, view.seat, view.need, table, order[0]);
        if (proof.tricks >= view.need) {
            killers_.keep(key, order[0]);
            return proof;
        }
        rest = without_equals(rest ^ order[0], order[0], proof.relevant);
        return choose_from_rest<kTurn, kTrump>(view, tricks, table, proof, key, rest, order);
    }

    // What is left when the first card did not do; `rest` has one card of each run, `key`
    // is where to remember one that does.
    template <int kTurn, bool kTrump>
    KIBITZ_NOINLINE Proof choose_from_rest(const View& view, int tricks, const Table& table, Proof best,
                                           std::uint64_t key, Cards rest, const Cards* order = nullptr) {
        const bool in_suit = kTurn > 0 && (view.choice & view.led);
        Cards here[kRanks];
        if (rest && !in_suit && !order) {
            arrange<kTurn, kTrump>(view, rest, here);
            order = here;
        }
        while (rest) {
            Cards card;
            if (in_suit) {
                card = bottom(rest);
            } else {
                while (!(*order & rest)) ++order;
                card = *order;
            }
            const Proof proof = play<kTurn, kTrump>(tricks, view.seat, view.need, table, card);
            if (proof.tricks >= view.need) {
                if (kTurn < 3 || !in_suit) killers_.keep(key, card);
                return proof;
            }
            if (proof.tricks > best.tricks) best.tricks = proof.tricks;
            best.relevant |= proof.relevant;
            rest = without_equals(rest ^ card, card, proof.relevant);
        }
        best.relevant = whole_runs(best.relevant, view.choice, view.frame.all);
        return best;
    }

    // The highest card of the run a card belongs to: the nearest kept card above it.
    static Cards run_top(Cards card, Cards kept) { return bottom(kept & ((card << 1) - 1) & lane(suit_of(card))); }

    template <int kTurn, bool kTrump>
    KIBITZ_ALWAYS_INLINE Proof play(int tricks, int seat, int need, const Table& table, Cards card) {
        if constexpr (kTurn == 3) {
            return finish<kTrump>(tricks, seat, need, table, card);
        } else {
            frames_[tricks].card[kTurn] = card;
            Table next;
            if constexpr (kTurn == 0) {
                const Cards led = lane(suit_of(card));
                next = {led, card, led, seat};
            } else {
                next = laid<kTrump>(table, card, seat);
            }
            const Proof proof = follow<kTurn + 1, kTrump>(tricks, left_of(seat), tricks - need + 1, next);
            return flipped(proof, tricks);
        }
    }

    // The shape that is left when the seat plays fourth from this suit of its hand.
    KIBITZ_ALWAYS_INLINE std::uint64_t shape_after(int tricks, int seat, Cards led, Cards fourth) const {
        const Frame& frame = frames_[tricks];
        if (!((frame.card[1] | frame.card[2] | fourth) & ~led))
            return frame.shape - (kOneEach << length_place(0, suit_of(led)));
        std::uint64_t shape = frame.shape - (std::uint64_t{1} << length_place(seat, suit_of(fourth)));
        for (int i = 0; i < 3; ++i)
            shape -= std::uint64_t{1} << length_place((seat + 1 + i) & 3, suit_of(frame.card[i]));
        return shape;
    }

    // The fourth card: gathers the trick and leads to the next.
    template <bool kTrump>
    KIBITZ_ALWAYS_INLINE Proof finish(int tricks, int seat, int need, const Table& before, Cards card) {
        const Frame& frame = frames_[tricks];
        Frame& next = frames_[tricks - 1];
        const Table table = laid<kTrump>(before, card, seat);
        const Cards cards = frame.card[0] | frame.card[1] | frame.card[2] | card;
        const Cards contest = cards & table.contest;
        const Cards by_rank = contest & (contest - 1) ? (table.best | (table.best - 1)) & table.contest : 0;
        const bool ours = ((table.winner ^ seat) & 1) == 0;
        if (ours ? need <= 1 : need >= tricks) return {by_rank, ours ? 1 : tricks - 1};

        next.all = frame.all ^ cards;
        next.shape = shape_after(tricks, seat, table.led, card);
        for (int i = 0; i < 3; ++i) next.hand[(seat + 1 + i) & 3] = frame.hand[(seat + 1 + i) & 3] ^ frame.card[i];
        next.hand[seat] = frame.hand[seat] ^ card;

        Proof proof = lead<kTrump>(tricks - 1, table.winner, ours ? need - 1 : tricks - need);
        proof.tricks = ours ? proof.tricks + 1 : tricks - 1 - proof.tricks;
        proof.relevant |= by_rank;
        return proof;
    }

    template <bool kTrump>
    Proof last_trick(const Frame& frame, int seat) const {
        Cards card = frame.hand[seat];
        const Cards led = lane(suit_of(card));
        Table table{led, card, led, seat};
        for (int other = left_of(seat); other != seat; other = left_of(other))
            table = laid<kTrump>(table, frame.hand[other], other);
        const Cards contest = frame.all & table.contest;
        const Cards relevant = contest & (contest - 1) ? (table.best | (table.best - 1)) & table.contest : 0;
        return {relevant, ((table.winner ^ seat) & 1) ^ 1};
    }

    PatternTable table_;
    Killers killers_;
    Frame frames_[kRanks + 1] = {};
    Cards trump_ = 0;
    std::uint64_t nodes_ = 0;
    const std::atomic<bool>* stop_ = nullptr;
};

}  // namespace kibitz::KIBITZ_ENGINE

// A plain search with none of the engine's cleverness, to hold it against.
#pragma once

#include <unordered_map>

#include "position.hpp"

namespace kibitz {

// Zero-window minimax over single positions, remembered at trick starts; of touching
// cards in one hand it tries one. For a few cards a hand.
class PlainSearch {
public:
    // Tricks of the side to play.
    int tricks(const Position& position) {
        int value = 0;
        while (value < position.tricks() && takes(position, value + 1)) ++value;
        return value;
    }
    bool takes(const Position& position, int need) {
        if (need <= 0) return true;
        if (need > position.tricks()) return false;
        if (position.played != 0) return best(position, need);
        const Key key{position.hands, position.trump * 4 + position.leader, need};
        const auto known = known_.find(key);
        if (known != known_.end()) return known->second;
        const bool value = best(position, need);
        known_.emplace(key, value);
        return value;
    }
    void forget() { known_.clear(); }

private:
    struct Key {
        std::array<Cards, kSeats> hands;
        int state;
        int need;
        bool operator==(const Key&) const = default;
    };
    struct Hash {
        std::size_t operator()(const Key& key) const {
            std::uint64_t hash = static_cast<std::uint64_t>(key.state * 16 + key.need);
            for (const Cards hand : key.hands) hash = (hash ^ hand ^ (hash >> 29)) * 0x9e3779b97f4a7c15ULL;
            return hash ^ (hash >> 32);
        }
    };

    bool best(const Position& position, int need) {
        const int seat = position.to_play();
        const int all = position.tricks();
        const Cards cards = position.all();
        Cards above = 0;
        for (Cards legal = position.legal(); legal; legal &= legal - 1) {
            const Cards card = top(legal);
            const bool touching =
                above && suit_of(above) == suit_of(card) && !(cards & (card - 1) & ~((above << 1) - 1));
            above = card;
            if (touching) continue;
            const Position next = after(position, card);
            const bool ours = next.played == 0 && ((next.leader ^ seat) & 1) == 0;
            const int left = next.played ? all : all - 1;
            const bool good = ours ? takes(next, need - 1) : !takes(next, left - need + 1);
            if (good) return true;
        }
        return false;
    }
    std::unordered_map<Key, bool, Hash> known_;
};

}  // namespace kibitz

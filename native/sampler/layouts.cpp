#include "layouts.hpp"

#include <algorithm>
#include <array>
#include <stdexcept>
#include <utility>

#include "drawing.hpp"

namespace kibitz::sampler {

Layouts::Layouts(Cards cards, const std::vector<Holding>& hands) : question_(reduce(cards, hands)) {
    if (question_.is_impossible) return;
    unsigned scored = 0;
    for (std::size_t h = 0; h < question_.shares.size(); ++h) {
        const Share& share = question_.shares[h];
        if (share.is_scored) scored |= 1u << h;
        if (share.reach) reached_ |= Sum{1} << (kReached + static_cast<int>(h));
        const int hand = static_cast<int>(h);
        lanes_ |= in_lane(1, length_lane(hand));
        if (share.is_scored) lanes_ |= in_lane(1, points_lane(hand));
    }
    lanes_ |= reached_;
    // The last hand has all that the others have not.
    if (const int last = static_cast<int>(hands.size()) - 1; last >= 0) {
        lanes_ &= ~in_lane(1, length_lane(last));
        if (scored + 1 == 1u << hands.size()) lanes_ &= ~in_lane(1, points_lane(last));
    }
    whole_ = box(question_.open);
    // Suits whose lengths are bound come one by one; of all other cards only the points matter.
    std::vector<const Table*> tables;
    Cards free = 0;
    for (int s = 0; s < kSuits; ++s) {
        if (!(question_.open & suit_cards(s))) continue;
        if (question_.is_length_bound(s))
            tables.push_back(suit(s, scored));
        else
            free |= question_.open & suit_cards(s);
    }
    groups(free, scored, tables);
    while (tables.size() < 2) tables.push_back(&add(leaf(0, 0, 0, 0, Box{})));
    join_to(2, tables);
    left_ = tables[0];
    right_ = tables[1];
    match();
}

const Table& Layouts::add(Table table) {
    tables_.push_back(std::move(table));
    return tables_.back();
}

// The bounds for what some of the open cards come to, so that the others can still make up the rest.
Box Layouts::box(Cards cards) const {
    const Cards others = question_.open & ~cards;
    Box box;
    for (int hand = 0; hand < kMostHands; ++hand) {
        const auto h = static_cast<std::size_t>(hand);
        if (h >= question_.shares.size()) {
            box.bound(length_lane(hand), 0, 0);
            continue;
        }
        const Share& share = question_.shares[h];
        const Cards here = cards & ~question_.barred[h];
        const Cards elsewhere = others & ~question_.barred[h];
        box.bound(length_lane(hand), std::max(0, share.room - kibitz::count(elsewhere)),
                  std::min(share.room, kibitz::count(here)));
        if (share.is_scored)
            box.bound(points_lane(hand), std::max(0, share.points.low - points(elsewhere)),
                      std::min(share.points.high, points(here)));
    }
    return box;
}

// One suit, with the bounds on its length in each hand and flags where it reaches the longest.
const Table* Layouts::suit(int suit, unsigned scored) {
    const Cards cards = question_.open & suit_cards(suit);
    std::vector<const Table*> tables;
    groups(cards, scored, tables);
    join_to(1, tables);
    Table& table = tables_.back();
    Box bounds;
    for (std::size_t h = 0; h < question_.shares.size(); ++h) {
        const Range length = question_.shares[h].lengths[static_cast<std::size_t>(suit)];
        bounds.bound(length_lane(static_cast<int>(h)), length.low, length.high);
    }
    table.keep(bounds);
    for (std::size_t h = 0; h < question_.shares.size(); ++h) {
        const Share& share = question_.shares[h];
        if (!share.reach) continue;
        const int hand = static_cast<int>(h);
        const int missing = share.reach - kibitz::count(share.fixed & suit_cards(suit));
        for (Sum& sum : table.sums)
            if (lane(sum, length_lane(hand)) >= missing) sum |= Sum{1} << (kReached + hand);
    }
    return &table;
}

// The cards parted into those that are worth the same and may go to the same hands, a leaf for each.
void Layouts::groups(Cards cards, unsigned scored, std::vector<const Table*>& tables) {
    std::array<std::array<Cards, 5>, 1 << kMostHands> alike{};
    for (; cards; cards &= cards - 1) {
        const Cards card = lowest(cards);
        unsigned takers = 0;
        for (std::size_t h = 0; h < question_.shares.size(); ++h)
            if (!(question_.barred[h] & card)) takers |= 1u << h;
        alike[takers][scored ? static_cast<std::size_t>(points(card)) : 0] |= card;
    }
    for (unsigned takers = 0; takers < alike.size(); ++takers)
        for (int worth = 0; worth < 5; ++worth)
            if (const Cards group = alike[takers][static_cast<std::size_t>(worth)])
                tables.push_back(&add(leaf(group, worth, takers, scored, box(group))));
}

// Joins the two smallest tables until so many are left.
const Table& Layouts::join_to(std::size_t wanted, std::vector<const Table*>& tables) {
    const auto larger = [](const Table* one, const Table* two) { return one->size() > two->size(); };
    while (tables.size() > wanted) {
        std::stable_sort(tables.begin(), tables.end(), larger);
        const Table* small = tables.back();
        tables.pop_back();
        const Table*& next = tables.back();
        next = &add(join(*next, *small, box(next->cards | small->cards), lanes_));
    }
    return *tables.back();
}

bool Layouts::completes(Sum left, Sum right) const {
    const Sum sum = both(left, right);
    return (sum & ~kLanes) == reached_ && whole_.holds(sum);
}

// Finds for each entry of the left half those of the right half that complete it.
void Layouts::match() {
    const auto lengths = [this](std::uint32_t entry) { return right_->sums[entry] & kLengths; };
    by_length_.resize(right_->size());
    for (std::uint32_t i = 0; i < by_length_.size(); ++i) by_length_[i] = i;
    std::stable_sort(by_length_.begin(), by_length_.end(),
                     [&](std::uint32_t one, std::uint32_t two) { return lengths(one) < lengths(two); });
    Sum room = 0;
    for (std::size_t h = 0; h < question_.shares.size(); ++h)
        room |= in_lane(question_.shares[h].room, length_lane(static_cast<int>(h)));
    for (std::uint32_t entry = 0; entry < left_->size(); ++entry) {
        const Sum wanted = room - (left_->sums[entry] & kLengths);
        const auto first = std::partition_point(by_length_.begin(), by_length_.end(),
                                                [&](std::uint32_t right) { return lengths(right) < wanted; });
        auto last = first;
        Count completed = 0;
        for (; last != by_length_.end() && lengths(*last) == wanted; ++last)
            if (completes(left_->sums[entry], right_->sums[*last])) completed += right_->ways[*last];
        if (!completed) continue;
        count_ += left_->ways[entry] * completed;
        halves_.push_back({entry, static_cast<std::uint32_t>(first - by_length_.begin()),
                           static_cast<std::uint32_t>(last - by_length_.begin()), count_});
    }
}

void Layouts::at(Count rank, Cards* hands) const {
    if (rank >= count_) throw std::out_of_range("There are not so many layouts.");
    std::array<Cards, kMostHands> dealt{};
    const auto half =
        std::partition_point(halves_.begin(), halves_.end(), [&](const Half& each) { return each.up_to <= rank; });
    if (half != halves_.begin()) rank -= std::prev(half)->up_to;
    for (std::uint32_t i = half->first; i < half->last; ++i) {
        const std::uint32_t other = by_length_[i];
        if (!completes(left_->sums[half->entry], right_->sums[other])) continue;
        const Count left_ways = left_->ways[half->entry];
        const Count ways = left_ways * right_->ways[other];
        if (rank >= ways) {
            rank -= ways;
            continue;
        }
        left_->deal(half->entry, rank % left_ways, dealt.data());
        right_->deal(other, rank / left_ways, dealt.data());
        break;
    }
    for (std::size_t h = 0; h < question_.shares.size(); ++h) hands[h] = dealt[h] | question_.shares[h].fixed;
}

void Layouts::sample(std::size_t number, std::uint64_t seed, Cards* out) const {
    if (!count_ && number) throw std::domain_error("No layout of the hidden hands fits what is known of them.");
    Random random(seed);
    for (std::size_t i = 0; i < number; ++i) at(below(random, count_), out + i * hands());
}

void Layouts::list(std::size_t number, Count start, Cards* out) const {
    for (std::size_t i = 0; i < number; ++i) at(start + i, out + i * hands());
}

}  // namespace kibitz::sampler

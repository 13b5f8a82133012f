// What a player knows, as numbers: the layout of kibitz.gym.observing.
#include "observing.hpp"

#include <cstring>

#include "deal.hpp"

namespace kibitz::batch {
namespace {

std::size_t at(int index) { return static_cast<std::size_t>(index); }

// Fills in the parts one after the other, seats as seen from one of them.
class Row {
public:
    Row(std::int8_t* numbers, int seat) : numbers_(numbers), seat_(seat) {}

    int around(int seat) const { return (seat - seat_ + kSeats) % kSeats; }

    // The next part, of that many numbers.
    std::int8_t* part(int size) {
        std::int8_t* start = numbers_ + filled_;
        filled_ += size;
        return start;
    }

    void one_of_seats(int seat) { one_of(kSeats, seat < 0 ? -1 : around(seat)); }

    void one_of(int size, int chosen) {
        std::int8_t* start = part(size);
        if (chosen >= 0) start[chosen] = 1;
    }

    // A number for each side, that of the player first.
    template <class Number>
    void sides(Number number) {
        std::int8_t* start = part(2);
        for (int i = 0; i < 2; ++i) start[i] = static_cast<std::int8_t>(number((seat_ + i) % 2));
    }

    void calls(const std::array<std::uint64_t, kSeats>& said) {
        std::int8_t* start = part(kBids * kSeats);
        for (int seat = 0; seat < kSeats; ++seat)
            for (std::uint64_t bids = said[at(seat)]; bids; bids &= bids - 1)
                start[kSeats * std::countr_zero(bids) + around(seat)] = 1;
    }

    int filled() const { return filled_; }

private:
    std::int8_t* numbers_;
    int seat_;
    int filled_ = 0;
};

void show(std::int8_t* start, Cards cards) {
    for (; cards; cards &= cards - 1) start[std::countr_zero(cards)] = 1;
}

}  // namespace

void Deal::observe(const Rules& rules, int player, std::int8_t* numbers) const {
    std::memset(numbers, 0, kObservationSize);
    const int seat = places_of_[at(player)];
    if (seat < 0) return;
    Row row(numbers, seat);
    std::int8_t* hands = row.part(kSeats * kPackSize);
    show(hands, hands_[at(seat)]);
    if (dummy_is_faced(rules)) show(hands + kPackSize * row.around(dummy()), hands_[at(dummy())]);

    std::int8_t* played = row.part(kSeats * kPackSize);
    std::int8_t* trick = row.part(kSeats * kPackSize);
    for (int i = 0; i < played_; ++i) {
        const int place = kPackSize * row.around((leaders_[at(i / kSeats)] + i) % kSeats) + plays_[at(i)];
        played[place] = static_cast<std::int8_t>(i / kSeats + 1);
        if (i / kSeats == tricks()) trick[place] = 1;
    }
    row.one_of(kSuits, in_trick() ? plays_[at(kSeats * tricks())] / kRanks : -1);

    std::int8_t* passes = row.part(kSeats);
    for (int other = 0; other < kSeats; ++other) passes[row.around(other)] = passes_ >> other & 1;
    row.calls(bids_);
    row.calls(doubles_);
    row.calls(redoubles_);
    for (const auto& measure : announced_) {
        std::int8_t* said = row.part(kSeats);
        for (int place = 0; place < kSeats; ++place) {
            const int who = players_at_[at(place)];
            said[row.around(place)] = who < 0 ? kUnsaid : measure[at(who)];
        }
    }
    row.one_of_seats(dealer_);
    row.sides([this](int side) { return vulnerable_ >> side & 1; });
    row.part(2);  // part-scores: a deal of the batch stands by itself
    row.one_of_seats(declarer_);
    const Contract* contract = contract_ < 0 ? nullptr : &rules.contracts[at(contract_)];
    row.one_of(kStrains, contract ? contract->strain : -1);
    row.one_of(kTerms, contract ? contract->terms : -1);
    *row.part(1) = static_cast<std::int8_t>(contract ? contract->goal : 0);
    row.one_of(kPledges, pledge_);
    row.sides([this](int side) { return won_[at(side)]; });
    row.one_of_seats(turn_);
    row.one_of_seats(player_ < 0 ? kNobody : places_of_[at(player_)]);
}

}  // namespace kibitz::batch

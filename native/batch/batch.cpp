#include "batch.hpp"

#include <cstring>
#include <type_traits>
#include <utility>

namespace kibitz::batch {

Batch::Batch(Rules rules, std::size_t deals, std::uint64_t seed, bool deals_again)
    : rules_(std::make_shared<const Rules>(std::move(rules))), deals_again_(deals_again), deals_(deals), chooser_(0) {
    restart(seed);
}

void Batch::restart(std::uint64_t seed) {
    Random seeds(seed);
    chooser_ = Random(seeds.next());
    shufflers_.clear();
    for (Deal& deal : deals_) deal_anew(deal, shufflers_.emplace_back(seeds.next()));
}

void Batch::deal_again(std::span<const bool> where) {
    for (std::size_t i = 0; i < size(); ++i) {
        if (where[i]) deal_anew(deals_[i], shufflers_[i]);
    }
}

Batch Batch::taken(std::span<const std::int64_t> places) const {
    Batch copy(*this);
    copy.deals_.clear();
    copy.shufflers_.clear();
    for (const std::int64_t place : places) {
        copy.deals_.push_back(deals_[static_cast<std::size_t>(place)]);
        copy.shufflers_.push_back(shufflers_[static_cast<std::size_t>(place)]);
    }
    return copy;
}

std::vector<std::byte> Batch::state() const {
    static_assert(std::is_trivially_copyable_v<Deal> && std::is_trivially_copyable_v<Random>);
    std::vector<std::byte> bytes(size() * (sizeof(Deal) + sizeof(Random)) + sizeof(Random));
    std::byte* at = bytes.data();
    std::memcpy(at, &chooser_, sizeof(Random));
    at += sizeof(Random);
    if (size() == 0) return bytes;
    std::memcpy(at, deals_.data(), size() * sizeof(Deal));
    std::memcpy(at + size() * sizeof(Deal), shufflers_.data(), size() * sizeof(Random));
    return bytes;
}

bool Batch::restore(std::span<const std::byte> state) {
    if (state.size() != size() * (sizeof(Deal) + sizeof(Random)) + sizeof(Random)) return false;
    const std::byte* at = state.data();
    std::memcpy(&chooser_, at, sizeof(Random));
    at += sizeof(Random);
    if (size() == 0) return true;
    std::memcpy(deals_.data(), at, size() * sizeof(Deal));
    std::memcpy(shufflers_.data(), at + size() * sizeof(Deal), size() * sizeof(Random));
    return true;
}

void Batch::put(std::size_t i, const std::array<Cards, kSeats>& hands, int dealer, unsigned vulnerable) {
    deals_[i].begin(*rules_, hands, dealer, vulnerable);
}

std::size_t Batch::first_illegal(std::span<const std::int64_t> actions) const {
    for (std::size_t i = 0; i < size(); ++i) {
        const std::int64_t action = actions[i];
        const bool known = action >= 0 && action < kActions;
        if (!deals_[i].over() && !(known && deals_[i].is_legal(*rules_, static_cast<int>(action)))) return i;
    }
    return size();
}

void Batch::step(std::span<const std::int64_t> actions, float* rewards, bool* over) {
    for (std::size_t i = 0; i < size(); ++i) {
        Deal& deal = deals_[i];
        const bool was_over = deal.over();
        if (!was_over) deal.act(*rules_, static_cast<int>(actions[i]));
        over[i] = deal.over();
        if (over[i] && !was_over) {
            pay(deal, rewards + kSeats * i);
        } else {
            for (int seat = 0; seat < kSeats; ++seat) rewards[kSeats * i + static_cast<std::size_t>(seat)] = 0;
        }
        if (over[i] && deals_again_) deal_anew(deal, shufflers_[i]);
    }
}

void Batch::random_actions(std::int64_t* actions) {
    for (std::size_t i = 0; i < size(); ++i) actions[i] = deals_[i].random_action(*rules_, chooser_);
}

void Batch::playout(std::size_t number, float* rewards) {
    Deal deal;
    for (std::size_t i = 0; i < number; ++i) {
        deal_anew(deal, chooser_);
        while (!deal.over()) deal.act(*rules_, deal.random_action(*rules_, chooser_));
        pay(deal, rewards + kSeats * i);
    }
}

// A deal that is thrown in before anybody could move is dealt again.
void Batch::deal_anew(Deal& deal, Random& random) const {
    do deal.draw(*rules_, random);
    while (deal.over());
}

void Batch::pay(const Deal& deal, float* rewards) const {
    for (int seat = 0; seat < kSeats; ++seat) rewards[seat] = static_cast<float>(deal.paid(*rules_, seat));
}

}  // namespace kibitz::batch

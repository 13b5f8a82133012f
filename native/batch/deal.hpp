// One deal under way: whose turn it is, what is legal, and what an action changes.
#pragma once

#include <array>
#include <cstdint>

#include "cards.hpp"
#include "random.hpp"
#include "rules.hpp"

namespace kibitz::batch {

enum class Phase : std::uint8_t { call, pass_or_play, nominate, target, choose, play, over };

constexpr int kNobody = -1;
constexpr std::int8_t kUnsaid = -1;

constexpr int left_of(int seat) { return (seat + 1) % kSeats; }
constexpr int partner_of(int seat) { return (seat + 2) % kSeats; }
constexpr int side_of(int seat) { return seat % 2; }

class Deal {
public:
    // Shuffles and deals; dealer and vulnerability are drawn too.
    void draw(const Rules& rules, Random& random);
    void begin(const Rules& rules, const std::array<Cards, kSeats>& hands, int dealer, unsigned vulnerable);

    bool over() const { return phase_ == Phase::over; }
    int player() const { return player_; }  // kNobody when the deal is over

    bool is_legal(const Rules& rules, int action) const;
    void mask(const Rules& rules, std::int8_t* actions) const;
    int random_action(const Rules& rules, Random& random) const;
    void act(const Rules& rules, int action);

    // What the player who came to that seat is paid; nothing before the end, and nothing if nobody came to it.
    int paid(const Rules& rules, int player) const;

    // What the player who came to that seat knows, in the layout of kibitz.gym.observing; all zeros if nobody did.
    void observe(const Rules& rules, int player, std::int8_t* numbers) const;

    const std::array<Cards, kSeats>& dealt() const { return dealt_; }
    int dealer() const { return dealer_; }
    unsigned vulnerable() const { return vulnerable_; }

private:
    int score(const Rules& rules) const;  // what North and South are paid, and less so East and West
    void announce(int measure);
    void strongest_of_three_declares(const Rules& rules);
    void dealer_and_spare_play(const Rules& rules);
    void exchange_hands(int one, int other);
    void reseat(int player, int place);
    void stronger_side_declares(const Rules& rules, int measure);
    void declare(const Rules& rules, int seat);
    void await(Phase phase, int place);
    Cards dealt_to(int place) const {
        return dealt_[static_cast<std::size_t>(dealt_at_[static_cast<std::size_t>(place)])];
    }
    void await_card(int seat);
    void call(const Rules& rules, int action);
    void settle_auction(const Rules& rules);
    void play(const Rules& rules, int card);
    void end_trick(const Rules& rules);
    void choose(const Rules& rules, int choice);

    bool may_double() const;
    bool may_redouble(const Rules& rules) const;
    bool is_offered(const Rules& rules, int choice) const;
    Cards playable() const;
    int dummy() const { return declarer_ < 0 ? kNobody : partner_of(declarer_); }
    bool dummy_is_faced(const Rules& rules) const { return declarer_ >= 0 && (rules.dummy_first || played_ > 0); }
    int reckoned_side() const { return side_of(declarer_ < 0 ? dealer_ : declarer_); }
    int honours(const Rules& rules) const;
    int tricks() const { return played_ / kSeats; }
    int in_trick() const { return played_ % kSeats; }
    int leader() const { return leaders_[static_cast<std::size_t>(tricks())]; }

    // Seats are places at the table; a player is named by the one that they came to. Three players may move.
    std::array<Cards, kSeats> hands_{};
    std::array<Cards, kSeats> dealt_{};                       // as they were dealt
    std::array<std::int8_t, kSeats> dealt_at_{0, 1, 2, 3};    // by place, to which one its cards were dealt
    std::array<std::int8_t, kSeats> players_at_{0, 1, 2, 3};  // by place; kNobody where the hand is spare
    std::array<std::int8_t, kSeats> places_of_{0, 1, 2, 3};   // by player
    std::array<std::uint8_t, kPackSize> plays_{};             // cards in the order they were played
    std::array<std::int8_t, kRanks + 1> leaders_{};
    std::int8_t played_ = 0;
    std::array<std::int8_t, 2> won_{};

    Phase phase_ = Phase::over;
    std::int8_t player_ = kNobody;  // who is to move
    std::int8_t turn_ = kNobody;    // the hand that plays the next card
    std::int8_t dealer_ = 0;
    std::uint8_t vulnerable_ = 0;  // a bit a side
    std::int8_t declarer_ = kNobody;
    std::int16_t contract_ = -1;
    std::int8_t pledge_ = -1;

    std::uint8_t passes_ = 0;  // a bit for each who passed before any bid
    std::array<std::uint64_t, kSeats> bids_{};
    std::array<std::uint64_t, kSeats> doubles_{};
    std::array<std::uint64_t, kSeats> redoubles_{};
    std::array<std::array<std::int8_t, kStrains>, 2> first_to_name_{};
    std::int8_t highest_ = -1;  // the last bid
    std::int8_t bidder_ = kNobody;
    std::int8_t last_word_ = kNobody;  // who made the last call that was no pass
    std::int8_t doubling_ = 0;
    std::int8_t passed_since_ = 0;  // calls of pass since then, or since the beginning
    std::array<std::array<std::int8_t, kSeats>, kMeasures> announced_{};
};

}  // namespace kibitz::batch

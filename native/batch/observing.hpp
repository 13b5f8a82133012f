// The size of what a player knows, in numbers.
#pragma once

#include "rules.hpp"

namespace kibitz::batch {

constexpr int kObservationSize = 3 * kSeats * kPackSize + kSuits + kSeats + 3 * kBids * kSeats + kMeasures * kSeats +
                                 kSeats + 2 + 2 + kSeats + kStrains + kTerms + 1 + kPledges + 2 + kSeats + kSeats;

}  // namespace kibitz::batch

#pragma once
// Points on the unit circle, for drawings of round shapes: the same bits on every machine, which
// the sine of the C library does not guarantee, in a tenth of its code size.

#include <array>

namespace mazewright {

/// Returns cosine and sine of an angle in turns (1 is the whole circle). Error below 1e-7. Source:
/// the Taylor series of both, at most an eighth of a turn from the nearest quarter.
constexpr std::array<float, 2> onCircle(double turns) {
  double quarters = turns * 4;
  auto quarter = static_cast<long>(quarters + (quarters < 0 ? -0.5 : 0.5));
  const double angle = (quarters - static_cast<double>(quarter)) * 1.5707963267948966;
  const double square = angle * angle;
  const double sine =
      angle * (1 - square / 6 * (1 - square / 20 * (1 - square / 42 * (1 - square / 72))));
  const double cosine = 1 - square / 2 * (1 - square / 12 * (1 - square / 30 * (1 - square / 56)));
  const auto c = static_cast<float>(cosine);
  const auto s = static_cast<float>(sine);
  switch (quarter & 3) {
    case 0:
      return {c, s};
    case 1:
      return {-s, c};
    case 2:
      return {-c, -s};
    default:
      return {s, -c};
  }
}

/// The circumference of a circle of radius 1.
inline constexpr float fullTurn = 6.2831853f;

}  // namespace mazewright

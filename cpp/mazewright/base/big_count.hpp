#pragma once
// A count of any size.

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace mazewright {

/// A whole number from 0 on, without an upper limit.
class BigCount {
 public:
  BigCount() = default;
  explicit BigCount(uint32_t number) {
    for (; number != 0; number /= base) digits_.push_back(number % base);
  }

  /// Cost: O(digits).
  BigCount& operator+=(const BigCount& other) {
    if (digits_.size() < other.digits_.size()) digits_.resize(other.digits_.size());
    uint32_t carry = 0;
    for (std::size_t i = 0; i < digits_.size() && (i < other.digits_.size() || carry != 0); ++i) {
      const uint32_t sum = digits_[i] + carry + (i < other.digits_.size() ? other.digits_[i] : 0);
      carry = sum >= base;
      digits_[i] = carry != 0 ? sum - base : sum;
    }
    if (carry != 0) digits_.push_back(1);
    return *this;
  }

  /// In decimal. Cost: O(digits).
  std::string text() const {
    if (digits_.empty()) return "0";
    std::string text = std::to_string(digits_.back());
    for (std::size_t i = digits_.size() - 1; i-- > 0;) {
      const std::string digits = std::to_string(digits_[i]);
      text.append(9 - digits.size(), '0').append(digits);
    }
    return text;
  }

 private:
  static constexpr uint32_t base = 1000000000;
  /// Nine decimal digits each, the lowest first; the last is not 0.
  std::vector<uint32_t> digits_;
};

}  // namespace mazewright

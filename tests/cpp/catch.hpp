#pragma once
// Catch2 as it comes: version 2 (Debian 12) is one header, version 3 a library.
#if __has_include(<catch2/catch_test_macros.hpp>)
#include <catch2/catch_test_macros.hpp>
#else
#include <catch2/catch.hpp>
#endif

// [over.match.conv] in constants: conversion function templates.
template <class T> struct ConvTo { template <class U> requires (sizeof(U) > 0) constexpr operator U() const { return U(v); } T v; }; constexpr long cl = ConvTo<int>{4};
static_assert(cl == 4);
struct ConvT { template <class U> constexpr operator U() const { return U(5); } }; constexpr long c2 = ConvT();
static_assert(c2 == 5 && static_cast<char>(ConvT()) == 5); constexpr int fc(long x) { return x; }
static_assert(fc(ConvT()) == 5);

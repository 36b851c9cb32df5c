// Explicit specializations that lack the word class.
template <typename T> struct spec { int primary; };
template <> spec<float> { int x; };
template <> spec<char> { int x; void f() { x = 3; } };
template <> spec { int x; };
namespace n { template <> ::spec<unsigned> { int x; }; }
int good = undefined;

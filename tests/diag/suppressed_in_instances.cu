// flags: -w
// Warnings about instances of classes that nobody wants.
template <int N> struct Bits { int one : 1 || new int{ 0 }; int some : N; };
Bits<3> wanted;
Bits<40> wide;

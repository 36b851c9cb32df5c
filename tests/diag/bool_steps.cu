// ++ and -- of bool.
void g() { bool b = true; b++; ++b; b += 1; bool &r = b; r++; }
struct S1 { bool b; }; void h(S1 &s, volatile bool v) { s.b++; ++s.b; v++; }
template <class T> void t(T b) { b++; bool c = false; ++c; } template void t(bool);
void decrements(bool b) { --b; b--; b -= 1; }

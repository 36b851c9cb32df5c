struct R0 { struct It { }; It begin() const; It end() const; };
struct R1 { struct It { int operator*() const; It &operator++(); }; It begin() const; It end() const; };
struct R2 { struct It { int operator*() const; bool operator!=(const It&) const; }; It begin() const; It end() const; };
struct R3 { struct It { It& operator++(); bool operator!=(const It&) const; }; It begin() const; It end() const; };
struct R4 { struct It { It& operator++(int); bool operator!=(const It&); int operator*();}; It begin() const; It end() const; };
struct R5 { struct It { int operator*() const; It &operator++(); }; It begin() const; int end() const; };
struct V { };
int f(R0 r0, R1 r1, R2 r2, R3 r3, R4 r4, R5 r5) {
  for (int x : r0) { }
  for (auto x : r0) { }
  for (int x : r1) { }
  for (auto x : r1) { }
  for (int x : r2) { }
  for (auto x : r2) { }
  for (int x : r3) { }
  for (auto x : r3) { }
  for (int x : r4) { }
  for (auto x : r4) { }
  for (int x : r5) { }
  for (auto x : r5) { }
  return 0;
}
template <class T> void g(T t) {
  for (auto x : t) { (void)x; }
  R1 r;
  for (auto x : r) { (void)x; }
}
template void g(R2);
template void g(R1);

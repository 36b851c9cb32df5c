// Ranges whose begin() and end() are not for constant objects; elements that an operator of a class gives.
struct It { int operator*(); It &operator++(); bool operator!=(const It &); }; struct BadIt { int operator*(); bool operator!=(const BadIt &); };
struct L1 { It begin(); It end(); }; struct L2 { It begin() const; It end(); }; struct L3 { It begin(int); It end(); }; struct L4 { BadIt begin() const; BadIt end() const; }; struct L5 { int begin(); int end(); }; struct L6 { private: It begin(); It end(); }; struct L7 { int *begin() const; const int *end() const; }; struct L8 { int begin; It end(); }; struct L9 { It begin(); It *end(); };
template <class T> struct TL { It begin(); It end(); }; struct S { }; int *begin(S &); int *end(S &);
void f(const L1 &a, const L2 &b, L7 &h, const TL<int> &i, const S &j, S k) {
  for (int v : a) { }
  for (int v : b) { }
  for (int v : h) { }
  for (const auto &v : i) { }
  for (auto v : k) { }
  for (char *q : h) { }
  L1 n; for (char *q : n) { } int arr[2]; for (char *q : arr) { } for (S q : n) { } for (int &q : n) { } for (const int &q : n) { } for (int &q : h) { } for (const char *const q : arr) { }
  for (int q : L1()) { } const L1 o{}; for (int q : o) { }
}
template <class T> void g(const T &t, const L1 &u) { for (auto v : t) { } for (int v : u) { } } template void g(const L1 &, const L1 &);

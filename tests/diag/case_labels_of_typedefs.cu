typedef unsigned long size_t2; typedef const int ci; typedef short sh;
template <class T> struct V { typedef T value_type; typedef size_t2 size_type; size_type size() const; const size_type &csize() const; value_type v; };
int f(size_t2 n, ci c, sh s, V<int> v, const size_t2 m, const size_t2 &q) {
  switch (n) { case "x": break; case -1: break; }
  switch (m) { case "x": break; case -1: break; }
  switch (q) { case "x": break; case -1: break; }
  switch (c) { case "x": break; case 1L << 40: break; }
  switch (s) { case "x": break; case 1L << 40: break; }
  switch (v.size()) { case "x": break; case -1: break; }
  switch (v.csize()) { case "x": break; case -1: break; }
  switch (v.v) { case "x": break; case 1L << 40: break; }
  switch (nullptr) { case "x": break; case 1: break; }
  return 0;
}

/* Variables that conditions declare have to become bool, or an integer. */
struct S { int x; }; struct B { operator bool() const; }; struct E { explicit operator bool(); }; struct I { operator int(); }; struct P { operator void *(); };
struct A2 { operator int(); operator float(); }; struct D : B { }; S fs(); B fb(); E fe(); I fi(); P fp(); A2 fa(); struct X { explicit operator int(); }; X fx(); enum class EC { a }; EC fec(); enum UE { ua }; struct NC { operator bool(); };
void f() {
  if (S s = fs()) { }
  if (B b = fb()) { }
  if (E e = fe()) { }
  if (I i = fi()) { }
  if (P i = fp()) { }
  if (D d = D()) { }
  if (EC x = fec()) { }
  if (UE x = ua) { }
  if (S *s = 0) { }
  if (S s = fs(); s.x) { }
  while (S s = fs()) { }
  for (; S s = fs(); ) { }
  switch (S s = fs()) { }
  switch (I s = fi()) { default: ; }
  switch (A2 s = fa()) { }
  switch (EC s = fec()) { default: ;  }
  switch (float s = 1) { }
  switch (S *s = 0) { }
  if (auto s = fs()) { }
  if (S s{1}) { }
  if (S s) { }
  if (int a) { }
  if (const S &s = fs()) { }
  if (auto [x] = fs()) { }
  if (decltype(nullptr) n = nullptr) { }
  if (void (*pf)() = f) { }
}
template <class T> void g() { if (S s = fs()) { } if (T t = 1) { } while (S s = fs()) { } switch (S s = fs()) { } }
template <class T> struct V { operator T(); };
template <class T> void valid()
{
	if (V<T> v = V<T>()) { }
	if (V<bool> v = V<bool>()) { }
	switch (V<int> v = V<int>()) { default:; }
	if (auto v = T()) { }
	for (auto [x] = fs(); x; ) { }
	if (auto [x] = fs(); x) { }
}
template void valid<int>();

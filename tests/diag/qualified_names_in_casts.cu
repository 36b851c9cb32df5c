// Parameters have no qualified names nor template arguments: T(U(N::x)), T(U(f<int>())) are expressions, where types could stand too.
template<class T> T obj(); namespace N { template <class T> T obj2(); int x; }
struct Q { static int z; template <class T> static T obj3(); };
int a = sizeof(int(int(obj<int>())));
int b = sizeof(int(int(N::obj2<int>())));
int c = sizeof(int(int(N::x)));
int d = sizeof(int(int(Q::z)));
int e = sizeof(int(int(::a)));
int f = sizeof(int(int(Q::obj3<int>())));
template <class T> int g(T) { return sizeof(T(T(obj<T>()))) + sizeof(T(T(N::x)));  }
int h = g(1);
struct P { P(int); P(P (*)(int), int); operator int() const; };
void k() {
  P p1(int(N::x)); int i1 = p1;
  P p2(int(N::obj2<int>())); int i2 = p2;
  P p3(int(Q::z)), p4(int(obj<int>())); int i3 = p3, i4 = p4;
  int q[int(sizeof(int(*)(int(int)))) + int(int(Q::z = 1))];
  int (*r)(int(int)) = nullptr;
}
template <int> struct W {}; extern const int cc = 3; namespace N { const int y = 4; template <class> constexpr int two = 2; }
W<int(int(N::y))> w; W<int(int(N::two<int>))> w2; W<int(int(::cc))> w3;

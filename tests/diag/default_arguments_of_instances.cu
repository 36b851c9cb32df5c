template <class T> struct limits {
  static_assert(sizeof(T) > 4, "no limits");
  static constexpr int max = 1;
};
template <class T> struct distribution {
  distribution(T low, T high = limits<T>::max);
  void reset(T low, T high = T::none);
  template <class U> void generate(U generator, int count = limits<T>::max);
  static int count(int n = limits<T>::max) { return n; }
  distribution &operator()(int low, int high = sizeof(limits<T>)) { return *this; }
};

distribution<int> never_by_default(1, 2);
distribution<long> by_default(1);

void use()
{
  never_by_default.reset(1, 2);
  never_by_default.generate(1, 2);
  never_by_default.count(3);
  never_by_default(1, 2);
  by_default.count();
  by_default.generate(1);
}

limits<short> asked_for;

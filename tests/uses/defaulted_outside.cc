// What is defaulted outside of its class is compiled in any case.
template <class T> struct H { H(); ~H(); bool operator==(const H &) const; };
template <class T> H<T>::H() {}
template <class T> H<T>::~H() {}
struct Out { H<int> h; Out(); ~Out(); };
Out::Out() = default;
Out::~Out() = default;

// A constant that another class may define otherwise for other arguments has no value in a pattern.
template<class T> struct base { static constexpr int digits = 0; };
template<> struct base<float> { static constexpr int digits = 24; };
template<class T> struct nl : base<T> {};
template<class T> struct nl2 : private base<T> { typedef T type; static constexpr int digits = base<T>::digits; };
namespace ns { template<class T> class nl3 : base<T> { using B = base<T>; public: static constexpr int digits = B::digits; }; template<class T> class nl3<const T> : public nl3<T> {}; }
template<class F> struct R {
  using ftype = F;
  static constexpr int dig = base<F>::digits;
  static constexpr int dig1 = nl<F>::digits;
  static constexpr int dig2 = nl2<F>::digits;
  static constexpr int dig3 = ns::nl3<ftype>::digits;
  __attribute__((device)) void g(unsigned long &r) { 
    r >>= (dig - 3); 
    r &= ~(1ull << (dig1 - 3));
    r &= ~(1ull << (dig2 - 3));
    r &= ~(1ull << (dig3 - 3)); }
};
int main() { R<float> r; }
struct Known {
	static constexpr int digits = 0;
	__attribute__((device)) unsigned long shifted(unsigned long value) { return value >> (digits - 3); }
};

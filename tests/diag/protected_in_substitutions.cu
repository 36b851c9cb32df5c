// What an argument of a parameter's type asks of a base that protects it, in a member template of an instance, is said in its class.
template <bool B, class T> struct enable { };
template <class T> struct enable<true, T> { typedef T type; };
template <class A, class B> struct same { enum { value = 0 }; };
template <class A> struct same<A, A> { enum { value = 1 }; };
template <bool, class A, class B> struct choose { typedef A type; };
template <class A, class B> struct choose<false, A, B> { typedef B type; };
struct forward { };
struct both_ways { };
template <class I, class S, class C = both_ways> struct safe {
protected:
  typedef same<typename S::constant, I> is_constant;
  typedef typename choose<is_constant::value, typename S::pointer, typename S::constant>::type other;
};
template <class I, class S> struct safe<I, S, both_ways> : safe<I, S, forward> {
  typedef safe<I, S, forward> base;
protected:
  typedef typename base::other other;
public:
  safe();
  template <class M> safe(const safe<M, S, typename enable<base::is_constant::value && same<M, other>::value, both_ways>::type> &);
};
struct numbers { typedef int *pointer; typedef const int *constant; };
safe<const int *, numbers> becomes_constant(safe<int *, numbers> i) { return i; }
safe<int *, numbers> becomes_variable(safe<const int *, numbers> i) { return i; }

// Members of what alias templates stand for: the alias is no component of the name.
template<bool> struct choice { template<class A, class B> using select = A; };
template<bool> struct member { template<class A, class B> struct of { using type = A; }; };
template<class T> struct identity { using type = T; };
template<class T> struct value_of { static constexpr bool value = true; };
template<class A, class B> struct same { static constexpr bool value = true; };
template<bool, class T> struct enable_if { using type = T; };
template<class A, class B> using member_of = typename member<value_of<A>::value>::template of<A, B>;
template<bool C, class A, class B> using select_of = typename choice<C>::template select<A, B>;
template<class A, class B> using either = select_of<value_of<A>::value, identity<A>, identity<B>>;
template<class A, class B> typename enable_if<same<A, typename member_of<A, B>::type>::value, A>::type one(A a, B) { return a; }
template<class A, class B> typename enable_if<same<A, typename either<A, B>::type>::value, A>::type two(A a, B) { return a; }
template<class A, class B> typename enable_if<same<A, typename member<value_of<A>::value>::template of<A, B>::type>::value, A>::type three(A a, B) { return a; }
template<class A, class B> same<A, typename member_of<A, B>::type> four(A, B) { return {}; }
int main() { one(1, 'c'); two(1, 'c'); three(1, 'c'); four(1, 'c'); }

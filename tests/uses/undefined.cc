/* A specialization for which the template has no definition is incomplete: substitution fails [temp.deduct]/8. */
template<class Arch, class Key> struct tuning;
template<class Key> struct tuning<int, Key> { using type = Key; };
template<class T> struct has_type {
	template<class U> static char test(typename U::type *);
	template<class U> static char (&test(...))[2];
	static constexpr bool value = sizeof(test<T>(nullptr)) == 1;
};
template<bool> void found() {}
int main() { found<has_type<tuning<int, char>>::value>(); found<has_type<tuning<long, char>>::value>(); }

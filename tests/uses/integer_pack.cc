/* GNU: __integer_pack(N)..., with which libstdc++ makes index sequences. */
template<class T, T... I> struct sequence {};
template<class T, T N> using make_sequence = sequence<T, __integer_pack(N)...>;
template<int I> int part() { return I; }
template<int... I> __attribute__((always_inline)) inline int sum(sequence<int, I...>) { return (part<I>() + ... + 0); }
int main() { return sum(make_sequence<int, 3>()) + sum(make_sequence<int, 0>()); }

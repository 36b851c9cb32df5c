// Aliases whose parameters are just in non-deduced contexts of what they stand for: arguments of calls are converted. The last two are mistakes.
template <class T> struct same { using type = T; };
template <class C, class... A> struct format { template <class S> format(const S &); };
template <class A, class B> struct both { both(A, B); };
template <class... A> using format_of = format<char, typename same<A>::type...>;
template <class A> using converted = both<char, typename same<A>::type>;
template <class A, class B> using half = both<A, typename same<B>::type>;
template <class... T> int print(char *out, format_of<T...> f, T &&... args);
template <class... T> int print_to(format_of<T...> f, T... args);
template <class T> int convert(converted<T> c, T t);
template <class A, class B> int halves(half<A, B> h, B b);
template <class A, class B> int given(half<A, B> h, B b, A *a);
struct text { operator both<char, int>(); };

int calls(char *out, text t)
{
	return print(out, "{} {}", 1, out) + print(out, 2) + print_to(1, 2, 3.5) + convert(t, 1) + convert<int>({ 'a', 1 }, 2) + halves(both<char, int>('a', 2), 2) +
	       given<char>(t, 2, out);
}
int mistakes(char *out, text t) { return halves(t, 2) + given(t, 2, out); }

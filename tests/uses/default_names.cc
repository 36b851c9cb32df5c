/* Default arguments of template parameters that have other names where the template is defined. */
struct element { typedef int result; };
template<class A> struct owner { typedef A element_type; };
template<class Q, class G, class R = typename Q::element_type::result> struct setter;
template<class P, class F, class R> struct setter { R get() { return R(); } };
struct outer { template<class Q, int N = sizeof(typename Q::element_type)> struct inner; };
template<class P, int M> struct outer::inner { int get() { return M; } };
void user() { setter<owner<element>, char>().get(); outer::inner<owner<element>>().get(); }

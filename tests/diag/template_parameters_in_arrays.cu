// An array's type that is written in the same way among the template parameters and in the function parameter.
template <bool, class T> struct enable_if {};
template <class T> struct enable_if<true, T> { typedef T type; };
template <class T> struct is_any { static const bool value = true; };
template <class T, long Extent> struct span {
    using element = T;
    template <unsigned long N, long E = Extent, typename enable_if<(E == N) && is_any<element (&)[N]>::value, int>::type = 0>
    span(element (&array)[N]);
    template <unsigned long N, typename enable_if<is_any<element (&)[N]>::value, int>::type = 0> span(element *array);
};

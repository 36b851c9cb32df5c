// At most one parameter pack, and at the end.
template <class... P, class... Q> __attribute__((global)) void k(P... p, Q... q) { }
template <class... P, class... Q> __attribute__((global)) void k2(Q...) { }
template <int... P, class... Q> __attribute__((global)) void k4(Q... q);

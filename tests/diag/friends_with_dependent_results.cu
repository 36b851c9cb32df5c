// flags: --diag_suppress=1301
/* Friends of class templates whose results depend on the parameters, and other functions of their names. */
template <class T> struct maker { friend T made() { return T(); } };
void made();
maker<void> makes_nothing;
template <class T> struct local { friend T in_block() { return T(); } };
void block() { void in_block(); local<void> l; in_block(); }
template <class T> struct one { friend T of_two() { return T(); } };
template <class T> struct other { friend T of_two(); };
one<int> a; other<int> b;
template <class T> struct declares { friend T defined_later(); };
declares<int> c; int defined_later() { return 1; }
template <class T> struct twice { friend T again() { return T(); } };
twice<int> d; twice<char> e;
template <class T> struct differs { friend T not_so(); };
differs<int> f; char not_so() { return 1; }
template <class T> struct differs_from { friend T before(); };
char before() { return 1; } differs_from<int> g;

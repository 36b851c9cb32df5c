// flags: --c++14
/* Where there are no inline variables but in templates nothing is said. */
template<class T> inline T of_template = T();
static int plain = 1;
inline int function();

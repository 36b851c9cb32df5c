/* The arguments of a class without constructors are those by default [over.match.class.deduct]/1. */
template<class T> void found(T) {}
template<class T = void> struct negate { template<class U> U operator()(U u) const { return -u; } };
template<class T = int, int N = 3> struct room { T at[N]; };
template<class... T> struct tagged { static void run() {} };
template<class... Tag> tagged(typename Tag::allowed...) -> tagged<Tag...>;
int main() { found(negate{}); found(negate()(1L)); found(room{}); found(room()); tagged{}.run(); }

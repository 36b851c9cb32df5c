/* What overrides a virtual function of a base is virtual, and in the table. */
struct state { virtual ~state() { } virtual void run() = 0; virtual int other() const { return 1; } };
template<class F> struct deep : state { int other() const { return 2; } int unrelated() const { return 3; } };
template<class F> struct state_of : deep<F> { F f; void run() { f(); } void run(int) { f(); } };
struct call { void operator()() { } };
void user() { state *s = new state_of<call>(); s->run(); }

// throw(…) with types is not permitted since C++17: at the throw, behind what is wrong with the types; throw() is noexcept.
void thrower() throw(int);
void quiet() throw();
void defined() throw(int) { }
struct Members { void plain() throw(int, char); ~Members() throw(int); Members() throw(int) { } virtual void v() const throw(int); };
struct Others { Others() throw(int) = default; operator int() throw(int); void *operator new(unsigned long) throw(int); };
template <class T> void of_template() throw(T);
template <class... T> void of_pack() throw(T...);
void (*pointer)() throw(int);
typedef void type() throw(int *);
auto late() throw(const char *) -> int;
auto closure = [](int) throw(int) { };
auto quiet_closure = []() throw() { };
auto both = [](int) mutable throw(int) -> int { return 0; };
void unknown() throw(Unknown);
int main()
{
    void local() throw(int);
    of_template<int>();
    of_pack<int, char>();
    static_assert(noexcept(quiet()) && noexcept(quiet_closure()) && !noexcept(thrower()) && !noexcept(both(1)), "");
}

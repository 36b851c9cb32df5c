// Instances of classes show what is wrong in their declarations for their arguments, once, where they are asked for.
struct E { int e; };
struct Incomplete;

template <class T> struct Member { typename T::type x; };
Member<E> member_1;
Member<E> member_2;
template <class T> struct Alias { using type = typename T::value_type; type y; };
Alias<E> alias_1;
template <class T> struct Parameter { void f(typename T::type); };
Parameter<E> parameter_1;
template <class T> struct Complete { T member; };
Complete<Incomplete> complete_1;
Complete<void> complete_2;
template <class T, int N> struct Array { T a[N]; };
Array<int, -1> array_1;
Array<int, 0> array_2;
template <class T> struct Base : T { };
Base<Incomplete> base_1;
template <class T> struct Outer { Member<T> inner; };
Outer<E> outer_1;
struct F { int f; };
Outer<F> outer_2;

// What is said of the template is not said of its instances.
template <class T> struct Wrong { E::type x; T y; };
Wrong<int> wrong_1;

// Near misses: what nobody asks for, and what is complete when somebody does.
struct G { int g; };
Member<G> *pointer = nullptr, &reference();
bool compares = pointer == nullptr || pointer != pointer || !pointer;
typedef Member<G> Name;
using Called = decltype(reference());
void call() { reference(); }
void *converted = pointer;
struct Later;
Complete<Later> *later, *later_2 = later, &later_3();
void *later_4 = later;
struct Later { int l; };
Complete<Later> complete_3;
struct H { typedef int type; };
Member<H> member_3;
template <class T> struct Subscript { int operator[](T *); };
int subscript(Subscript<Member<G>> &s) { return s[nullptr]; }

// nvcc:
// A virtual function that is inline only behind its class is no key function: the virtual table is not emitted with it.
struct base { virtual int f() const = 0; virtual ~base() { } };
struct overrides : base { int f() const override; int z; };
inline int overrides::f() const { return 2; }
struct says_virtual : base { [[nodiscard]] virtual int f() const; };
inline int says_virtual::f() const { return 2; }
struct says_nothing : base { int f() const; };
inline int says_nothing::f() const { return 3; }
struct destroyed { virtual ~destroyed(); };
inline destroyed::~destroyed() { }
struct derived : destroyed { ~derived(); };
inline derived::~derived() { }
struct with_key : base { int f() const override; int z; };
int with_key::f() const { return 2; }
template <class T> struct of_template : base { int f() const override; };
template <class T> inline int of_template<T>::f() const { return 4; }
struct plain { int f() const; };
inline int plain::f() const { return 2; }
__global__ void kernel() { }

// Unions are literal types where one of their members is, or none is there [basic.types.general]/10.
union Union {}; class Empty {}; struct bz { int : 0; }; enum Enum { zero };
static_assert(__is_literal_type(decltype(nullptr)));
static_assert(__is_literal_type(void));
static_assert(__is_literal_type(int&));
static_assert(__is_literal_type(char[3]));
static_assert(__is_literal_type(char[]));
static_assert(__is_literal_type(Empty));
static_assert(__is_literal_type(volatile Empty));
static_assert(__is_literal_type(bz));
static_assert(__is_literal_type(Union));
static_assert(__is_literal_type(Enum));
union U2 { int a; ~U2(); };
static_assert(!__is_literal_type(U2));
union U3 { int a; struct N { int b; N(int); } n; };
static_assert(__is_literal_type(U3));

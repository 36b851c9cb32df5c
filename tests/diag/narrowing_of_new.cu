// Arguments in the parentheses of a new-expression may be narrowed, those in its braces not.
struct T { T(bool a, int b = 0); T(); int m; };
struct A { bool b; char c; };
T *parentheses(unsigned x) { return new T(x & 8); }
T *several(unsigned x) { return new T(x & 8, x); }
T *braces(unsigned x) { return new T{x & 8}; }
int *value(long x) { return new int(x); }
int *braced_value(long x) { return new int{x}; }
A *aggregate(unsigned x) { return new A{x, 'c'}; }
T temporary(unsigned x) { return T(x & 8, x); }
T braced_temporary(unsigned x) { return T{x & 8, 1}; }

// flags: -r
// Parameters and variables of a function that nothing refers to are told of at its end; packs of kernels behind their remark.
void function(int parameter) { 1; int local; { 2; } 3; int other; }
struct members { void member(int parameter) { 4; int local; } };
template<class... T, class U> __attribute__((global)) void pack(T..., U);

// A function with a parameter of a type that nothing declares is read as a variable, unless what follows the name says otherwise.
__inline__ __attribute__((device)) missing_t f(missing_t *p) { return *p; }
__attribute__((device)) int passed_over(int x) { return "abc"; }
__attribute__((device)) missing_t passed_over_too(missing_t x) { return x; }
int last_passed_over = "abc";
int said_1 = "abc";
__attribute__((global)) void k(unknown_t *q) { q[0] = 1; undefined = 3; }
int passed_over_3 = "abc";
unknown_r function(int a, int b) { return a + b; }
unknown_r function_2(unknown_s s) { return s; }
int said_2 = "abc";
void function_3(unknown_s s, int t) { s.foo(); int q = "abc"; t(); }
void function_4(int a, unknown_s *s, int t) { s->foo(); int q = "abc"; t(); }
void function_5(int a, const unknown_s &s, int t = 3);
void variable_1(unk *r, int x) { }
int passed_over_4 = "abc";
void variable_2(unk2, int x);
int said_3 = "abc";
void variable_3(unk3 &s) { }
int passed_over_5 = "abc";
void variable_4(unk4);
void variable_5(unk5, unk6);
void variable_6(unk7 *);
void variable_7(unk8 &);
void variable_8(unk9[3]);
void function_6(unk10 a[3]);
void variable_9(unk11<int> a);
void variable_10(unk12<int> &a) { }
int passed_over_6 = "abc";
void variable_11(unk13 **a) { }
int passed_over_7 = "abc";
void variable_12(unk14 *a, unk15 *b) { }
int passed_over_8 = "abc";
int said_4 = "abc";
struct Member { void f(unk16 *p) { undefined_2 = 1; } };
void known(struct Later *p) { p = 0; }

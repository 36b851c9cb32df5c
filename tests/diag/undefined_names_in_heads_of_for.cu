// In the head of a for, name < is taken for the begin of a template's arguments where nothing declares the name.
const int C = 4;
int G = 3;
void undefined_before() { int n = 0; for (i = 0; i < 12;) { n++; } }
void in_init() { for (a1 < 12;;) ; }
void in_condition() { for (int q = 0; a2 < C;) ; }
void of_global() { for (int q = 0; a3 < G;) ; }
void of_parameter(int n) { for (int q = 0; a4 < n; q++) ; }
void of_local() { int n = 0; for (k = 0; k < n; ++k) { n++; } }
void of_static(int m) { static int n = m; for (k = 0; k < n; k++) ; }
void of_reference(int &n) { for (int q = 0; r1 < n; q++) ; }
void computed(int n) { for (int q = 0; a6 < 2 * n + 1; q++) ; }
void undefined_twice(int n) { for (int q = 0; a7 < u7; q++) ; }
void of_sizeof(int n) { for (int q = 0; a8 < sizeof(int); q++) ; }
void call(int n) { for (a17 = 0; a17 < in_init(); a17++) { } }
void member() { for (a13 = 0; a13 < blockDim.x; a13++) { a13 = 3; } }
void before(int n) { a15 = 3; for (; a15 < 3; a15++) { } }
void closed() { for (; l < 12 && m > 3;) ; }
template <class T> void in_template(T n) { for (a18 = 0; a18 < n; a18++) { } }
// Elsewhere it is an expression.
void other_operator(int n) { for (int q = 0; a10 <= C; q++) ; }
void second(int n) { for (int q = 0; q < 3 && a11 < C; q++) ; }
void parentheses(int n) { for (a16 = 0; (a16 < 3); a16++) { } }
void loop() { int n = 0; while (k < 12) { n++; } }
void statement() { k < 12; if (k < 12) return; }
void increment(int n) { for (int q = 0; q < n; b1 < 3) ; }
void known(int n) { int k; for (k = 0; k < n; k++) ; for (int j = 0; j < n; j++) ; for (auto j = 0; j < 3 && n > 3; j++) ; }

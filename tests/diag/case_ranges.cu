// #1578, #1115, #2412, #548, #656: values and ranges of case labels, and labels in try blocks and handlers.
int f(int x, unsigned u) { switch (x) { case 1: ; case 1 ... 3: ; case 3: ; case 5 ... 4: ; case 7 ... 9: ; case 8 ... 10: ; case 10 ... 10: ; case -5 ... -1: ; case -3: ; case 0: ; case x ... 20: ; case 21 ... x: ; } switch (u) { case 1 ... 4294967295: ; case -1: ; case 0: ; } return 0; }
template <int N> int g(int x) { switch (x) { case N ... 3: ; case 2: ; case 5 ... 7: ; case 6: ; case N: ; } return 0; }
int h(const char *s, char *t, float fl, int *p) { switch (s) { case "a": ; case 1: ; default: ; } switch (fl) { case 1.0f: ; case 2: ; case 'c': ; } switch (p) { case nullptr: ; case 0: ; } return 0; }
void i() { goto e; goto g; try { e: ; goto h; } catch (...) { g: ; goto h; } h: ; try { goto i; i: ; { goto j; } j: ; } catch (int) { goto k; k: ; goto j2; } { j2: ; } }
int j(int x) { switch (x) { case 1: try { case 2: ; } catch (...) { case 3: ; default: ; } } try { switch (x) { case 1: ; try { if (x) { case 2: ; } } catch (int) { } } } catch (...) { switch (x) { case 1: ; } goto l; } [] { try { l: ; } catch (int) { goto l; } }; l: return 0; }

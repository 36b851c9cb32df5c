// Case labels of other types, and outside of switch.
enum E { A, B };
enum class F { X, Y };
void f(int x, E e, F g, const char *s)
{
	switch (x) { case "x": ; }
	switch (x) { case 1.5: ; }
	switch (x) { case F::X: ; }
	switch (x) { case A: ; case B: ; }
	switch (x) { case s: ; case nullptr: ; }
	switch (e) { case 1: ; case A: ; case F::X: ; case 'a': ; }
	switch (g) { case 0: ; case A: ; case F::X: ; case F::Y: ; case 1.5: ; case "x": ; }
	switch (1.5) { case 1: ; }
	case 3: ;
	default: ;
	if (x) { default: ; }
	for (;;) { case 4: ; default: ; }
}
void g(int x) { default: ; }
void h(int x) { auto l = [] { default: ; case 1: ; break; continue; }; }

namespace N {
void f(int x) {
	if (x) {
		x++;

// A [ for the { of a body.
int x;
void opened(int a)
[
	a = 3;
	x = 4;
}

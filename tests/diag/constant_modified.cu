/* What is __constant__ cannot be assigned to as a whole, by whomever; its elements and members can, and objects of classes. */

struct point { int a, b[2]; point &operator=(int); };
enum color { red };
__attribute__((constant)) int value;
__attribute__((constant)) int *pointer;
__attribute__((constant)) float number;
__attribute__((constant)) color hue;
__attribute__((constant)) int array[4];
__attribute__((constant)) point object;
__attribute__((constant)) int point::*member;
__attribute__((device)) int variable;
extern __attribute__((constant)) int elsewhere;
namespace names { __attribute__((constant)) volatile long value; }

__attribute__((global)) void kernel() {
	value = 1;
	value += 2;
	number *= 2;
	--value;
	pointer++;
	hue = red;
	member = nullptr;
	(value) = 3;
	elsewhere = value = 4;
	names::value = 5;
	for (value = 0; value < 3; value++)
		;
}

__attribute__((device)) int near_misses(int *p) {
	*pointer = 1;
	array[0] = 2;
	object.a = 3;
	object.b[1]++;
	object = 4;
	p[value] = value;
	(int &)value = 6;
	int &reference = value;
	return reference;
}

void host() {
	value = 1;
	value = variable;
	array[1] = 2;
	*&value = 3;
	(void)sizeof(value = 4);
	[] { value++; }();
}

template<class T> void in_template(T t) {
	value = 1;
	value = t;
	value += sizeof(T);
	names::value = value;
}

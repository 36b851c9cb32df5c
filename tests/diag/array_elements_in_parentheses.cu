// flags: --c++20
/* Values in parentheses are those of an array's elements: what is in braces is one of these. */
struct pair { int first, second; };
struct holder { pair value; constexpr holder(pair p) : value(p) { } };

void f()
{
	holder one[1]({ { 1, 1 } }), two[2]({ { 1, 1 } }, { { 2, 2 } });
	pair pairs[2]({ 1, 1 }, { 1 }), single[1]({ 1, 2 });
	int numbers[2](1, 2);
	delete[] new holder[1]({ { 1, 1 } });
	holder none(1, 2, 3);
}

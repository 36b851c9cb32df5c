struct O {
	[[nodiscard]] int operator[](int);
	[[nodiscard]] int operator+(int);
	[[nodiscard]] int operator()(int);
	[[nodiscard]] int operator-();
	[[nodiscard]] int operator++(int);
	[[nodiscard]] operator int();
	[[nodiscard]] bool operator==(O);
	[[nodiscard]] O &operator=(int);
	[[nodiscard]] int &operator*();
};
[[nodiscard]] int operator,(O, O);
void f(O o, O *p) {
	o[0];
	o + 1;
	o(1);
	-o;
	o++;
	(int)o;
	static_cast<int>(o);
	o == o;
	o = 1;
	*o;
	o, o;
	(*p)[1];
	(o[0]);
	(void)o[0];
	o[0], 1;
	o[o[1]];
	o  [ 0 ];
	true ? o[0] : 1;
}

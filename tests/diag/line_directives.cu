// Text behind #line is the user's as before, whatever file it names.
# 1 "line_directives.cu"
__attribute__((device)) int device_int;
int before() { return device_int; }
# 10 "grammar.y"
int behind() { return device_int; }
int no_result() { }
unsigned negative() { return -1; }
int unknown() { return undefined_name; }
template <class T> int in_template(T) { unsigned value = -1; }
struct whole {
	int member() { device_int = 1; }
# 3 "members.y"
	int other_member() { 1 == 2; return device_int; }
};
int parts(int n) {
# 20 "part.y"
	n == 1;
# 7 "line_directives.cu"
	device_int = n;
# 3 "part.y"
}
__attribute__((global)) int kernel() { return 1; }
static const unsigned char table[] = { 1,
# 100 "table.y"
	300,
};
int fine() { return 1; }
# 30 "line_directives.cu"
template int in_template(char);
# 1 "header.h" 1
template int in_template(short);
# 5 "rules.l"
template int in_template(int);
int in_header() { return device_int; }
# 32 "line_directives.cu" 2
int last() { return device_int; }

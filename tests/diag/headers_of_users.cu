// Headers of the user's are checked as the main file is, those of the system are not; nor are the toolkit's.
# 1 "headers_of_users.cu"
# 1 "lib/user.h" 1
# 1 "/usr/include/system.h" 1 3 4
__attribute__((device)) int system_device;
inline int system_reads() { return system_device; }
inline int system_no_result() { }
inline unsigned system_negative() { return -1; }
# 3 "lib/user.h" 2
__attribute__((device)) int device_int;
inline int reads() { return device_int + system_device; }
inline int no_result() { }
inline unsigned negative() { return -1; }
template <class T> int in_template(T) { unsigned value = -1; }
template <class T> struct in_class { T t; int member() { return device_int; } int no_result() { } };
class base { virtual void f(int); };
class derived : public base { void f(char); };

# 12 "lib/user.h" 3
unsigned
# 12 "lib/user.h"
 inline begins_with_macro() { return -1; }
inline void ends_with_macro(int x) {
# 13 "lib/user.h" 3 4
(x ? 0 : throw 1)
# 13 "lib/user.h"
; x == 2; int y =
# 13 "lib/user.h" 3 4
(-0x7fffffff - 1)
# 13 "lib/user.h"
 - 1; }
static const unsigned char table[] = {
# 1 "lib/table.inc" 1
1, 300,
# 16 "lib/user.h" 2
};
inline int refers_to_nothing() { return undefined_name; }
# 3 "headers_of_users.cu" 2
struct own {
# 1 "lib/members.inc" 1
	int reads() { return device_int; }
	int no_result() { }
# 5 "headers_of_users.cu" 2
};
# 1 "lib/is_system.h" 1
# 2 "lib/is_system.h" 3

# 3 "lib/is_system.h" 3
inline int system_by_pragma() { device_int = 1; }
# 7 "headers_of_users.cu" 2
int main() {
# 1 "lib/statements.inc" 1
	int x;
	x == 1;
# 9 "headers_of_users.cu" 2
	return in_template(1) + in_class<int>().member();
}

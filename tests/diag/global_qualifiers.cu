/* ::name where nothing has that name yet, in a declaration of the global scope; and a type without members. */
typedef int T;
T::x y;
T::x2 z(int);
enum E { e };
struct S { T::x m; };
extern int ok;
int ::ok = 2;
void declared();
void ::declared() {}
int ::g1;
void ::g2();
int ::g3() { return 1; }
int ::g4 = 2;
static int ::g5;
int g1;
const ::T t1 = 1;

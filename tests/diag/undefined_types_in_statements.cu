/* Types that nothing declares, at the beginning of statements: what was said to be undefined as an operand is one there, too. */
namespace n1 {
void f() { foo a = 1;
foo b = 2;
a = b;
}
}
namespace n2 {
void f() { int x = (foo)1;
foo b = 2;
b;
}
}
namespace n3 {
void f() { int x = 1 + (foo)1;
foo b = 2;
b;
}
}
namespace n4 {
void f() { int x = 1 + (foo)x;
foo b = 2;
b;
}
}
namespace n5 {
void f() { int x = foo;
foo b = 2;
b;
}
}
namespace n6 {
void f() { int x = foo;
foo b;
b;
}
}
namespace n7 {
void f() { int x = foo;
foo b(3);
b;
}
}
namespace n8 {
void f() { int x = foo;
foo *b = 0;
b;
}
}
namespace n9 {
void f() { int x = foo;
foo b = 2;
foo c = 3;
b;
c;
}
}
namespace n10 {
void f() { int x = foo(3);
foo b = 2;
foo c = 3;
b;
c;
}
}
namespace n11 {
void f() { foo(3);
foo b = 2;
foo c = 3;
b;
c;
}
}
namespace n12 {
void f(int foo2) { foo<int>(3);
foo b = 2;
foo c = 3;
b;
c;
}
}
namespace n13 {
void f() { foo a;
foo b;
{ foo c;
} }
}
namespace n14 {
void f() { const foo a = (foo)3;
foo b;
{ foo c;
} }
}
namespace n16 {
void f() { for (foo i = 0;
i < 3;
i++) ;
for (foo i = 0;
i < 3;
i++) ;
}
}
namespace n17 {
void f() { int y = sizeof(foo);
foo i = 0;
i++;
}
}
namespace n18 {
void f() { auto i = (foo)3;
foo j = 0;
foo k = 1;
i++;
j;
k;
}
}
namespace n19 {
void f() { foo *p = (foo *)3;
foo *q = (foo *)4;
p;
q;
}
}

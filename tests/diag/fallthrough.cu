/* Statements that say that a switch goes on. */
namespace n1 {
int f(int x) { switch (x) { case 1: x = 2;
[[fallthrough]];
case 2: { x = 3;
[[fallthrough]];
} case 3: if (x) [[fallthrough]];
default: x = 1;
[[fallthrough]];
} return x;
}
}
namespace n2 {
int f(int x) { switch (x) { case 1: while (x) { [[fallthrough]];
} case 2: [[fallthrough]];
x = 1;
case 3: if (x) { [[fallthrough]];
} else { x = 1;
} case 4: x = 2;
[[fallthrough]] ;
;
case 5: ;
} return x;
}
}
namespace n3 {
int f(int x) { switch (x) { case 1: x = 2;
__attribute__((fallthrough));
case 2: x = 3;
[[gnu::fallthrough]];
case 3: x = 4;
[[clang::fallthrough]];
case 4: x = 1;
[[fallthrough]];
l: case 5: x = 4;
[[fallthrough]];
m: x = 3;
} __attribute__((fallthrough));
return x;
}
}
namespace n4 {
int f(int x) { for (;;) { [[fallthrough]];
} [[fallthrough]] x = 1;
[[fallthrough]] int y;
auto l = [&] { [[fallthrough]];
};
switch (x) { case 1: auto m = [] { [[fallthrough]];
};
case 2: break;
} return x;
}
}
namespace n5 {
template <class T> int f(T x) { [[fallthrough]];
switch (x) { case 1: [[fallthrough]];
default: [[fallthrough]];
} return x;
} template int f<int>(int);
}
namespace n6 {
int f(int x) { switch (x) { case 1: [[fallthrough]];
{ case 2: ;
} case 3: [[fallthrough]];
do { default: x = 1;
} while (x);
} switch (x) [[fallthrough]];
switch (x) case 1: [[fallthrough]];
return x;
}
}
namespace n7 {
int f(int x) { switch (x) { case 1: try { [[fallthrough]];
} catch (int) { x = 2;
[[fallthrough]];
} catch (...) { x = 1;
} case 2: if (x) { x = 1;
[[fallthrough]];
} else if (x > 3) { x = 1;
} else { x = 4;
[[fallthrough]];
} case 3: { { [[fallthrough]];
} } case 4: switch (x) { case 1: [[fallthrough]];
case 2: ;
} [[fallthrough]];

 default: ;
} return x;
}
}
namespace n8 {
int f(int x) { switch (x) { case 1: if constexpr (sizeof(int) == 4) { [[fallthrough]];
} case 2: if (x) [[fallthrough]];
else x = 2;
case 3: x = 1;
[[fallthrough]];
case 4: case 5: ;
} return x;
}
template <class T> int g(T x) { switch (x) { case 1: if constexpr (sizeof(T) == 4) { [[fallthrough]];
} else { x = 3;
[[fallthrough]];
} case 2: [[fallthrough]];
default: ;
} return x;
} template int g<int>(int);
template int g<long>(long);
}

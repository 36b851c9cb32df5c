/* What a namespace or class does not have is not defined behind its name. */
namespace n1 {
namespace N { } struct N::hash { int x;
};
int b;
}
namespace n2 {
namespace N { } struct N::hash h;
int b;
}
namespace n3 {
namespace N { } template <> class N::hash<int>;
int b;
}
namespace n4 {
namespace N { } template <class T> struct N::hash<T *> { };
int b;
}
namespace n5 {
namespace N { } template <class T> struct N::hash { };
int b;
}
namespace n6 {
template <> struct ::hash<int> { };
int b;
}
namespace n7 {
struct Q { };
template <> struct Q::hash<int> { int x;
};
struct Q::hash2 { };
int b;
}
namespace n8 {
namespace N { namespace M { } } template <> struct N::M::hash<int> { operator int();
};
int b;
enum N::E { x };
enum N::F : int;
union N::U { };
}
namespace n9 {
namespace N { template <> struct hash<int> { int x;
int y() { return x;
} };
} int b;
}

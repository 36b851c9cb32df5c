// #3273: messages in several parts, with escape sequences and encodings.
static_assert(sizeof(int) == 8, "size " "x"); static_assert(0, u8"e"); static_assert(0, L"w"); static_assert(false, R"(raw)");  static_assert(0, "a\nb\t\"q\"");
static_assert(0, "two"
   " lines"   " and more"); static_assert(0, "it\'s \x41 \101 \\ % \u00e9 é"); static_assert(0, R"x(a"b\n)x" "c\t"); static_assert(0, ""); static_assert(0, "" "x"); static_assert(0, u"u16"); static_assert(0, U"u32 é");
template <class T> struct S { static_assert(sizeof(T) > 4, "T " "is \"small\""); }; S<char> s; template <class T> void f() { static_assert(sizeof(T) > 4, "in " "f"); static_assert(sizeof(T) < 4, "not " "said"); } void g() { f<char>(); static_assert(sizeof(long) == 4, "of " "a \"block\""); static_assert(1, "not " "said"); }

/* Which function takes a string literal: char * is worse than const char *, and better than other conversions. */
char *find(char *, int); const char *find(const char *, int);
namespace N { using ::find; }
struct Str { Str(const char *); }; void o1(char *); void o1(Str); void o2(char *); void o2(const void *); void o3(char *); void o3(bool); template<class T> void o4(T *); void o4(char *); void o5(char *); void o5(...);
struct M { M(char *); M(const Str &); int operator[](char *); };
auto f() { auto a = N::find("abc", 1); auto b = find("abc", 1); return a == b; }
void use(bool b) { o1("a"); o1(("a")); o2("a"); o3("a"); o4("a"); o5("a"); M m("a"); m["a"]; M n = M("q"); new M("d"); }

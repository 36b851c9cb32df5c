// Templates that nothing declares, mostly as std:: was forgotten: behind const they begin declarations; their arguments are looked at.
namespace std {
template <class T> struct vector { int size() const; };
template <class K, class V> struct map { };
struct string { };
}
struct dim3 { dim3(int, int = 1, int = 1); dim3(); };

void first(const vector<int> &v) { v.size(); }
void later(int n, const vector<int> &v) { v.size(); }
void both(const vector<int> v, int k) { v.size(); k = 0; }
static int value(const vector<int> &v, int k) { return k + v[0]; }
struct Members {
  void member(const vector<int> &v) { }
  Members(const vector<int> &v, int k) : x(k) { }
  int x;
};
void local(int n) {
  const vector<int> none;
  const vector<float> a(n);
  static vector<float> b(n);
  a.size() + b.size();
  none;
}
template <class T> void pattern(int n, const vector<T> &v) { v.size(); }
auto closure = [](const vector<int> &v) { return 1; };
using Alias = const vector<int>;
const vector<int> without_value;
const vector<int> result(int);
vector<int> *pointer(int) { }

// their arguments
namespace names {
vector<string> strings;
map<int, string> texts;
}
namespace nested {
void parameter(int n, vector<vector<int>> v);
vector<vector<int>> rows;
struct Table { vector<string> names; map<int, vector<int>> rows; };
}
void strings(int n, const map<int, string> &m, const vector<int> &w) { n = 1; }

// other types that nothing declares
const undeclared1 constant;
undeclared2 &reference;
constexpr undeclared3 expression;
void block() { static const undeclared4 s; const undeclared5 a[3]; undeclared6 v; v; extern const undeclared7 e; }
const undeclared8 function(int);
undeclared9 *pointed(int) { }

// an operator is missing: behind the comma other declarators are read, if the type is a class
void initializers(int m, int n) {
  dim3 grid(m n, 1, 1);
  dim3 block(3 m, n);
  int scalar(m n, 1);
}
void twice(int n, const map<string, string> &m, const vector<string> &w);

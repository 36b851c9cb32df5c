extern int main;
namespace n { int main; }
int f() { int main = 1; return main; }
struct with_member { int main; static int m; };

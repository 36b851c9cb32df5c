int main(int argc, char **argv) {}
long main(int argc, char **argv);
char main(int argc, char **argv) {}
int main() {}
int main(int argc) { return 0; }
__attribute__((global)) void main(float);
template<class T> int main(T) { return 0; }
namespace n { void main() {} }
struct S { int a(); long a() {} long a(int) {} };

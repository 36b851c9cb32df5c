extern "C" int main();
extern "C" { int f(); }

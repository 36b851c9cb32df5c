// Languages that are none.
extern "D" { int a; void f(); } int b = a;
extern "c" int c; extern "D" { extern "C" void g(); } extern "C++" void q(); extern u8"C" void p(); extern R"(C)" void r();
extern "" 
void f2() { return 1; }

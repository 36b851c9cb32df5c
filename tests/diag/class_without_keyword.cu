// struct or class is missing
Runner {
public:
  int x;
};
int z = undef;
Params { int n; float alpha; };
Third { 3, 4 };
void f(Params p) { Params q = { 1 }; }

// What cannot be changed is neither read nor written, as far as other spaces go.
__attribute__((constant)) float cst[16]; __attribute__((device)) int arr[4]; __attribute__((device)) const int ci = 1; struct S { int a[2]; int c; }; __attribute__((device)) S s; __attribute__((device)) int dv; __attribute__((device)) int *dp; __attribute__((managed)) int mv; __attribute__((device)) const S cs = {};
void f() {
  cst = nullptr;
  arr = 0;
  ci = 2;
  arr++;
  s.a = 0;
  cs.c = 1;
  cs.a[1] = 2;
  ++cst;
  cst += 1;
  ci++;
  dv = "x";
  dv = undefinedname;
  dp = 3;
  s = 3;
  dv = dv = "y";
  arr[0] = "z";
  arr["q"] = 1;
  dv = arr;
  int x = ci = 3;
  mv = "x";
}

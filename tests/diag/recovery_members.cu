// What is no member is passed over up to the next ; in a class, with the blocks before it.
struct block {
  { int a; }; int b; int c;
  int d;
};
struct statements {
  if (3) { int a; } int b; int c;
  for (int a; a < 3; a++) { int d; }
  int e;
  int f;
};
int size = sizeof(statements::c) + sizeof(statements::f);
struct long_block {
  { 
    int a1;
    int a2;
    int a3;
    int a4;
    int a5;
    int a6;
    int a7;
    int a8;
    int a9;
    int a10;
    int a11;
    int a12;
    int a13;
    int a14;
    int a15;
    int a16;
    int a17;
    int a18;
    int a19;
    int a20;
    int a21;
    int a22;
    int a23;
    int a24;
  } int b; int c;
  int d;
};
struct second {{
  int a;
  int b;
};
int undefined_here = undefined;

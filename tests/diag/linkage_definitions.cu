extern "C" int x;
int x;
extern "C" { int y; }
int y;
extern "C" int z = 1;
int z;
extern "C" int w;
extern "C" int w;

// The value of a bitwise operator is a pattern, whose sign may change; that of a shift or a sum is a number.
unsigned a() { return 256 << 23; }
unsigned b() { return (1 << 3) | (256 << 23); }
unsigned c() { return 1 << 31; }
constexpr unsigned d() { return 1 | (256 << 23); }
unsigned e = 1 | (1 << 31);
unsigned f() { return -5; }
unsigned g() { return 3 | -5; }
unsigned h() { return ~5; }
unsigned aa() { return (1 << 31) & -1; }
unsigned bb() { return 1 ^ (1 << 31); }
unsigned cc() { return (1 | (1 << 31)) + 1; }
unsigned dd() { return (1 | (1 << 31)) << 0; }
unsigned ee() { return (3 | -5) | 4; }
unsigned ff() { return -(5 | 1); }
unsigned char gg() { return 300 | 1; }

int f() {
  auto l = [](auto a) { a + 1; a; (a, 1); unsigned u = a; if (u = sizeof(a)) return 1; while (a) ; int k; k = k + a; return 2; while (a) a--; };
  l(1); l(2L);
  auto m = [](auto a) { auto n = [](auto b) { b + 1; b == 2; }; a + 3; n(a); a + 4; };
  m(1);
  auto w = [](auto a) -> int { if (sizeof(a) == 4) return 3; while (a) --a; };
  auto x = [](auto a) { if (sizeof(a) == 4) return a; };
  w(1); w(1L); x(1); x(1L);
  auto y = [=](auto a) { auto z = [=] { a + 1; return a; a - 2; for (;a;) ; }; z(); return [](auto b) -> int { b - 1; }; };
  y(1)(2);
  return 1;
}

const char *s = "abc;
;
unsigned operator""_u(const char *, unsigned long);
unsigned u = "it's"_u, v = R"(a"b)"_u;

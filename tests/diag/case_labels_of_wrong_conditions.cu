struct S { int x; };
int f(S s, const char *p, double d) {
  switch (s) { case "a": return 1; case 2: case 'c': return 3; case 2.5: return 2; case nullptr: return 3; default: break; }
  switch (p) { case "a": return 1; case 2: return 3; default: break; }
  switch (d) { case 1.0: return 1; case 2: return 3; default: break; }
  switch (nope) { case 1.0: return 1; case 2: case 2: return 3; case "a": default: default: break; }
  return 0;
}

// Member functions that are named for an object and not called.
struct T { void start(); int get() const; int over(int); int over(); static int st(); T *self(); template <class X> void tm(X); };
void take(int); void takef(void (*)());
void f(T t, T *p) {
  t.start;
  p->start;
  int x = t.get;
  x = t.get;
  x = p->get + 1;
  auto q = t.get;
  take(t.get);
  if (t.get) ;
  if (t.get == 3) ;
  t.get[0];
  t.get.x;
  p->self->get();
  t.over;
  int y = t.over;
  t.st;
  int (*fp)() = t.st;
  &t.get;
  (void)t.get;
  !t.get;
  bool b = t.get;
  for (int i = 0; i < t.get; i++) ;
  x = b ? t.get : 0;
  (t.get)();
  return t.get;
}
int g(T t) { return t.get; }

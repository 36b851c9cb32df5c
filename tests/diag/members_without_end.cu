// What is wrong with a member that is defined behind its class is said in the order of the text; its } may be missing, too.
template <class T> struct S { void f(T t); void g(T t) { nowhere; } S(T t); };
int early = undeclared;
template <class T> void S<T>::f(T t)
{
  unknown = t;
}
int between = nothing;
template <class T> S<T>::S(T t)
{
  if (t) {
    t++;
}
int main()
{
  return 0;
}

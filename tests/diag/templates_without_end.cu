// The } of a function template is looked for before its body is read; templates in that are misplaced.
template <class T> void closed(T t)
{
  if (t) {
    t++;
  }
}
template <class T> void open(T t)
{
  if (t) {
    t++;
}
template <class T> void in_block(T u)
{
  int x = 1;
}
int main()
{
  return 0;
}

// Of a member class an instance has only the declaration: nothing is said of its members where the class around is asked for.
template <class T> struct List;
template <class T> struct sup { typedef long type; };
template <class T> struct Image {
  typedef typename sup<T>::type longT;
  struct parser { List<longT> code; Image<longT> opcode; int bad() { return T::nope; } };
  T *data; int get_channel(int i) const { return i; }
  Image<T> get() const { return *this; }
  T eval() { parser p; return 0; }
};
template <class T> struct List { T *p; Image<T> i; };
int f(Image<unsigned long> &x) { Image<unsigned long> y = x; int z = und; return x.get_cannel(3) + y.get().get_channel(4); }
Image<int>::parser *pp;
int g() { Image<char>::parser p2; return 0; }

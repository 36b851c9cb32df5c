template <class T> int main(T);
template <class T> struct inner { template <class U> int main(U); };
namespace n { template <class T> int main(T); }

// Variable templates that are declared again.
template <class T> int a1; template <class T> int a1;
template <class T> int a2; template <class T> float a2;
template <class T, int N> int a3; int a3;
template <class T> T a4; template <class U> U a4;
template <class T> extern T a5; template <class U> U a5;
template <class T> T a6; template <> int a6<int>; template <class T> T a6<T *>; template <> char a6<char> = 1;
namespace n { template <class T> T a7; extern int a7; }
template <class T> const int a9 = 1; template <class T> const int a9 = 2; template <class T> extern int a10; template <class T> extern int a10; template <class T> int a10;

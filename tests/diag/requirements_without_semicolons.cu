// flags: --c++20
// The last of several requirements lacks its semicolon.
template <class T> concept Sized = requires(T t) { t.size() };
template <class T> concept Typed = requires { typename T::type };
template <class T> concept Large = requires { requires sizeof(T) > 1 };
template <class T> concept Several = requires(T t) { t.begin(); t.end() };
template <class T> concept Fine = requires(T t) { t.size(); { t.begin() } noexcept; requires requires { t + 1; }; };
template <class T> bool has() { return requires(T t) { t.x }; }

// flags: --c++20
// Concepts that are no bool, in classes, or with constrained parameters.
template <typename T> concept Big = sizeof(T) > 4;
template <typename T> concept Number = 3;
template <typename T> concept Both = Big<T> && sizeof(T);
template <typename T> concept Fine = Big<T> && (sizeof(T) > 5 || !sizeof(T));
template <Big T> concept Constrained = true;
template <typename T, Big U> concept Second = true;
struct L { template <typename T> concept In = true; };
namespace N { template <typename T> concept In = true; }

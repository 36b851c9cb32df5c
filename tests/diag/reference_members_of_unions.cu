# 1 "reference_members_of_unions.cu"
# 1 "/usr/include/maybe.h" 1 3
template <class T> struct payload {
  template <class U> union storage {
    constexpr storage() : nothing() {}
    char nothing;
    U value;
  };
  storage<T> value;
};
template <class T> union either {
  char nothing;
  T value;
};
template <class T> struct maybe : payload<T> {
  static_assert(sizeof(T) > 900, "no room");
  T *get();
};
# 2 "reference_members_of_unions.cu" 2
template <class T> struct named {
  union storage {
    storage();
    char nothing;
    T value;
  };
  storage value;
  union unused {
    T value;
  };
};
template <class T> union direct {
  char nothing;
  T value;
};
template <class T> struct anonymous {
  union {
    char nothing;
    T value;
  };
};
template <class T> struct pointers {
  struct {
    T *pointer;
  } *unnamed;
  struct {
    int n;
    union {
      T *other;
    };
  };
  struct never_used {
    T *pointer;
  };
};
union plain {
  int &r;
};
union members {
  static int &r;
  int (*function)(int &);
};

maybe<int &> of_the_library;
extern either<int &> another;
named<int &> a;
direct<int &> b;
int n = sizeof(anonymous<int &>) + sizeof(anonymous<int>) + sizeof(pointers<int &>) + sizeof(pointers<char>) + sizeof(another);

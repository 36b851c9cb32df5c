/* Friends of class templates, compared the other way round, too; conditions of exception specifications. */
#include <type_traits>
#include <utility>
#include <cstddef>
template<class E> struct Mp {
  E e; using ext=E; static constexpr size_t rank(){return E::r;}
  template<class O, class X = typename O::ext> static constexpr bool can = O::rank()==Mp::rank() && X::r==E::r;
  template<class O> friend constexpr auto operator==(const Mp& a,const O& b) noexcept -> std::enable_if_t<can<O>,bool> { return true; }
};
template<class E> struct Mc {
  E e; using ext=E; static constexpr size_t rank(){return E::r;}
  template<class O, class X = typename O::ext> static constexpr bool can = O::rank()==Mc::rank() && X::r==E::r;
  template<class O> friend constexpr auto operator==(const Mc& a,const O& b) noexcept -> bool requires(can<O>) { return true; }
};
template<class T,size_t R> struct Ex { static constexpr size_t r=R; };
using A=Mp<Ex<int,1>>; using B=Mp<Ex<unsigned,1>>; using C=Mp<Ex<int,2>>;
using Ac=Mc<Ex<int,1>>; using Bc=Mc<Ex<unsigned,1>>; using Cc=Mc<Ex<int,2>>;
template<class I,class S> struct It {
  I i; S s; static constexpr bool ns = noexcept(static_cast<long>(std::declval<const S&>()));
  using D=long;
  decltype(auto) operator[](D n) noexcept(ns && noexcept(std::declval<I&>()[n])) { return i[n*2]; }
  template<class I2=I> requires requires(const I2& q){ *q; } decltype(auto) operator[](D n) const noexcept(ns && noexcept(std::declval<const I2&>()[n])) { return i[n*2]; }
  template<class I2=I> decltype(auto) at(D n) const noexcept(ns && noexcept(std::declval<const I2&>()[n])) { return i[n*2]; }
  template<class I2=I> int at2(D n) const noexcept(ns && noexcept(std::declval<const I2&>()[n])) { return i[n*2]; }
  template<class I2=I> friend bool operator==(const It&a,const It&b) noexcept(noexcept(std::declval<const I2&>()==std::declval<const I2&>())) { return true; }
  template<class I2=I> friend auto operator<(const It&a,const It&b) noexcept(noexcept(std::declval<const I2&>()<std::declval<const I2&>())) { return true; }
  friend bool operator>(const It&a,const It&b) noexcept(ns) { return true; }
};
struct S1 { operator long() const noexcept; }; struct S2 { operator long() const; };
struct I1 { int& operator[](long)const; int&operator*()const; bool operator==(const I1&)const noexcept; bool operator<(const I1&)const; };
template<class A_,class B_> constexpr bool EQ=requires(A_ a,B_ b){ a==b; };
template<class A_,class B_> constexpr bool NE=requires(A_ a,B_ b){ a!=b; };
template<class T> constexpr T shl(const T v,const int s) noexcept { return v<<s; }
template<class T,class S> requires std::is_integral_v<T> && std::is_integral_v<S> constexpr T shl2(const T v,const S s) noexcept { constexpr auto w=sizeof(T); if constexpr(sizeof(S)<2){ return v;} else return v<<s; }

static_assert(EQ<A,A>);
static_assert(EQ<A,B>);
static_assert(EQ<Ac,Ac>);
static_assert(EQ<Ac,Bc>);
static_assert(NE<A,B>);
static_assert(NE<Ac,Bc>);
static_assert(noexcept(A{}==B{}));
static_assert(A{}==B{});
static_assert(noexcept(Ac{}==Bc{}));
static_assert(noexcept(std::declval<It<int*,int>&>()[1]));
static_assert(noexcept(std::declval<const It<int*,int>&>()[1]));
static_assert(noexcept(std::declval<It<int*,S1>&>()[1]));
static_assert(noexcept(std::declval<const It<int*,int>&>().at(1)));
static_assert(noexcept(std::declval<const It<int*,int>&>().at2(1)));
static_assert(noexcept(std::declval<const It<I1,int>&>()>std::declval<const It<I1,int>&>()));
static_assert(noexcept(shl(int{},1)));
static_assert(noexcept(shl2(int{},1)));
static_assert(noexcept(shl2(char{},short{})));
static_assert(!EQ<A,C>);
static_assert(!EQ<Ac,Cc>);
static_assert(!NE<A,C>);
static_assert(!EQ<A,int>);
static_assert(!EQ<int,A>);
static_assert(!noexcept(std::declval<It<int*,S2>&>()[1]));
static_assert(!noexcept(std::declval<const It<int*,S2>&>()[1]));
static_assert(!noexcept(std::declval<It<I1,int>&>()[1]));
static_assert(!noexcept(std::declval<const It<I1,int>&>()[1]));
static_assert(!noexcept(std::declval<const It<I1,int>&>().at(1)));
static_assert(!noexcept(std::declval<const It<I1,S2>&>()>std::declval<const It<I1,S2>&>()));

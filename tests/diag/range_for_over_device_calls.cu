struct It { __attribute__((device)) int operator*(); __attribute__((device)) It &operator++(); __attribute__((device)) bool operator!=(It); };
struct D1 { __attribute__((device)) It begin(); __attribute__((device)) It end(); };
__attribute__((device)) D1 mkd();
void hh(D1 d) {
  for (auto &&x : mkd())
    ;
  for (int x : d)
    ;
}
void h2() { for (auto x : mkd()) { mkd(); } }

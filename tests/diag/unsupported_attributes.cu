__attribute__((nv_linkonce_odr)) void function();
__attribute__((nv_linkonce_odr)) int variable;
__attribute__((nv_weak_odr)) void weak();
__attribute__((nv_inline_hint)) void hinted();
__attribute__((nv_inline_hint)) int hinted_variable;
struct __attribute__((nv_inline_hint)) hinted_class { __attribute__((nv_inline_hint)) int field; __attribute__((nv_inline_hint)) void member(); };
typedef int __attribute__((nv_inline_hint)) hinted_type;
void parameter(__attribute__((nv_inline_hint)) int x);

// Classes in instances of templates are instantiated where something needs them to be complete, and not before.
template <class K, class V> struct pair_of {
    K first;
    V second;
};
template <class K, class V> struct map {
    struct node {
        pair_of<K, V> kv;
        node *next;
    };
    struct inner {
        struct deep {
            pair_of<K, V> kv;
        };
        deep *p;
        node *q;
    };
    union either {
        V v;
        int i;
    };
    class closed {
        V v;
    };
    struct derived : pair_of<K, V> {};
    enum { size = sizeof(inner) };
    inner elements;
    node *first;
    either *e;
    closed *c;
    derived *d;
};
struct unknown;
map<int, unknown> m;
map<int, unknown>::node *pointer = m.first;
static_assert(map<int, unknown>::size == 16, "");
static_assert(sizeof(map<int, int>::node) == 16 && sizeof(map<int, int>::either) == 4, "");
unsigned long error1 = sizeof(map<int, unknown>::node);
map<int, unknown>::either error2;
map<int, unknown>::closed error3;
map<int, unknown>::derived error4;
map<int, unknown>::inner::deep error5;
int function(map<char, unknown> &x) { return x.first->next == 0; }

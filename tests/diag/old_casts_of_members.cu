// flags: -w
// GNU's addresses of member functions, by old casts.
struct has_members { void f(); virtual void v(); }; typedef void *address; typedef void (*as_function)(has_members *); void (has_members::*chosen_member)();
address member_address = address(&has_members::f), same_address = (address)chosen_member; as_function member_function = (as_function)&has_members::v;

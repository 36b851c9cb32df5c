// space::name<names>(value), where nothing is known of the name: the reference reads < and > as operators.
namespace space {
}
struct type {
	void member();
};
int end, start;
type object;
int of_names = space::clock::cast<space::clock::nano>(end - start).count();
int of_type = space::clock::cast<type>(end - start).count();
int of_nothing = space::clock::cast<type>();
int of_object = space::clock::cast<type>(object).count() + (end).x;
int of_value = space::clock::cast<type>(object);
int of_pointer = space::clock::cast<type>(&object)->nothing();
int of_undefined = space::clock::cast<type>(&object) + undefined;
int of_braces = space::clock::cast<type>{ end }.count();
int of_sum = space::clock::cast<type> + end;
int of_element = space::clock::cast<type>(end)[3];
int of_call = space::clock::cast<type>(end)();
int of_int = space::clock::cast<int>(end - start).count();

void in_body()
{
	space::clock::cast<type>();
	auto deduced = space::clock::cast<space::nano>(end - start).count();
	if (space::clock::cast<type>(end).good())
		;
	return space::clock::cast<type>(end).good();
}

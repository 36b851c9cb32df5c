// name::type where nothing declares name as the type of the first parameter, which makes all of it an initializer.
int first(ns::type b) { return b.x; }
int after = unknown1;
int second(ns::type b, int c);
int end = unknown2;

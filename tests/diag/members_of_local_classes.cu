/* Members of objects whose class is local to a template: lvalues, though the class is dependent. */
template <typename T> struct Loader {
	struct Storage {
		T values[4];
	};
	explicit Loader(Storage &storage);
};

template <typename T> void from_union()
{
	typedef Loader<float> LoadFloat;
	union {
		typename Loader<T>::Storage any;
		typename LoadFloat::Storage floats;
	} storage;

	LoadFloat load(storage.floats);
	Loader<T> load_any(storage.any);
}

struct Plain {
	int value;
};

template <typename T> void from_struct(T &object)
{
	struct {
		Plain plain;
		int number;
	} local;
	Plain &plain = local.plain;
	int *good = &local.number;
	long *wrong = &local.number;
	typename T::pointer unknown = &local.number;
}

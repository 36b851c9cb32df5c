// What an implicit copy constructor may throw is known where something was copied, as headers of the toolkit do.
# 1 "/usr/local/cuda/include/extent.h" 1
struct extent { unsigned x, y, z; extent(unsigned, unsigned, unsigned); };
template <class T> struct extent_of { T x, y, z; extent_of(T, T, T); };
inline unsigned volume(extent e) { return e.x * e.y * e.z; }
inline unsigned copied(const extent &e) { return volume(e); }
# 4 "implicit_members_of_headers.cu" 2
struct own { int x, y; own(int, int); };
extent too_many(1, 2, 3, 4);
extent of_text("a");
extent_of<int> of_instance(1);
own of_user(1, 2, 3);

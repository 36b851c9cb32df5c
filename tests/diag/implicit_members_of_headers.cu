// What an implicit copy constructor may throw is known where something was copied, as headers of the toolkit do.
# 1 "implicit_members_of_headers.cu"
# 1 "/usr/include/extent.h" 1 3
struct extent { unsigned x, y, z; extent(unsigned, unsigned, unsigned); };
template <class T> struct extent_of { T x, y, z; extent_of(T, T, T); };
inline unsigned volume(extent e) { return e.x * e.y * e.z; }
inline unsigned copied(const extent &e) { return volume(e); }
# 9 "implicit_members_of_headers.cu" 2
extent too_many(1, 2, 3, 4);
extent of_text("a");
extent_of<int> of_instance(1);

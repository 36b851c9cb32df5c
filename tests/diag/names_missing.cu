// Functions and pointers without a name: it is missed where it would stand.
struct Buffer {
	Buffer();
	Buffer(int);
	int *(int a);
	int (*)(int);
	int size = "text";
};

Buffer(int);
Buffer();
int();
void (*)(int);
int *(int a);
int (*)[3];
int *const;
int *behind, (int);
typedef int (int);
int after = "text";

Buffer(const Buffer &other);
Buffer(int x) : size(x), more(1) { size = 1; more = 2; }
int of_the_same = "text";
int after_again = "text";

Buffer(int x) const { return; }
int of_this = "text";

Buffer(int x) noexcept { }
int of_that = "text";

void (int a) { a = 1; }
int more = "text";

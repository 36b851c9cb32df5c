// A destructor without its class: outside of classes its name says of which it is.
struct Buffer {
	Buffer();
	~Buffer();
};

static ~Buffer();
inline ~Buffer() {}
void ~Buffer() {}
int ~Buffer() { return 1; }

void Buffer::~Buffer() {}

struct Other {
	const ~Other();
	~Other(int);
};

struct Another {
	long ~Another(int);
};

struct Explicit {
	explicit ~Explicit();
};

Buffer::~Other() {}

int after_these = "text";

void f()
{
	int ~Buffer();
}

__attribute__((host)) ~Buffer() {}

int inside_of_what_is_passed_over = "text";
int after = "text";

namespace n
{
~Buffer() { return; }
int inside_again = "text";
int behind = "text";
}

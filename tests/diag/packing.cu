// Numbers that are no alignment, and pops of what was not pushed.
#pragma pack(3)
#pragma pack(pop)
#pragma pack()
#pragma pack(0)
#pragma pack(1)
#pragma pack(2)
#pragma pack(4)
#pragma pack(8)
#pragma pack(16)
#pragma pack(push)
#pragma pack(pop)
#pragma pack(push, 2)
#pragma pack(push, name, 4)
#pragma pack(pop, name)
#pragma pack(pop, other)
#pragma pack(pop)
#pragma pack(push, 5)
#pragma pack(push, name, 6)
#pragma pack(pop)
#pragma pack(pop)
#pragma pack(pop, 2)
#pragma pack(push, 1)
struct S { char c; int i; };
#pragma pack(pop)
static_assert(sizeof(S) == 5);
void f()
{
#pragma pack(7)
#pragma pack(pop)
	struct In {
		char c;
#pragma pack(push, 9)
		int i;
#pragma pack(pop)
	};
}
_Pragma("pack(push, 2)") struct T { char c; int i; };
_Pragma("pack(pop)") static_assert(sizeof(T) == 6);

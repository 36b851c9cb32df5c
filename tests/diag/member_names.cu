// Members of instances are named as those of the template.
template <class T> class List {
	struct Node { T v; };
	Node *head;
	static int count;

protected:
	int prot;
};

void names_of_members(List<int> l)
{
	l.head = 0;
	l.prot = List<int>::count;
}

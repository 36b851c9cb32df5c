struct stream { };

template <class G, class T>
class mesh;
template <class G, class T>
stream &operator>>(stream &, mesh<G, T> &);
template <class G, class T>
bool operator>(const mesh<G, T> &, int);

/* specializations of templates, though the names end in > themselves */
template <class G, class T = int>
class mesh {
	friend stream &operator>> <>
		(stream &, mesh &);
	friend bool operator><>(const mesh &, int);
	int size;
};

/* functions of their own */
template <class T>
class line {
	friend stream &operator>>(stream &, line &);
	friend bool operator > (const line &, int);
	int size;
};

template <class G, class T>
stream &operator>>(stream &in, mesh<G, T> &read)
{
	read.size = 1;
	return in;
}

stream &read(stream &in, mesh<int> &into)
{
	return in >> into;
}

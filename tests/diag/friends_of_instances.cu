// A friend whose type depends on a class template is a function of the instances alone: a namespace declares those again, and nothing else.
template <class> struct Local { friend Local False(int *); friend int True(Local *); friend Local<int> Other(char *); };
Local<int> loc;
Local<int> False(int *);
int True(Local<int> *);
Local<int> Other(char *);
void New() { False; (void)&False; (void)&True; (void)&Other; auto p = &False; p(nullptr); False(nullptr); }
Local<int> False(int *) { return Local<int>(); }

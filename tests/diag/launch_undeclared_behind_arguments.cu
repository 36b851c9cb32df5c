// Launches of what nothing declares, which is said behind what is wrong with the arguments.
extern "C" unsigned __cudaPushCallConfiguration(int, int, unsigned long = 0, void * = 0);
typedef struct CUstream_st *stream_type;
struct Buffer { float *get() const; };
void launch(stream_type stream, const Buffer &a) { addd<<<1, 1, 0, stream>>>(a.get(), 3); }
void launch(stream_type stream, Buffer *a) { addd<<<1, 1, 0, stream>>>(a->get(), Scale(3)); }

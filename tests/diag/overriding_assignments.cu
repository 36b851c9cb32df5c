struct Op { virtual bool operator()(int) const; virtual Op &operator=(const Op &); virtual void f(int); virtual void g(); };
struct OpD : Op { __attribute__((device)) Op &operator=(const Op &); };
struct OpE : Op { __attribute__((device)) Op &operator=(const Op &); __attribute__((device)) void f(int); };
struct OpF : Op { OpF &operator=(const OpF &); __attribute__((device)) Op &operator=(const Op &); __attribute__((device)) void f(int); void f(float); __attribute__((device)) void g(); void g(int); };
struct OpG : Op { __attribute__((device)) void f(int); void f(float); };
struct OpH : Op { OpH(); __attribute__((host)) __attribute__((device)) Op &operator=(const Op &); OpH &operator=(const OpH &); };
struct OpI : Op { virtual OpI &operator=(const OpI &); };
struct OpJ : OpI { __attribute__((device)) Op &operator=(const Op &) override; __attribute__((device)) OpI &operator=(const OpI &); };
void use(OpD d, Op o) { __attribute__((device)) int wrong = 1; d = o; }

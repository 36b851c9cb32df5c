// Lambdas that copy *this: members of the copy are const unless the innermost such lambda is mutable, whatever the function is.
struct S {
    int value;
    int *change();
    int *look() const;
    void constant() const
    {
        auto a = [*this]() mutable { ++value; ++this->value; (*this).value = 1; int &r = value; change(); this->change(); S *s = this; };
        auto b = [*this]() { ++value; };
        auto c = [*this]() { change(); };
        auto d = [*this]() mutable { auto inner = [this] { ++value; change(); }; };
        auto e = [*this]() mutable { auto inner = [*this] { ++this->value; }; };
        auto f = [this]() mutable { ++value; };
        auto g = [*this]() mutable { return sizeof(*change()); };
    }
    void plain()
    {
        auto a = [*this]() { ++value; };
        auto b = [*this]() { look(); this->look(); };
        auto c = [*this]() { change(); };
        auto d = [*this]() { auto inner = [*this]() mutable { ++value; ++this->value; change(); }; };
        auto e = [*this]() { auto inner = [*this](auto a) mutable { ++value; change(); }; };
        auto f = [this] { ++value; change(); };
    }
};

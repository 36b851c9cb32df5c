3|error||invalid initializer for array member "owner<T>::rows"
exit 2

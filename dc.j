3|warning|3357|capturing structured bindings is a C++20 feature
3|warning|3357|capturing structured bindings is a C++20 feature
3|warning|3357|capturing structured bindings is a C++20 feature
3|warning|3357|capturing structured bindings is a C++20 feature
3|warning|3357|capturing structured bindings is a C++20 feature
3|warning|3357|capturing structured bindings is a C++20 feature
4|warning|3357|capturing structured bindings is a C++20 feature
5|warning|3357|capturing structured bindings is a C++20 feature
exit 0

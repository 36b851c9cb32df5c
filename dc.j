4|error||a brace-enclosed list cannot be passed for an ellipsis parameter
exit 2

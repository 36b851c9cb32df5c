/* Why the type of an expression is unknown: for --stats. */
#ifndef UNKNOWN_H
#define UNKNOWN_H

#define UNKNOWN_CAUSES(cause) \
	cause(operand, "an operand of unknown type") cause(name, "a name that was not found") cause(member, "a member that was not found") \
		cause(overload, "a call of overloaded functions or templates") cause(operator, "an operator of a class or enumeration") \
			cause(declared, "a declaration of unknown or deduced type") cause(builtin, "a builtin") \
				cause(class, "a conversion between classes") cause(other, "something else")
enum unknown_cause {
#define CAUSE(name, text) UNKNOWN_##name,
	UNKNOWN_CAUSES(CAUSE)
#undef CAUSE
		UNKNOWN_CAUSE_COUNT
};

#endif

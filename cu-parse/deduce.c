#include "deduce.h"
enum outcome deduce_arguments(struct parser *p, struct argument_set *set, u32 param_args, u32 argument_args){(void)p;(void)set;(void)param_args;(void)argument_args;return OUTCOME_UNKNOWN;}
int compare_partial_specializations(struct parser *p, u32 first_decl, u32 first_args, u32 second_decl, u32 second_args){(void)p;(void)first_decl;(void)first_args;(void)second_decl;(void)second_args;return 0;}
enum outcome deduce_call(struct parser *p, struct argument_set *set, u32 function_type, u32 first_argument){(void)p;(void)set;(void)function_type;(void)first_argument;return OUTCOME_UNKNOWN;}

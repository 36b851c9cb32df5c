/* Undefines every macro of il.def, for the next inclusion. */
#undef IL_KIND
#undef IL_END_KIND
#undef IL_NO_TABLE
#undef IL_U8
#undef IL_U16
#undef IL_U32
#undef IL_U64
#undef IL_I64
#undef IL_STR
#undef IL_POS
#undef IL_RANGE
#undef IL_SUB
#undef IL_FLAGS
#undef IL_REF
#undef IL_CHILD
#undef IL_NEXT
#undef IL_ANY

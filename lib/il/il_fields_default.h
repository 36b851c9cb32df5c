/* Defines, as nothing, each macro of il.def that the includer did not define; il_undef.h undoes it. */
#ifndef IL_KIND
#define IL_KIND(number, name)
#endif
#ifndef IL_END_KIND
#define IL_END_KIND(name)
#endif
#ifndef IL_NO_TABLE
#define IL_NO_TABLE(number, name)
#endif
#ifndef IL_U8
#define IL_U8(f)
#endif
#ifndef IL_U16
#define IL_U16(f)
#endif
#ifndef IL_U32
#define IL_U32(f)
#endif
#ifndef IL_U64
#define IL_U64(f)
#endif
#ifndef IL_I64
#define IL_I64(f)
#endif
#ifndef IL_STR
#define IL_STR(f)
#endif
#ifndef IL_POS
#define IL_POS(f)
#endif
#ifndef IL_RANGE
#define IL_RANGE(f)
#endif
#ifndef IL_SUB
#define IL_SUB(f, enumeration)
#endif
#ifndef IL_FLAGS
#define IL_FLAGS(f, flagset)
#endif
#ifndef IL_FLAGS8
#define IL_FLAGS8(f, flagset)
#endif
#ifndef IL_REF
#define IL_REF(f, kind)
#endif
#ifndef IL_CHILD
#define IL_CHILD(f, kind)
#endif
#ifndef IL_NEXT
#define IL_NEXT(f, kind)
#endif
#ifndef IL_ANY
#define IL_ANY(f)
#endif

/* Routines for special members that no declaration names [special]. */
#ifndef IMPLICIT_MEMBERS_H
#define IMPLICIT_MEMBERS_H

#include "special_members.h"

/* The routine (rf_implicit) of the member of that kind that a class has without declaring it: made at the first call, in no scope's list,
 * without declaration. 0: there is none, or the class is not complete. Its execution space is open: it has those of
 * the functions that call it. */
u32 implicit_member(struct parser *p, u32 class, enum special_member kind);

/* Whether the copy constructor or assignment operator that a class has without declaring it takes const objects: all its parts' do
 * [class.copy.ctor]/7 [class.copy.assign]/2. The class is complete. */
bool implicit_copy_takes_const(struct parser *p, u32 class, enum special_member kind);

/* Whether those of all its parts do: a defaulted one that takes const objects though is deleted [dcl.fct.def.default]/2. */
bool parts_take_const_objects(struct parser *p, u32 class, enum special_member kind);

/* Where a class is named in its definition, else in its first declaration. */
u32 place_of_class_definition(const struct parser *p, u32 class);

/* The operator== (rf_implicit and rf_defaulted) that a class has for an operator<=> which is defaulted. */
u32 implicit_equality(struct parser *p, u32 class, u32 spaceship);

/* The constructor (rf_implicit; conversion_type is the class that it is inherited from) that a class has for one of a base that a
 * using-declaration names. 0: the class is not complete. */
u32 inheriting_constructor(struct parser *p, u32 class, u32 constructor);
/* The constructor that such a one is for; 0: it is another routine. */
u32 inherited_constructor(const struct parser *p, u32 routine);

#endif

/* What is parsed as it is read, and what is passed over: names, specifiers, declarators, declarations, expressions, statements, bodies. */
#ifndef SYNTAX_H
#define SYNTAX_H

#include "../parser.h"

/* ---- names.c ---- */
/* Parses a nested-name-specifier if there is one. It never takes the last name. */
void parse_qualifier(struct parser *p, struct qualifier *qualifier);
/* The class template whose name, in itself, a type's name is [temp.local]; 0: none. */
u32 template_of_injected_name(const struct parser *p, il_any entity);
/* Whether a qualifier names a dependent type other than the classes around, or one that could not be instantiated: specializations may have
 * other members than the template says [temp.dep.type]. */
bool is_unknown_specialization(struct parser *p, const struct qualifier *q);
/* Whether a dependent class is known here [temp.dep.type]: it is one around, a member of one, or local. */
bool is_current_instantiation(struct parser *p, u32 type);
/* Whether members of a class may be others in the specialization that it turns out to be. */
static inline bool is_open_class(struct parser *p, u32 class) { return type_is_dependent(p, class) && !is_current_instantiation(p, class); }
/* Whether a qualified name certainly names nothing, where a substitution may fail for that. */
bool lacks_name(struct parser *p, const struct qualifier *q, const struct lookup *found);
/* From < through >. P is at the <. False, with p->at unchanged, when it is no template argument list. */
bool parse_template_args(struct parser *p, struct template_args *args);
/* Whether p is behind arguments that a template certainly has, but not their >: no other is left for it. */
bool lacks_greater(const struct parser *p);
/* Whether the tokens [first, end) name a template parameter, or something dependent. */
bool mentions_template_param(struct parser *p, u32 first, u32 end);
/* Whether an expression names a variable template's specialization, or a type or member that such a value is an argument for: in the
 * signature of a template g++ does not take its value. */
bool names_specialization(const struct parser *p, u32 node);
/* One argument, without an ellipsis; false when there is none. *dependent: it is, on a template parameter. */
bool parse_template_argument(struct parser *p, struct il_template_arg *arg, bool *dependent);
/* The same of what is an expression for certain, also where it could be a type-id [temp.arg]/2. */
bool parse_nontype_argument(struct parser *p, struct il_template_arg *arg, bool *dependent);
/* Whether a > stands between p, at a <, and what ends template arguments for certain: without, they are none. */
bool greater_ahead(struct parser *p);
/* qualifier unqualified-id with lookup. In expressions a < after a name that may be a template starts arguments. */
bool parse_id_expression(struct parser *p, struct id_expression *id);
/* The same behind . or ->, where object_scope is that of the object's class, or 0. */
/* Whether what is read is a body of the user's, as it is written. */
bool reads_user_body(const struct parser *p);
bool parse_member_id(struct parser *p, struct id_expression *id, u32 object_scope);
/* The same for a declared name, which may be new. */
bool parse_declared_id(struct parser *p, struct id_expression *id);
/* The same for a declarator, without a lookup of a plain name: few declarations ask what it means already. They ask
 * declared_before(). */
bool parse_declarator_id(struct parser *p, struct id_expression *id);
struct lookup declared_before(struct parser *p, const struct id_expression *id);
/* What follows the name of a member that is declared outside of its class or namespace is looked up there [basic.lookup.unqual]: the
 * template heads before it are put inside. */
void enter_qualified_scope(struct parser *p, u32 target);
/* The type in the name of a conversion function is looked up in the class that qualifies it, or that of its object, before it is where the
 * name stands [basic.lookup.unqual] [basic.lookup.classref]: p->scope is one for that then. */
void enter_scope_of_conversion(struct parser *p, const struct qualifier *q);
/* Only the unqualified-id, after a qualifier (or . ->, then of is the object's type or 0). */
bool parse_unqualified_id(struct parser *p, struct id_expression *id);

/* ---- class_names.c ---- */
/* Notes an unqualified name that a class being defined uses, outside of bodies, initializers and parameters. */
void note_class_use(struct parser *p, const struct id_expression *use);
/* What was noted of a name that the class now declares: name_reference entries for the uses that g++ wants qualified. */
void record_changed_meaning(struct parser *p, u32 scope, u32 ident);
/* Whether there is a name_reference at that place. */
bool is_recorded_name(const struct parser *p, u32 begin);

/* ---- static_asserts.c ---- */
void parse_static_assert(struct parser *p);

/* ---- host_templates.c ---- */
/* Makes a name_reference entry for a specialization of an alias template that g++ refuses the arguments of. */
void note_for_host(struct parser *p, u32 template, u32 type, const struct id_expression *id);

/* ---- misplaced.c ---- */
/* Whether a declaration in a block, at p, is one that cannot stand there, which is said: it was passed over. */
bool skip_misplaced_declaration(struct parser *p);
/* The same in the body of a class. */
bool skip_misplaced_member(struct parser *p);
/* A template begins there that a local class has as a member: that is said. */
void report_local_template(struct parser *p, u32 begin);
/* The same of a friend's name. */
void report_local_friend(struct parser *p, u32 name);
/* Whether a type or concept, p behind the heads of such a template, was passed over. */
bool skip_local_type(struct parser *p);
/* The same of a friend, of which that is said. */
bool skip_local_friend(struct parser *p);
/* Whether a declarator in the body of a class has a qualifier that no member of it has, which is said: what is behind the declarator was passed
 * over, a body, too, if there is one. */
bool skip_qualified_member(struct parser *p, const struct specifiers *s, const struct declarator *d, bool *has_body);

/* ---- skip.c ---- */
/* Passes over one initializer-clause/assignment-expression: up to a , ; ) ] } or : (or > when p->greater_ends) outside all brackets. */
void skip_expression(struct parser *p);
/* Passes over a balanced ( [ {; p is at it. */
void skip_balanced(struct parser *p);
/* Error recovery: to after the next ; or balanced {} of this nesting, or before its }. */
void skip_declaration(struct parser *p);
/* Up to and with the next ; outside of all brackets, or to the } around. */
void skip_to_semicolon(struct parser *p);
/* Passes over one statement. */
void skip_statement(struct parser *p);
/* catch (…) { … } and those that follow, if there are any. */
void skip_handlers(struct parser *p);
/* A return; that ends the block whose closing brace is token number close: its range, or *end 0. */
void find_final_return(const struct parser *p, u32 close, u32 *begin, u32 *end);
/* A name with its qualifiers and template arguments, whose commas and > are its own. */
void skip_name(struct parser *p);
/* What stands between the introducer of a lambda and its body; nothing in it is looked up, as its parameters are not known. */
void skip_lambda_declarator(struct parser *p);
void skip_requires_clause(struct parser *p); /* p is after requires */
/* Whether the token at is the [ of a lambda, not a subscript's, in an expression that begins at the token first. */
bool begins_lambda(const struct parser *p, u32 at, u32 first);
/* Whether the tokens [first, end) must be parsed for what they contain: the user's file, launches, CUDA words. */
bool must_record(const struct parser *p, u32 first, u32 end);
/* Whether a lambda that captures something seems to stand there. */
bool mentions_captures(const struct parser *p, u32 first, u32 end);
/* Whether one of them may name a managed variable. */
bool mentions_managed(const struct parser *p, u32 first, u32 end);
/* The same for a device function, operators of the user's among them, or a variable. */
bool mentions_device_name(const struct parser *p, u32 first, u32 end);
/* The constant expressions from token start to here were passed over; records those that mention managed variables. */
void record_managed_uses(struct parser *p, u32 start);
/* The same of the operand of a decltype of a library's template: values of scalar types that it makes are written in another way. */
void record_scalars_made(struct parser *p, u32 first, u32 end);
/* Of each decltype in the type-id from token first to here, which was parsed tentatively. */
void record_scalars_in_type(struct parser *p, u32 first);

/* p at the < behind the name of no template: passes over the arguments where a declarator may follow. */
bool skip_arguments_of_unknown(struct parser *p);

/* ---- recovery.c: nothing is passed over where no errors are reported ---- */
/* Tokens that a construct waits for while it is parsed: what stands before the next of them is passed over after a syntax error. */
enum stop {
	STOP_COMMA = 1,
	STOP_COLON = 2,
	STOP_SEMICOLON = 4,
	STOP_RPAREN = 8,
	STOP_RBRACKET = 16,
	STOP_LBRACE = 32,
	STOP_RBRACE = 64,
	STOP_CONFIG_END = 128, /* the >>> of a launch */
	STOP_ASSIGN = 256,     /* the initializer behind a declarator */
	STOP_ELSE = 512,
	STOP_WHILE = 1024, /* that of a do statement */
};
/* Waits for them, too. Returns what was waited for before, to be restored. */
static inline u32 stop_at(struct parser *p, u32 stops)
{
	u32 around = p->stops;

	p->stops |= stops;
	return around;
}
/* >>>, also as >> > */
static inline bool at_config_end(const struct parser *p)
{
	return tok(p) == TOK_GREATER && touches_next(p) && tok_ahead(p, 1) == TOK_GREATER && tok_ahead(p, 2) == TOK_GREATER;
}
/* Passes over what is before the next stop token. Says where it goes on when that is far from p. */
void pass_to_stop(struct parser *p);
/* Passes over what is before the next stop token, or one of another kind. */
void pass_to_token(struct parser *p, unsigned wanted);
/* Passes over a block in braces, of which an error was said. */
void pass_block(struct parser *p);
/* Whether p is at a token of this kind. One that is missing is reported, and looked for up to the next stop token. */
bool seek_token(struct parser *p, unsigned kind, enum diag_id id);
/* The same, and takes it. */
bool require_token(struct parser *p, unsigned kind, enum diag_id id);
/* To past the closing bracket with token index close; where it is missing, that is said. Returns where it ends, or should. */
u32 close_list(struct parser *p, u32 close);
/* Whether the token at that index is a closing bracket that the source lacks; whether p is at such a one, or at a } without a partner. */
bool is_inserted(const struct parser *p, u32 token);
bool at_inserted(const struct parser *p);
bool at_stray_brace(const struct parser *p);

/* ---- class_values.c ---- */
/* p at the default argument of a parameter, or the initializer of a member: its node, or 0 where that was passed over. */
u32 parse_value_in_class(struct parser *p, il_any owner);
/* The outermost class is complete: what waited in it, from that number on. */
void parse_class_values(struct parser *p, u32 first);

/* ---- attributes.c ---- */
/* Parses any run of attributes of all spellings (asm labels only with asm_label), chaining them from *first to *last. */
void parse_attributes(struct parser *p, u32 *first, u32 *last, bool asm_label);
/* The first token from at on that is no GNU attribute. */
u32 behind_attributes(const struct parser *p, u32 at);
/* CUDA's attributes where they are nobody's are said to be that. */
void report_stray_attributes(struct parser *p, u32 first);
/* The same of those that stand before a statement, where those for declarations mean nothing. */
void report_attributes_of_statement(struct parser *p, u32 first);
/* GNU's attributes behind (…), which initializes a variable: they mean nothing. */
void parse_attributes_behind_initializer(struct parser *p);
/* The attributes at p, which are nobody's. */
void parse_stray_attributes(struct parser *p);
/* Whether the [[ at a token is closed by ]], as an attribute list is: [[]{ … }()] is none. */
bool is_attribute_list(const struct parser *p, u32 at);
static inline bool at_attribute(const struct parser *p)
{
	return ((tok(p) == TOK_attribute || tok(p) == TOK_alignas || tok(p) == TOK_declspec) && tok_ahead(p, 1) == TOK_LPAREN) ||
	       tok(p) == TOK_noinline || tok(p) == TOK_nv_register_params || (tok(p) == TOK_LBRACKET && tok_ahead(p, 1) == TOK_LBRACKET);
}
u32 execution_space_of(const struct parser *p, u32 first_attribute);
u32 memory_space_of(const struct parser *p, u32 first_attribute);
/* The specifiers' attributes with the declarator's after them; declarators that share specifiers get copies. */
u32 joined_attributes(struct parser *p, u32 first, u32 second);
bool has_cuda_attribute(const struct parser *p, u32 first_attribute, enum il_cuda_attribute what);

/* ---- specifiers.c ---- */
void parse_specifiers(struct parser *p, struct specifiers *specifiers, enum declaration_context context,
                      const struct template_heads *heads);
/* What an id with template arguments is as a type, where an expression may begin; 0: none, or the text has to tell. Its written arguments are
 * released. */
u32 type_of_parsed_id(struct parser *p, const struct id_expression *id);
/* throw(…), p at the throw: whether nothing is thrown; other types are not permitted from C++17 on. */
bool throw_specification(struct parser *p);
u32 parse_type_id(struct parser *p);                             /* returns the type; error type when it is none */
u32 parse_attributed_type_id(struct parser *p, u32 *attributes); /* GNU: the same; *attributes becomes those in it */
u32 parse_type_only_id(struct parser *p); /* the same in a type-only context [temp.res]: a qualified name is a type without typename */
u32 parse_required_type_id(
	struct parser *p); /* the same where nothing else can stand: a name that nothing declares is said to be undefined */
u32 parse_aliased_type_id(struct parser *p, u32 *attributes); /* that of an alias-declaration */
u32 parse_return_type_id(struct parser *p);                   /* that too, behind ->, where auto may stand */
/* The same of (type-id) in an expression; is_allocated: behind new, arguments of a class template may be deduced. */
u32 parse_operand_type_id(struct parser *p, bool is_allocated);
/* Adds a cv-qualifier at p to *cv; false: there is none. */
bool parse_cv_qualifier(struct parser *p, u32 *cv);
/* The expression in parentheses, p at the (, where it stays; what a body mentions there counts too. Returns its node, or 0. */
u32 record_operand(struct parser *p);
/* decltype(…), p is at it. */
u32 parse_decltype(struct parser *p);
u32 parse_type_specifier_seq(struct parser *p); /* for new-type-ids and conversion-function-ids */
/* A template argument that is a type-id or names a class template; false, with p->at unchanged, when it is neither. */
bool parse_type_argument(struct parser *p, struct il_template_arg *arg);
/* Whether a qualifier names a type that has certainly no members: it is no class or enumeration, or defined nowhere. */
bool has_no_members(struct parser *p, const struct qualifier *q);
/* Whether what follows can only be a type-id [dcl.ambig.res]: for casts, sizeof, template arguments (p after the opening bracket). */
bool starts_type_id(struct parser *p);
/* The memo_flags of the current token. */
u8 *memo(struct parser *p);
/* Drops those of the tokens [first, end): more names are known now than when they were passed over. */
void forget_memo(struct parser *p, u32 first, u32 end);
/* Whether the current token begins a decl-specifier (keyword or a name that is a type). */
bool starts_specifier(struct parser *p);
/* Whether a statement here is a declaration [stmt.ambig]. */
bool starts_declaration(struct parser *p);
/* Whether a condition ( after the parenthesis of if, while, switch, for) is a declaration. */
bool starts_condition_declaration(struct parser *p);

/* The token that specifiers, which end before token index end, begin with (declaration.c). */
u32 start_of_specifiers(const struct parser *p, const struct specifiers *specifiers, u32 end);

/* ---- missing_declarator.c ---- */
/* Nothing is declared where a declarator should be, at token index start. What begins like a declaration is one. Whether another
 * declarator may follow. */
bool missing_declarator(struct parser *p, const struct specifiers *s, u32 start, bool after_comma);

/* ---- stray_statements.c ---- */
/* Whether a statement is at p that begins no declaration of a namespace's: (sizeof … or f<…>: that is said, and it is passed over. */
bool skip_stray_statement(struct parser *p);

/* ---- assumed_int.c ---- */
/* Whether the name of a template, which may be qualified, with all of its arguments is at a token: what stands before that and is no type is what
 * is declared. */
bool is_before_template_id(const struct parser *p, u32 at);
/* Takes int for the type that the specifiers of the name at p lack, which is said; whether they do. */
bool assume_int_after_specifiers(struct parser *p, struct specifiers *specifiers);
/* The same, of a declaration, also where there are no specifiers or attributes alone; whether it is that of a variable. Of f(…),
 * a function's, and of what begins with a parenthesis it is not said yet: report_assumed_int does that behind the declarator that begins
 * with the token name, a function's or not. */
bool assume_int(struct parser *p, struct specifiers *specifiers, enum declaration_context context, bool *is_said_later);
void report_assumed_int(struct parser *p, u32 name, bool is_function);

/* ---- declarator.c ---- */
/* Whether what is read is a parameter, and no expression that could be one. */
bool is_certain_parameter(const struct parser *p, enum declaration_context context);
/* Whether the token at p + ahead is a ( before what begins an expression for certain. */
bool has_expression_in_parentheses(struct parser *p, u32 ahead);
void parse_declarator(struct parser *p, const struct specifiers *specifiers, struct declarator *declarator, bool may_be_abstract,
                      enum declaration_context context);
/* At final, or GNU's spelling of it. */
bool at_final(const struct parser *p);
/* The type that ptr-operators make of type, if there are any. */
u32 parse_pointer_operators(struct parser *p, u32 type);
/* From ( through ). With scope, the names are bound, as variables, in a new sck_func_prototype scope that it gets (lambdas,
 * requires-expressions); without, nothing is bound. Returns the first parameter. */
u32 parse_parameters(struct parser *p, bool *ellipsis, u32 *scope);
/* Makes a parameter's name, if it has one, mean the parameter of that number in its list. */
void bind_parameter(struct parser *p, u32 parameter, u32 number);

/* ---- asm.c [dcl.asm] ---- */
void parse_asm_declaration(struct parser *p);

/* ---- declaration.c ---- */
void parse_translation_unit(struct parser *p);
/* The initializer of a variable, or 0, at p, if there is one. */
void variable_initializer(struct parser *p, u32 variable);
/* T x[] = { … } gets its bound from the initializer [dcl.array]/7; p at the initializer-clause, or the parenthesis before it. */
void complete_array_type(struct parser *p, u32 variable);
/* An initializer or default argument at p: records or skips it. Names that a class may declare later are no errors. */
u32 parse_or_skip_initializer(struct parser *p);
void skip_initializer(struct parser *p);
/* table.c: passes over a long list of numbers that certainly initializes an object of the type, and of which nothing is to be said. */
bool skip_table(struct parser *p, u32 type);
void parse_declaration(struct parser *p, enum declaration_context context);
/* Declarations that follow template heads or stand alone; heads may be NULL. */
/* Declarators of a block, p there, behind what should be a type and is an error, which was said. */
void parse_declarators_of_error(struct parser *p, u32 begin);
void parse_simple_declaration(struct parser *p, enum declaration_context context, const struct template_heads *heads);
/* In a block: a declaration-statement. Returns the first source_sequence_entry that it added, or 0. */
u32 parse_block_declaration(struct parser *p);
/* for (T x : …), if (T x = …), catch (T x): specifiers, one declarator (may be a structured binding) and, for a condition, its
 * initializer. Stops before the : or ). Returns the variable, or 0. */
u32 parse_condition_declaration(struct parser *p, bool with_initializer);
void parse_pragma(struct parser *p); /* p at TOK_PRAGMA */

/* ---- namespaces.c ---- */
void predeclare_std(struct parser *p);  /* the namespace std, where it is named before it is opened */
void parse_namespace(struct parser *p); /* p at inline or namespace; with aliases */
/* All that using begins; the heads are an alias template's, or NULL. */
void parse_using(struct parser *p, const struct template_heads *heads);
/* A::f; in a class: an access declaration, which means using A::f;. Standard C++ has none any more. */
bool at_access_declaration(struct parser *p);
void parse_access_declaration(struct parser *p);

/* ---- class.c, enum.c, template.c ---- */
void parse_class_specifier(struct parser *p, struct specifiers *specifiers, enum declaration_context context,
                           const struct template_heads *heads);
void parse_enum_specifier(struct parser *p, struct specifiers *specifiers, enum declaration_context context,
                          const struct template_heads *heads);
/* Decides about the bodies that were passed over in classes since then: they wait until the outermost class is complete [class.mem]/6. */
void parse_waiting_bodies(struct parser *p, u32 first);
/* The members of an instance of a class template, p behind the class-head of the pattern. */
void define_instance(struct parser *p, u32 type, const struct il_type *pattern, const struct il_class_info *info);
/* template<…> … : heads, then what they introduce. */
void parse_template_declaration(struct parser *p, enum declaration_context context);
void parse_explicit_instantiation(struct parser *p); /* p at extern or template */
/* A class template's pattern, partial and explicit specializations share this. */
u32 new_template(struct parser *p, enum il_template_kind kind, u32 scope, u32 ident, const struct template_heads *heads, il_any prototype);
/* < parameters > with an optional requires-clause, as of a generic lambda; pushes their scope. Returns the template_decl. */
u32 parse_template_parameters(struct parser *p);
/* Class type of a closure, member of nothing, with its scope. Returns the type. */
u32 new_closure_type(struct parser *p, u32 begin, u32 end);

/* ---- expression.c … : each returns an expr_node when p->recording, else 0. ---- */
u32 parse_expression(struct parser *p); /* with commas */
u32 parse_assignment_expression(struct parser *p);
u32 parse_manifest_constant(struct parser *p); /* the same where its value is needed: names of constants there are no uses */
/* The same of what is not kept outside of bodies: what is wrong with it, as it is written, is said. */
u32 read_constant(struct parser *p);
/* What passes over such a constant. has_value: else that is looked at elsewhere. */
void skip_constant(struct parser *p, bool has_value);
u32 parse_constant_expression(struct parser *p); /* conditional-expression; p->greater_ends as set by the caller */
u32 parse_initializer_clause(struct parser *p);  /* assignment-expression or braced-init-list */
bool parse_expanded_clause(struct parser *p);    /* the same of an expansion; whether there is a ... behind it, too */
u32 parse_braced_init_list(struct parser *p);
u32 parse_expression_list(struct parser *p, unsigned close); /* up to, not including, the closing token; packs may expand */
u32 parse_lambda(struct parser *p);                          /* lambda.c; p at [ */

/* ---- statement.c ---- */
u32 parse_compound_statement(struct parser *p); /* p at {; opens a block scope of its own */

/* ---- surroundings.c ---- */
/* Where the parser stands and in what: left to parse something elsewhere, and restored. */
struct surroundings {
	u32 at, scope, template_depth, class_depth, routine, lambda, cv_of_declarator, function_name, class_type, class_around_default,
		prototype, alias, lambda_count, extended_count, statement, element, doubt, marker, doubts, constant_argument;
	il_any noted_instance, value_owner;
	bool recording, greater_ends, in_constant, in_launch_config, tentative, no_parameters, of_instantiation, in_user_file,
		in_system_header, in_unnamed_namespace, in_linkage_specification, silent, is_unread, spelling, typed_parameters,
		names_parameters, replaying;
	struct diag *diag;
	struct expansion *expansion;
	bool *failure;
	u8 evaluation, access, linkage;
	struct body_state body;
};
struct surroundings leave_surroundings(const struct parser *p);
void restore_surroundings(struct parser *p, const struct surroundings *s);

/* ---- read_arguments.c ---- */
/* Whether just the meaning is asked for: nothing is reported or kept of how it is written. */
bool is_read_for_meaning(const struct parser *p);
/* Whether it is known what the template argument at p is: then that is it, and p is behind it. is_value: it is that of a parameter that is no
 * type. */
bool recall_argument(struct parser *p, struct il_template_arg *arg, bool is_value);
/* Around the reading of one: what else that did. */
struct argument_reading {
	u32 first, lambdas, doubt, doubts, errors;
};
struct argument_reading begin_argument(const struct parser *p);
/* The argument from there to p, which depends on no template parameter. */
void remember_argument(struct parser *p, const struct argument_reading *reading, const struct il_template_arg *arg, bool is_value);

/* ---- body.c ---- */
/* Notes a body that was passed over; decides whether it is parsed now, later or never (body.c). */
void function_body(struct parser *p, const struct pending_body *body);
/* Notes a body that may be asked for, without deciding about it. */
void add_pending(struct parser *p, const struct pending_body *body);
/* Parses the body of a routine that was passed over. False when it has none, or it is not complete yet. */
bool require_body(struct parser *p, u32 routine);
/* Whether a scope is in a generic lambda as it is written, not in an instance of its call operator: members of local classes are. */
bool is_in_generic_lambda(const struct parser *p, u32 scope);
/* Whether a function stands in a file of the user's. */
bool is_user_code(const struct parser *p, u32 routine);
/* After the translation unit: the bodies that turned out to be needed. */
void parse_pending_bodies(struct parser *p);
/* For the device half: the constants in bodies that were parsed, in those of instances, too, need what makes them. */
void evaluate_local_constants(struct parser *p);

#endif

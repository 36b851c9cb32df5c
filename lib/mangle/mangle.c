/* Encodings [mangling.structure]: the names of symbols. */
#include "mangler.h"

/* The text of asm("…") in a declaration, which is the symbol's name; *length 0 without one, or when it is not a plain literal. */
static const char *asm_label(const struct il *il, u32 decl, u32 *length)
{
	u32 attribute;

	*length = 0;
	for (; decl; decl = il_full_entity_decl_info(il, decl)->next)
		for (attribute = il_full_entity_decl_info(il, decl)->first_attribute; attribute;
		     attribute = il_attribute(il, attribute)->next) {
			const struct il_attribute *record = il_attribute(il, attribute);
			const char *text = il->source + record->range_begin,
				   *begin = memchr(text, '"', record->range_end - record->range_begin);
			const char *end = memrchr(text, '"', record->range_end - record->range_begin);

			if (record->family != atf_asm_label || !begin || memchr(begin + 1, '"', (size_t)(end - begin - 1)))
				continue;
			*length = (u32)(end - begin - 1);
			return begin + 1;
		}
	return NULL;
}

/* ---- functions ---- */

/* C functions are named as written, wherever that is, static ones too. */
static bool has_plain_name(const struct il *il, const struct il_routine *routine)
{
	bool in_c = il_full_entity_decl_info(il, routine->first_decl)->flags & dcf_in_linkage_block;

	return routine->flags & rf_main || (routine->special_kind == sfk_none && !routine->class_type &&
	                                    (routine->linkage == nlk_c || (routine->linkage == nlk_internal && in_c)));
}

/* Whether a function template's instantiation shows the return type. */
static bool shows_return_type(const struct mangler *m, u32 index)
{
	const struct il_routine *routine = il_routine(m->il, index);

	return m->instance && m->instance->entity == il_any_of(IL_routine, index) && routine->template &&
	       routine->special_kind != sfk_constructor && routine->special_kind != sfk_destructor &&
	       routine->special_kind != sfk_conversion;
}

static void function_encoding(struct mangler *m, u32 index)
{
	const struct il_routine *routine = il_routine(m->il, index);
	u32 cv = 0;
	const struct il_type *t = look_through(m->il, routine->type, &cv);

	if (has_plain_name(m->il, routine) && !(m->module_id && routine->linkage == nlk_internal)) {
		mangled_source_name(m, routine->name);
		return;
	}
	if (routine->special_kind == sfk_deduction_guide || t->kind != tk_routine) {
		m->failed = true;
		return;
	}
	mangled_entity_name(m, il_any_of(IL_routine, index));
	if (shows_return_type(m, index)) {
		m->auto_number = AUTO_DEDUCED;
		mangled_type(m, t->type);
		m->auto_number = 0;
	}
	mangled_parameters(m, t->first_param, t->flags & tyf_ellipsis);
}

bool mangle_has_all_arguments(const struct il *il, const struct il_template_info *info)
{
	u32 decl = il_template(il, info->template)->decl, param = decl ? il_template_decl(il, decl)->first_param : 0, count = 0;
	bool pack = false;

	for (; param; param = il_template_param(il, param)->next, count++)
		pack |= !!(il_template_param(il, param)->flags & tf_pack);
	return pack ? count - 1 <= info->argument_count : count == info->argument_count;
}

/* An instance is named after the template, with the class that it is a member of. */
static void instance_encoding(struct mangler *m, u32 index)
{
	const struct mangle_instantiation *around = m->instance;
	const struct il_template_info *info = il_template_info(m->il, il_routine(m->il, index)->template_info);
	struct mangle_instantiation instance = { .entity = il_template(m->il, info->template)->prototype,
		                                 .first_argument = info->first_argument };

	if (il_any_kind(instance.entity) != IL_routine) {
		m->failed = true;
		return;
	}
	if (m->inherited_from)
		instance.class_type = il_routine(m->il, index)->class_type;
	m->instance = &instance;
	function_encoding(m, il_any_index(instance.entity));
	m->instance = around;
}

/* Whether a routine is a specialization of a template and all arguments are known. */
static bool is_specialization(const struct mangler *m, const struct il_routine *routine)
{
	if (!routine->template_info || routine->entity & enf_instantiation)
		return routine->template_info;
	return routine->entity & enf_explicit_specialization &&
	       (m->types_elided || mangle_has_all_arguments(m->il, il_template_info(m->il, routine->template_info)));
}

static void routine_encoding(struct mangler *m, u32 index)
{
	const struct il_routine *routine = il_routine(m->il, index);
	bool is_named = m->instance && m->instance->entity == il_any_of(IL_routine, index);
	u32 inherited_from = m->inherited_from;

	m->inherited_from = routine->special_kind == sfk_constructor ? routine->conversion_type : 0;
	if (is_specialization(m, routine) && !is_named)
		instance_encoding(m, index);
	else
		function_encoding(m, index);
	m->inherited_from = inherited_from;
}

/* The lambda of whose closure type a routine is the call operator, or a member of an instance; 0: none. */
static u32 lambda_named(const struct il *il, const struct il_routine *routine)
{
	const struct il_type *class = il_type(il, routine->class_type);
	bool is_instance = routine->special_kind == sfk_lambda_call_operator || routine->template_info;

	return class->flags & tyf_closure && is_instance ? il_class_info(il, class->class_info)->lambda : 0;
}

void mangled_encoding(struct mangler *m, il_any function)
{
	const struct il_routine *routine = il_routine_of(m->il, function);
	u32 parameter_depth = m->parameter_depth;

	m->parameter_depth = 0;
	if (m->depth++ >= MAX_DEPTH)
		m->failed = true;
	else if (il_any_kind(function) != IL_routine)
		mangled_lambda_encoding(m, il_any_index(function), NULL);
	else if (lambda_named(m->il, routine))
		mangled_lambda_encoding(m, lambda_named(m->il, routine), routine);
	else
		routine_encoding(m, il_any_index(function));
	m->parameter_depth = parameter_depth;
	m->depth--;
}

/* Its constructors and destructors are one there: C4, D4; messages name the complete ones. */
void mangled_enclosing_function(struct mangler *m, il_any function)
{
	char variant = m->variant;

	m->variant = m->types_elided ? '1' : '4';
	buffer_puts(&m->out, "Z");
	mangled_encoding(m, function);
	buffer_puts(&m->out, "E");
	m->variant = variant;
}

/* ---- the names of symbols ---- */

static bool finish(struct mangler *m, struct buffer *out)
{
	bool ok = !m->failed;

	if (ok)
		buffer_add(out, m->out.text ? m->out.text : "", m->out.length);
	buffer_free(&m->out);
	return ok;
}

static bool function_symbol(struct mangler *m, u32 index, struct buffer *out)
{
	const struct il_routine *routine = il_routine(m->il, index);
	u32 length;
	const char *label = asm_label(m->il, routine->first_decl, &length);

	if (label) {
		buffer_add(out, label, length);
		return true;
	}
	if (has_plain_name(m->il, routine)) {
		buffer_puts(out, il_text(m->il, routine->name));
		return true;
	}
	buffer_puts(&m->out, "_Z");
	mangled_encoding(m, il_any_of(IL_routine, index));
	return finish(m, out);
}

bool mangle_structor(struct mangled_file *file, u32 routine, char variant, struct buffer *out)
{
	return function_symbol(&(struct mangler){ .il = file->il, .file = file, .variant = variant }, routine, out);
}

bool mangle_shown(const struct il *il, il_any function, const char *module_id, bool types_elided, struct buffer *out)
{
	struct mangled_file file = { .il = il };
	struct mangler m = { il, &file, .variant = '1', .module_id = module_id, .types_elided = types_elided, .lenient = true };
	bool is_routine = il_any_kind(function) == IL_routine, known;

	if (is_routine && il_routine(il, il_any_index(function))->linkage == nlk_c) {
		buffer_puts(out, il_text(il, il_routine(il, il_any_index(function))->name));
		return true;
	}
	buffer_puts(&m.out, "_Z");
	mangled_encoding(&m, function);
	known = finish(&m, out);
	mangled_file_free(&file);
	return known;
}

bool mangle_lambda(struct mangled_file *file, u32 lambda, struct buffer *out)
{
	struct mangler m = { .il = file->il, .file = file };

	buffer_puts(&m.out, "_Z");
	mangled_encoding(&m, il_any_of(IL_lambda, lambda));
	return finish(&m, out);
}

/* In the global namespace, external variables have just their name, but for ABI tags. */
static bool is_plain_variable(struct mangler *m, u32 index)
{
	const struct il_variable *variable = il_variable(m->il, index);
	bool plain = variable->linkage == nlk_c;

	if (m->for_shadow)
		return false;
	if (!plain && !variable->template_info && !context_of(m, il_any_of(IL_variable, index)) && variable->linkage != nlk_internal &&
	    !(variable->flags & vf_binding_container)) {
		if (!m->for_module)
			mangled_abi_tags(m, il_any_of(IL_variable, index));
		plain = !m->failed && !m->out.length;
		buffer_free(&m->out);
	}
	return plain;
}

/* Variable templates and what specializes them, unless it is known which arguments that has. */
static bool is_of_variable_template(const struct il *il, const struct il_variable *variable)
{
	u32 decl = variable->first_decl, end = il_full_entity_decl_info(il, decl)->name_end;
	u32 qualifier = il_extra_of_declaration(il, decl)->qualifier;

	if (variable->template_info && variable->entity & enf_explicit_specialization)
		return !mangle_has_all_arguments(il, il_template_info(il, variable->template_info));
	return variable->template || variable->template_info || variable->entity & enf_partial_specialization ||
	       (variable->entity & enf_explicit_specialization && (!qualifier || !end || il->source[end - 1] == '>'));
}

static bool variable_symbol(struct mangler *m, u32 index, struct buffer *out)
{
	const struct il_variable *variable = il_variable(m->il, index);
	u32 length;
	const char *label = asm_label(m->il, variable->first_decl, &length);

	if (label) {
		buffer_add(out, label, length);
		return true;
	}
	if ((is_of_variable_template(m->il, variable) && !(variable->entity & enf_instantiation)) ||
	    variable->flags & (vf_structured_binding | vf_enumerator | vf_parameter | vf_template_parameter))
		return false;
	if (is_plain_variable(m, index)) {
		buffer_puts(out, il_text(m->il, variable->name));
		return true;
	}
	buffer_puts(&m->out, "_Z");
	mangled_entity_name(m, il_any_of(IL_variable, index));
	return finish(m, out);
}

bool mangle_variable(struct mangled_file *file, u32 variable, struct buffer *out)
{
	return variable_symbol(&(struct mangler){ .il = file->il, .file = file }, variable, out);
}

bool mangle_shadow(struct mangled_file *file, u32 variable, struct buffer *out)
{
	return variable_symbol(&(struct mangler){ .il = file->il, .file = file, .for_shadow = true }, variable, out);
}

bool mangle_module_entity(const struct il *il, il_any entity, struct buffer *out)
{
	struct mangled_file file = { .il = il };
	struct mangler m = { .il = il, .file = &file, .variant = '1', .for_module = true, .lenient = true };
	bool known = (il_any_kind(entity) == IL_routine ? function_symbol : variable_symbol)(&m, il_any_index(entity), out);

	mangled_file_free(&file);
	return known;
}

bool mangle_instantiation(struct mangled_file *file, const struct mangle_instantiation *instance, struct buffer *out)
{
	struct mangler m = { file->il, file, .variant = instance->variant ? instance->variant : '1', .instance = instance };

	return (il_any_kind(instance->entity) == IL_routine ? function_symbol : variable_symbol)(&m, il_any_index(instance->entity), out);
}

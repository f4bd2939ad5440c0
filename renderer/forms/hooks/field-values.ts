import { useCallback, useMemo } from "react";
import { type Path, toPointer, valueAt } from "../../../schemas/json/pointer.ts";
import { resolveText } from "../../../schemas/rules/texts/resolve-text.ts";
import { isAnonymous } from "../../../schemas/rules/values/anonymous.ts";
import { isSatisfied } from "../../../schemas/rules/values/condition.ts";
import { placeNamed } from "../../../schemas/rules/values/places.ts";
import type { Condition, Text } from "../../../schemas/types.gen.ts";
import { useI18n } from "../../i18n/i18n-context.ts";
import { useScope } from "../../scope/scope.ts";
import { createResolver, type Resolver } from "../../scope/use-resolved.ts";
import type { FieldInput } from "../model/field.ts";
import { useFormSession, useStored } from "./form-session.ts";

/** One value; the component is rendered again only when this one changes. */
export function useFieldValue(pointer: string): unknown {
	const { values } = useFormSession();
	return useStored(values.subscribe, () => values.at(pointer));
}

/** A value with the ways to change it and to leave it, at a place of the form around. */
export function useFieldInput(pointer: string, path: Path): FieldInput {
	const { values, errors, check } = useFormSession();
	return {
		pointer,
		path,
		value: useFieldValue(pointer),
		onChange(value) {
			values.put(path, value);
			// Where it stood with an error it is checked again.
			if (errors.at(pointer) !== undefined) void check(pointer, true);
		},
		onBlur: () => void check(pointer),
	};
}

/** A value that a field names by /form or /item, as it would be sent; undefined where it names none. */
export function useNamedValue(bind: string | undefined, path: Path): unknown {
	const pointer = useMemo(() => (bind === undefined ? undefined : placeNamed(bind, rowPointer(path))), [bind, path]);
	const { values, visibleValues } = useFormSession();
	return useStored(values.subscribe, () => (pointer === undefined ? undefined : valueAt(visibleValues(), pointer)));
}

/** The error shown at a value. */
export function useFieldError(pointer: string): string | undefined {
	const { errors } = useFormSession();
	return useStored(errors.subscribe, () => errors.at(pointer));
}

/** All values; for the few places that show many of them. */
function useFormValues(): Record<string, unknown> {
	const { values } = useFormSession();
	return useStored(values.subscribe, values.all);
}

/** The pointer of the repeat group's row that a field is in, or undefined. */
function rowPointer(path: Path): string | undefined {
	const index = path.findLastIndex((key) => typeof key === "number");
	return index < 0 ? undefined : toPointer(path.slice(0, index + 1));
}

const NEVER = () => () => undefined;

/** Whether a condition on the values holds for a field; one without a condition does not listen. */
export function useFieldCondition(condition: Condition | undefined, path: Path): boolean {
	const { values, visibleValues } = useFormSession();
	const row = useMemo(() => rowPointer(path), [path]);
	return useStored(condition ? values.subscribe : NEVER, () => {
		if (!condition) return true;
		const form = visibleValues();
		return isSatisfied(condition, { form, item: row === undefined ? undefined : valueAt(form, row) });
	});
}

/** Resolves texts and bindings with the values as they are now, at a field. */
export const useFormResolver = (path: Path): Resolver => useResolverOver(useFormValues(), path);

/** The same with the values that would be sent: those of hidden fields are not there. */
export function useVisibleResolver(path: Path): Resolver {
	const { values, visibleValues } = useFormSession();
	return useResolverOver(useStored(values.subscribe, visibleValues), path);
}

/** What a calculation at a field reads: the values that would be sent, and those of the field's row. */
export function useVisibleScope(path: Path): { form: Record<string, unknown>; item: unknown } {
	const { values, visibleValues } = useFormSession();
	const form = useStored(values.subscribe, visibleValues);
	return useMemo(() => {
		const row = rowPointer(path);
		return { form, item: row === undefined ? undefined : valueAt(form, row) };
	}, [form, path]);
}

function useResolverOver(form: Record<string, unknown>, path: Path): Resolver {
	const scope = useScope();
	const i18n = useI18n();
	return useMemo(() => {
		const row = rowPointer(path);
		const item = row === undefined ? scope.item : valueAt(form, row);
		return createResolver({ ...scope, form, item }, i18n);
	}, [scope, i18n, form, path]);
}

/** Whether the values ask for the form to be filed without a name. */
export function useIsAnonymous(): boolean {
	const { values, artefact, visibleValues } = useFormSession();
	return useStored(values.subscribe, () => isAnonymous(artefact.document, visibleValues()));
}

/** A part of a field's value, an input of its own. */
export function useSubInput(path: Path, name: string): FieldInput {
	const own = useMemo(() => [...path, name], [path, name]);
	return useFieldInput(toPointer(own), own);
}

/** A text of the document that does not depend on the values: a placeholder, a choice's label. */
export function usePlainText(): (text: Text | undefined) => string | undefined {
	const i18n = useI18n();
	const scope = useScope();
	return useCallback((text) => (text === undefined ? undefined : resolveText(text, scope, i18n)), [scope, i18n]);
}

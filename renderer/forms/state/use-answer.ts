import { useCallback, useMemo } from "react";
import { holds } from "../../../schemas/rules/condition.ts";
import { placeNamed } from "../../../schemas/rules/places.ts";
import { type Path, toPointer, valueAt } from "../../../schemas/rules/pointer.ts";
import type { Condition } from "../../../schemas/types.gen.ts";
import { useI18n } from "../../i18n/i18n-context.ts";
import { useScope } from "../../scope/scope.ts";
import { createResolver, type Resolver } from "../../scope/use-resolved.ts";
import { useFormSession } from "./form-session.ts";
import { useStored } from "./use-stored.ts";

/** One answer; the component is drawn again only when this one changes. */
export function useAnswer(pointer: string): unknown {
	const { answers } = useFormSession();
	return useStored(answers.subscribe, () => answers.at(pointer));
}

/** Puts an answer, and where it stood with an error checks it again. */
export function usePutAnswer(pointer: string, path: Path): (value: unknown) => void {
	const session = useFormSession();
	return useCallback(
		(value) => {
			session.answers.put(path, value);
			if (session.errors.at(pointer) !== undefined) void session.check(pointer);
		},
		[session, pointer, path],
	);
}

/** An answer that a field names by /form or /item, as it would be sent; undefined where it names none. */
export function useNamedAnswer(bind: string | undefined, path: Path): unknown {
	const pointer = useMemo(() => (bind === undefined ? undefined : placeNamed(bind, rowPointer(path))), [bind, path]);
	const { answers, asked } = useFormSession();
	return useStored(answers.subscribe, () => (pointer === undefined ? undefined : valueAt(asked(), pointer)));
}

/** The error shown at an answer. */
export function useAnswerError(pointer: string): string | undefined {
	const { errors } = useFormSession();
	return useStored(errors.subscribe, () => errors.at(pointer));
}

/** All answers; for the few places that show many of them. */
export function useAllAnswers(): Record<string, unknown> {
	const { answers } = useFormSession();
	return useStored(answers.subscribe, answers.all);
}

/** The pointer of the repeat group's row that a field is in, or undefined. */
function rowPointer(path: Path): string | undefined {
	const index = path.findLastIndex((key) => typeof key === "number");
	return index < 0 ? undefined : toPointer(path.slice(0, index + 1));
}

/** Whether a condition on the answers holds for a field; one without a condition is never drawn again for it. */
export function useHoldsForAnswer(condition: Condition | undefined, path: Path): boolean {
	const { answers, asked } = useFormSession();
	const row = useMemo(() => rowPointer(path), [path]);
	return useStored(answers.subscribe, () => {
		if (!condition) return true;
		const form = asked();
		return holds(condition, { form, item: row === undefined ? undefined : valueAt(form, row) });
	});
}

/** Resolves texts and bindings with the answers as they are now, at a field. */
export const useAnswersResolver = (path: Path): Resolver => useResolverOver(useAllAnswers(), path);

/** The same with the answers that would be sent: those that are not asked for are not there. */
export function useAskedResolver(path: Path): Resolver {
	const { answers, asked } = useFormSession();
	return useResolverOver(useStored(answers.subscribe, asked), path);
}

/** What a calculation at a field reads: the answers that would be sent, and those of the field's row. */
export function useAskedScope(path: Path): { form: Record<string, unknown>; item: unknown } {
	const { answers, asked } = useFormSession();
	const form = useStored(answers.subscribe, asked);
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

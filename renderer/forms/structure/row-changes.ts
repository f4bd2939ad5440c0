import { useEffect, useRef } from "react";
import { isObject } from "../../../schemas/json/json.ts";
import { type Path, pointerTokens, valueAt } from "../../../schemas/json/pointer.ts";
import { useI18n } from "../../i18n/i18n-context.ts";
import { useScope } from "../../scope/scope.ts";
import { useFormSession } from "../hooks/form-session.ts";
import { prefillsFrom, type ReadPrefill, withPrefills } from "../model/first-values.ts";
import { type FormSession, inputId } from "../model/session.ts";
import { changeValue } from "../model/values.ts";

/** A list with the entry at one place moved to another. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
	const next = [...list];
	next.splice(to, 0, ...next.splice(from, 1));
	return next;
}

/** A list without the entry at a place. */
export const without = <T>(list: readonly T[], index: number): T[] => list.filter((_, at) => at !== index);

/** Keys that stay with the rows of a list as they move, so that inputs keep what is typed in them. */
export function useRowKeys(length: number) {
	const { current } = useRef<{ keys: number[]; next: number }>({ keys: [], next: 0 });
	while (current.keys.length < length) current.keys.push(current.next++);
	current.keys.length = length;
	return {
		keys: current.keys,
		/** The key that the next row will have. */
		upcoming: () => current.next,
		move(from: number, to: number) {
			current.keys = moved(current.keys, from, to);
		},
		remove(index: number) {
			current.keys = without(current.keys, index);
		},
	};
}

type Group = {
	pointer: string;
	path: Path;
	newRow(): unknown;
	keys: ReturnType<typeof useRowKeys>;
};

/** What can be done with the rows of a repeat group. */
export type RowChanges = { add(): void; remove(index: number): void; move(from: number, to: number): void };

/** The rows with an empty one after them, filled in with what is known of whoever adds it. */
function withNewRow({ values, artefact }: FormSession, pointer: string, row: unknown, read: ReadPrefill) {
	const rows = rowsOf({ values }, pointer);
	const own = `${pointer}/${rows.length}`;
	const whole = changeValue(values.all(), pointerTokens(pointer), [...rows, row]);
	const isNew = (at: string) => at === own || at.startsWith(`${own}/`);
	return rowsIn(isObject(whole) ? withPrefills(artefact.document, whole, read, isNew) : whole, pointer);
}

function rowsIn(values: unknown, pointer: string): readonly unknown[] {
	const value = valueAt(values, pointer);
	return Array.isArray(value) ? value : [];
}

function rowsOf({ values }: Pick<FormSession, "values">, pointer: string): readonly unknown[] {
	values.flush();
	return rowsIn(values.all(), pointer);
}

/** Errors of rows that move or go would stand at the wrong ones. */
function forgetErrors({ errors }: FormSession, pointer: string) {
	errors.show(errors.all().filter((error) => error.pointer !== pointer && !error.pointer.startsWith(`${pointer}/`)));
}

/** Changes the rows of a repeat group, keeps the focus where the person is working and says what happened. */
export function useRowChanges({ pointer, path, newRow, keys }: Group): RowChanges {
	const session = useFormSession();
	const { t } = useI18n();
	const scope = useScope();
	const focusNext = useRef<string>(undefined);
	useEffect(() => {
		if (focusNext.current === undefined) return;
		document.getElementById(focusNext.current)?.focus();
		focusNext.current = undefined;
	});
	const id = inputId(session, pointer);
	const put = (rows: readonly unknown[], focusOn: string, summary: string) => {
		focusNext.current = focusOn;
		forgetErrors(session, pointer);
		session.values.put(path, rows.length > 0 ? rows : undefined);
		session.announce(summary);
	};
	return {
		add() {
			const rows = withNewRow(session, pointer, newRow(), prefillsFrom(scope));
			put(rows, `${id}-row-${keys.upcoming()}`, t("Row {number} added", { number: rows.length }));
		},
		remove(index) {
			const rows = without(rowsOf(session, pointer), index);
			const left = without(keys.keys, index);
			const next = left[index] ?? left.at(-1);
			keys.remove(index);
			put(
				rows,
				next === undefined ? `${id}-add` : `${id}-row-${next}`,
				t("Row {number} removed", { number: index + 1 }),
			);
		},
		move(from, to) {
			const rows = moved(rowsOf(session, pointer), from, to);
			const key = keys.keys[from];
			keys.move(from, to);
			put(rows, `${id}-row-${key}-${to < from ? "up" : "down"}`, t("Moved to row {number}", { number: to + 1 }));
		},
	};
}

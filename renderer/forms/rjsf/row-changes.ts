import type { Registry, RJSFSchema } from "@rjsf/utils";
import { useEffect, useRef } from "react";
import { useI18n } from "../../i18n/i18n-context.ts";
import { type FormSession, inputId, useFormSession } from "../state/form-session.ts";
import { moved, type useRowKeys, without } from "./row-keys.ts";

type Group = {
	pointer: string;
	path: readonly (string | number)[];
	items: RJSFSchema;
	registry: Registry;
	keys: ReturnType<typeof useRowKeys>;
};

/** What can be done with the rows of a repeat group. */
export type RowChanges = { add(): void; remove(index: number): void; move(from: number, to: number): void };

/** An empty row: what the schema's defaults say, and else an empty value of its type. */
function emptyRow(items: RJSFSchema, registry: Registry): unknown {
	const value: unknown = registry.schemaUtils.getDefaultFormState(items);
	if (value !== undefined) return value;
	return items.type === "object" || items.properties ? {} : items.type === "string" ? "" : null;
}

function rowsOf(session: FormSession, pointer: string): readonly unknown[] {
	session.answers.flush();
	const value = session.answers.at(pointer);
	return Array.isArray(value) ? value : [];
}

/** Errors of rows that move or go would stand at the wrong ones. */
function forgetErrors({ errors }: FormSession, pointer: string) {
	errors.show(errors.all().filter((error) => error.pointer !== pointer && !error.pointer.startsWith(`${pointer}/`)));
}

/** Changes the rows of a repeat group, keeps the focus where the person is working and says what happened. */
export function useRowChanges({ pointer, path, items, registry, keys }: Group): RowChanges {
	const session = useFormSession();
	const { t } = useI18n();
	const focusNext = useRef<string>(undefined);
	useEffect(() => {
		if (focusNext.current === undefined) return;
		document.getElementById(focusNext.current)?.focus();
		focusNext.current = undefined;
	});
	const id = inputId(session, pointer);
	const put = (rows: readonly unknown[], focusOn: string, said: string) => {
		focusNext.current = focusOn;
		forgetErrors(session, pointer);
		session.answers.put(path, rows.length > 0 ? rows : undefined);
		session.announce(said);
	};
	return {
		add() {
			const rows = [...rowsOf(session, pointer), emptyRow(items, registry)];
			put(rows, `${id}-row-${keys.upcoming()}`, t("Row {number} added", { number: rows.length }));
		},
		remove(index) {
			const rows = without(rowsOf(session, pointer), index);
			keys.remove(index);
			put(rows, `${id}-add`, t("Row {number} removed", { number: index + 1 }));
		},
		move(from, to) {
			const rows = moved(rowsOf(session, pointer), from, to);
			const key = keys.keys[from];
			keys.move(from, to);
			put(rows, `${id}-row-${key}-${to < from ? "up" : "down"}`, t("Moved to row {number}", { number: to + 1 }));
		},
	};
}

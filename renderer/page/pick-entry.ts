import { valueAt } from "../../schemas/json/pointer.ts";
import type { DataPick } from "../../schemas/types.gen.ts";
import { resolveValue } from "../scope/resolve.ts";
import type { Scope } from "../scope.ts";
import { entriesOf } from "../view-parts/entries/entry-shapes.ts";

/** The entry of a response's list that a pick takes; null where none fits, or what it compares with is not known. */
export function pickEntry(pick: DataPick, response: unknown, scope: Scope): unknown {
	const wanted = resolveValue(pick.equals, scope);
	if (wanted === undefined || wanted === null) return null;
	const entries = entriesOf(valueAt(response, pick.list));
	// What the address says is text, whatever the response holds.
	return entries.find((entry) => String(valueAt(entry, pick.where)) === String(wanted)) ?? null;
}

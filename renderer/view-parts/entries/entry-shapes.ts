import { isAnswer, isAttachment, isFlowEntry } from "../../../schemas/checks/entries.gen.ts";
import type { Answer, Attachment, FlowEntry } from "../../../schemas/types.gen.ts";

/*
 * What a pointer found, taken for what its view says it is. The compiler has checked the pointer against the
 * response schema, so the checks look only at what the screen could not do without.
 */

/** The entries of a list; nothing or another kind of value has none. */
export const entriesOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The files of a list. */
export const attachmentsOf = (value: unknown): Attachment[] => entriesOf(value).filter(isAttachment);

/** The steps of a case. */
export const flowEntriesOf = (value: unknown): FlowEntry[] => entriesOf(value).filter(isFlowEntry);

/** The values of a case. */
export const submittedValuesOf = (value: unknown): Answer[] => entriesOf(value).filter(isAnswer);

/** What tells an entry from its neighbours: its id, else its place. */
export function entryKey(entry: unknown, place: number): string | number {
	const id = typeof entry === "object" && entry !== null ? Reflect.get(entry, "id") : undefined;
	return typeof id === "string" || typeof id === "number" ? id : place;
}

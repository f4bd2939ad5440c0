import type { FormStart } from "../start/form-start.ts";
import type { FormValues } from "../state/values-store.ts";

/** What one form gives another to start with: the values that fit there, their files, and what has no place there. */
export type Handover = { form: string; values: FormValues } & Pick<FormStart, "attachments"> &
	Required<Pick<FormStart, "dropped">>;

let waiting: Handover | undefined;

/** Leaves values for a form that is about to be opened in this tab. */
export function handOver(handover: Handover): void {
	waiting = handover;
}

/** What was left for a form; nothing of what was left for another. */
export const handedTo = (form: string): Handover | undefined => (waiting?.form === form ? waiting : undefined);

/** Forgets what was left for a form: it has started with it. */
export function forgetHandover(form: string): void {
	if (waiting?.form === form) waiting = undefined;
}

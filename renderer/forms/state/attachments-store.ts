import type { Attachment } from "../../../schemas/types.gen.ts";
import type { AnswerError } from "./errors-store.ts";

/** What is known of the files sent with this form, by id, so that a restored draft can show them. */
export type AttachmentsStore = {
	at(id: string): Attachment | undefined;
	all(): Readonly<Record<string, Attachment>>;
	remember(attachment: Attachment): void;
	/** Says why a question's files are not all answers yet; `undefined` once they are. */
	holdUp(pointer: string, why: string | undefined): void;
	/** What keeps the form from going on: files on their way, or stopped. */
	heldUp(): readonly AnswerError[];
};

/** A store with the files of a restored draft. */
export function createAttachmentsStore(initial: Readonly<Record<string, Attachment>> = {}): AttachmentsStore {
	let known = initial;
	const reasons = new Map<string, string>();
	return {
		at: (id) => known[id],
		all: () => known,
		remember(attachment) {
			known = { ...known, [attachment.id]: attachment };
		},
		holdUp(pointer, why) {
			if (why === undefined) reasons.delete(pointer);
			else reasons.set(pointer, why);
		},
		heldUp: () => [...reasons].map(([pointer, message]) => ({ pointer, message })),
	};
}

import type { Attachment } from "../../../schemas/types.gen.ts";

/** What is known of the files sent with this form, by id, so that a restored draft can show them. */
export type AttachmentsStore = {
	at(id: string): Attachment | undefined;
	all(): Readonly<Record<string, Attachment>>;
	remember(attachment: Attachment): void;
};

/** A store with the files of a restored draft. */
export function createAttachmentsStore(initial: Readonly<Record<string, Attachment>> = {}): AttachmentsStore {
	let known = initial;
	return {
		at: (id) => known[id],
		all: () => known,
		remember(attachment) {
			known = { ...known, [attachment.id]: attachment };
		},
	};
}

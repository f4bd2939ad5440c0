import type { Attachment } from "../../../schemas/types.gen.ts";

/** What is known of the files sent with this form, by id, so that a restored draft can show them. */
export type AttachmentsStore = {
	at(id: string): Attachment | undefined;
	all(): Readonly<Record<string, Attachment>>;
	remember(attachment: Attachment): void;
	/** Counts a file on its way; the returned function ends it. */
	begin(): () => void;
	/** Whether files are still on their way. */
	busy(): boolean;
};

/** A store with the files of a restored draft. */
export function createAttachmentsStore(initial: Readonly<Record<string, Attachment>> = {}): AttachmentsStore {
	let known = initial;
	let underWay = 0;
	return {
		at: (id) => known[id],
		all: () => known,
		remember(attachment) {
			known = { ...known, [attachment.id]: attachment };
		},
		begin() {
			underWay += 1;
			let ended = false;
			return () => {
				underWay -= ended ? 0 : 1;
				ended = true;
			};
		},
		busy: () => underWay > 0,
	};
}

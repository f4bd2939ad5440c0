import type { Diagnostic } from "../../../schemas/compiler/diagnostic.ts";
import type { Edit, Sentence } from "../../../schemas/edits/types.ts";

/** Who is signed in, and what they may do. */
export type Me = {
	user: { id: string; nickname: string; roles: readonly string[]; assignments: readonly AssignedRight[] };
	/** The portal's (IANA). */
	time_zone: string;
};

/** A right over the cases of a team or of a category. */
export type AssignedRight = { right: string; team?: string; category?: string };

/** A draft release in the list of them. */
export type DraftEntry = {
	id: string;
	name: string;
	base: string;
	version: number;
	updated_at?: string;
	author?: string;
};

/** A draft release: the documents it began from, and all edits since. */
export type DraftRelease = DraftEntry & {
	state: "open" | "published" | "discarded";
	sources: readonly { path: string; text: string }[];
	edits: readonly Edit[];
};

/** One publication of the history. */
export type Publication = {
	id: string;
	version: number;
	/** How it came to be: `restored` where it puts an earlier one in force again. */
	origin: string;
	note: string;
	author: string | null;
	published_at: string;
	current: boolean;
};

/** One document that a draft release changes, in sentences. */
export type ChangedDocument = { path: string; kind: "added" | "changed" | "removed"; sentences: readonly Sentence[] };

/** One thing that was done, by whom and when. */
export type DoneAct = { sentence: Sentence; by: string | null; at_time: string };

/** What a draft release changes, and the forms of which what citizens have started is asked again. */
export type DraftChangesAnswer = {
	documents: readonly (ChangedDocument & { acts: readonly DoneAct[] })[];
	forms: readonly string[];
};

/** What a check found. */
export type Checked = { diagnostics: readonly Diagnostic[] };

import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from "kysely";
import type { PictureArea } from "../../../schemas/types.gen.ts";
import type { Time, TimeByDefault } from "./column-types.ts";

/** What the desk adds to a case. */
export type DeskColumns = {
	/** Counts the case's changes. */
	version: Generated<number>;
	assignee_id: ColumnType<string | null, string | null | undefined, string | null>;
	/** The team that works on it; the category's own, where null. */
	assigned_team: ColumnType<string | null, string | null | undefined, string | null>;
	/** -1 low · 0 normal · 1 high · 2 urgent. */
	priority: Generated<number>;
	district: ColumnType<string | null, string | null | undefined, string | null>;
	/** When the first running clock runs out; in the year 9998 while none runs, in the year 9999 once handling is over. */
	due_at: TimeByDefault;
	/** The artefact of the workflow that the case began with; null for the one in force. */
	workflow_hash: ColumnType<string | null, string | null | undefined, string | null>;
	/** Which rules assigned the case, and why. */
	routed: ColumnType<Routed[] | null, string | null | undefined, string | null>;
	merged_into: ColumnType<string | null, string | null | undefined, string | null>;
};

/** Records that a rule has fired for a case, and which of its conditions were satisfied. */
export type Routed = { rule: string; title: string; why: string[] };

/** A note between colleagues. */
export type CaseNoteTable = {
	id: Generated<string>;
	message_id: string;
	author_id: string | null;
	text: string;
	created_at: TimeByDefault;
};

/** How a case is linked to the first: `continued` is the case in which that one goes on. */
export type LinkKind = "related" | "split" | "merged" | "continued";

/** A link between two cases. */
export type CaseLinkTable = {
	message_id: string;
	other_id: string;
	kind: LinkKind;
	created_at: TimeByDefault;
};

/** A saved question of the list. */
export type CaseViewTable = {
	id: Generated<string>;
	owner_id: string;
	name: string;
	/** As in an address. */
	query: string;
	shared: Generated<boolean>;
	created_at: TimeByDefault;
};

/** Records that a case has changed. */
export type CaseChangeTable = {
	number: Generated<number>;
	message_id: string;
	/** The category that it has left by this, where others than its own office read it there. */
	former_category_id: string | null;
	at: TimeByDefault;
	/** The transaction's number, as a text. */
	transaction: Generated<string>;
};

/** Records that somebody has dismissed the category suggested for a case. */
export type DismissedSuggestionTable = {
	message_id: string;
	code: string;
	author_id: string | null;
	created_at: TimeByDefault;
};

/** The items of the checklist of a case's state that are done. */
export type CaseChecklistTable = {
	message_id: string;
	state: string;
	item: string;
	user_id: string | null;
	ticked_at: TimeByDefault;
};

/** Records that somebody supervises a case, and why. */
export type CaseSupervisionTable = {
	message_id: string;
	user_id: string;
	reason: string;
	created_at: TimeByDefault;
};

/** Who has a case open. */
export type CasePresenceTable = {
	message_id: string;
	user_id: string;
	seen_at: Time;
	/** The version that they were told of when somebody else was first. */
	notified_version: ColumnType<number | null, number | null | undefined, number | null>;
};

/** Who is kept informed of a case because theirs was merged into it. */
export type CaseInformedTable = { message_id: string; user_id: string; via: string };

/** Days by which a clock was extended. */
export type CaseExtensionTable = {
	id: Generated<string>;
	message_id: string;
	clock: string;
	days: number;
	reason: string;
	author_id: string | null;
	created_at: TimeByDefault;
};

/** What is done with each case of a list. */
export type BulkAction =
	| { do: "assign"; assignee: string; team: string }
	| { do: "priority"; priority: number }
	| { do: "note"; text: string }
	| { do: "move"; action: string; note: string }
	| { do: "undo" };

/** A step over all cases of a list. */
export type BulkStepTable = {
	id: Generated<string>;
	author_id: string;
	/** The network that it was begun from. */
	origin: string;
	step: JSONColumnType<BulkAction>;
	state: Generated<"running" | "done" | "stopped">;
	/** The step that this one takes back. */
	undoes: string | null;
	created_at: TimeByDefault;
	finished_at: ColumnType<Date | null, undefined, Date>;
};

/** What stood in a case before a bulk step; of a note, its id. */
export type BulkBefore = { assignee?: string | null; team?: string | null; priority?: number; note?: string };

/** One case of a bulk step. */
export type BulkCaseTable = {
	bulk_id: string;
	position: number;
	message_id: string;
	state: Generated<"waiting" | "done" | "refused">;
	/** Why it was refused: a text of the server. */
	why: string | null;
	before: JSONColumnType<BulkBefore> | null;
	/** The case's version after the step. */
	version: number | null;
};

/** The reply to a case that colleagues write together. */
export type ReplyDraftTable = {
	message_id: string;
	text: string;
	author_id: string | null;
	version: Generated<number>;
	updated_at: TimeByDefault;
};

/** Records that somebody proposes to publish a case whose category demands a second person. */
export type PublicationProposalTable = {
	message_id: string;
	author_id: string | null;
	attachments: boolean;
	created_at: TimeByDefault;
};

/** What was blotted out of a case, and its texts as they were before. */
export type CaseOriginalTable = {
	id: GeneratedAlways<number>;
	message_id: string;
	author_id: string | null;
	words: string[];
	before: JSONColumnType<Record<string, unknown>>;
	created_at: TimeByDefault;
};

/** What a picture was before rectangles were burnt into it: its bytes, and the rectangles. */
export type PictureOriginalTable = {
	upload_id: string;
	author_id: string | null;
	file: string;
	thumbnail: string | null;
	size: number;
	areas: JSONColumnType<PictureArea[]>;
	redacted_at: TimeByDefault;
};

/** Words that were blotted out of a case, by their length and MAC. */
export type RedactedText = { length: number; mac: string };

/** The bytes that a picture has from a redaction on, and what is black in them; no rectangles where it was taken back. */
export type RedactedPicture = {
	upload: string;
	file: string;
	thumbnail: string | null;
	size: number;
	areas: readonly PictureArea[];
};

/** Records that a text or a picture of a case was redacted, for backups from before; one of the two is set. */
export type RedactionTable = {
	id: Generated<string>;
	message_id: string;
	redacted_at: TimeByDefault;
	text: JSONColumnType<RedactedText> | null;
	picture: JSONColumnType<RedactedPicture> | null;
};

/** Records that staff took a case in for somebody. */
export type CaseOnBehalfTable = {
	message_id: string;
	channel: "phone" | "counter" | "letter";
	clerk_id: string | null;
};

/** One case shown to somebody outside, by a link that expires. */
export type OutsideLinkTable = {
	id: Generated<string>;
	message_id: string;
	author_id: string | null;
	party: string;
	question: string;
	/** The answers that they are shown, as JSON Pointers into the case's data. */
	fields: string[];
	attachments: boolean;
	token_hash: string;
	created_at: TimeByDefault;
	expires_at: Time;
	revoked_at: ColumnType<Date | null, undefined, Date>;
};

/** What came back from outside. */
export type OutsideAnswerTable = {
	id: Generated<string>;
	link_id: string;
	key: string;
	text: string;
	created_at: TimeByDefault;
};

/** Who is away, and who stands in for them; days as YYYY-MM-DD. */
export type AbsenceTable = { user_id: string; from_day: string; until_day: string; deputy_id: string | null };

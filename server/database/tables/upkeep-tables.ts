import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from "kysely";
import type { Time, TimeByDefault, Written } from "./column-types.ts";

/** A value by its key. */
export type SettingTable = { key: string; value: JSONColumnType<object> };

/** How often something was done in a span of time. */
export type RateWindowTable = { key: string; opened_at: Time; count: number; closes_at: Time };

/** When a job ran and is due. */
export type JobTable = {
	name: string;
	run_after: TimeByDefault;
	ran_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
	/** Since when it is to be done. */
	enlisted_at: TimeByDefault;
};

/** A key of pages that caches must forget, once it is due. */
export type PurgeNoteTable = {
	number: GeneratedAlways<number>;
	key: string;
	send_after: Time;
	noted_at: TimeByDefault;
	attempts: Generated<number>;
};

/** When a case's clocks are looked at next; none while no clock runs. */
export type MessageWatchTable = { message_id: string; look_after: TimeByDefault };

/** The one row that says in which time zone days are calculated. */
export type CalendarTable = {
	time_zone: string;
	/** The counting of published cases by day that holds, and its time zone. */
	counting: number;
	counted_zone: string;
	next_counting: number;
	/** How far the next counting has come. */
	counted_at: Written;
	counted_id: Written;
	only_row: Written;
};

/** Records that something was erased, never what; `message_id` is the case that lost its content, null for an account. */
export type ErasureTable = {
	id: Generated<string>;
	message_id: string | null;
	cause: string;
	erased_on: Generated<string>;
	category_id: string | null;
	stored_length: number | null;
	stored_unit: string | null;
};

/** The SHA-256 of the id of an account that was deleted, for backups from before. */
export type ErasedAccountTable = { digest: Buffer; erased_on: Generated<string> };

/** The same of a case that was erased on request, or is to be once it may. */
export type ErasedCaseTable = { digest: Buffer; erased_on: Generated<string> };

/** What a person and the staff have written to each other about a request. */
export type Correspondence = {
	/** What is asked for, in the person's words. */
	wish: string | null;
	/** What the person was asked back, oldest first; no answer while none came, or where it came by phone. */
	exchanges: readonly { question: string; answer: string | null }[];
};

/** A request for one's personal data, a correction or an erasure. */
export type DataRequestTable = {
	id: Generated<string>;
	number: GeneratedAlways<number>;
	kind: "export" | "correction" | "erasure";
	/** How it came: from the member centre, with number and query code, or to somebody of the staff. */
	channel: "portal" | "code" | "phone" | "counter" | "letter";
	/** Whether it is about all that is kept of a person, or about one case. */
	scope: "account" | "case";
	user_id: string | null;
	message_id: string | null;
	category_id: string | null;
	restricted: Generated<boolean>;
	/** What was written, until it is settled. */
	correspondence: ColumnType<Correspondence | null, string | null | undefined, string | null>;
	/** How it was checked who asks; null where it was not yet. */
	identity: "session" | "code" | "document" | "call_back" | "letter" | null;
	state: Generated<"open" | "waiting" | "done" | "refused">;
	/** Why it was refused. */
	reason: string | null;
	assignee_id: string | null;
	created_at: TimeByDefault;
	/** YYYY-MM-DD */
	due_on: string;
	settled_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
	/** Until when the person gets their archive by a link. */
	link_expires_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
};

/** What was done about such a request. */
export type DataRequestStepTable = {
	id: GeneratedAlways<number>;
	request_id: string;
	actor_id: string | null;
	action: string;
	detail: ColumnType<Record<string, unknown>, string | undefined, string>;
	at: TimeByDefault;
};

/** A case that is to be erased, and cannot be yet. */
export type HeldErasureTable = { message_id: string; looked_at: TimeByDefault };

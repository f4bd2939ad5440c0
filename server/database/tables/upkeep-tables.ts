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

/** That something was erased, never what; `message_id` is the case that lost its content, null for an account. */
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

import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from "kysely";
import type { CaseStatus } from "../../../schemas/types.gen.ts";
import type { Time, TimeByDefault, Written } from "./column-types.ts";
import type { DeskColumns } from "./desk-tables.ts";

/** A case. */
export type MessageTable = DeskColumns & {
	id: Generated<string>;
	number: string;
	user_id: string | null;
	form: string;
	form_hash: string;
	release_id: string;
	category_id: string;
	project_id: string | null;
	title: string;
	data: JSONColumnType<Record<string, unknown>>;
	/** The labels of what was chosen from an operation's options, by pointer. */
	labels: ColumnType<Record<string, string[]>, string | undefined, string>;
	status: CaseStatus;
	submitted_at: TimeByDefault;
	replied_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
	answered_at: Written;
	reply: string | null;
	rating: number | null;
	rating_comment: string | null;
	unread: Generated<boolean>;
	supports: Generated<number>;
	query_code_mac: Buffer | null;
	published: Generated<boolean>;
	/** Never to be published, whatever its category declares now. */
	confidential: Generated<boolean>;
	/** Whether only the team of its category reads it. */
	restricted: Generated<boolean>;
	/** When only what the public saw of it was left. */
	anonymised_at: ColumnType<Date | null, undefined, Date>;
	public_attachments: Generated<boolean>;
	overdue: Generated<boolean>;
	idempotency_owner: string;
	idempotency_key: string;
	request_digest: string;
	public_text: Generated<string>;
	search: Written;
	/** Whether any of its clocks ran out, as it was last counted. */
	missed: ColumnType<boolean | null, boolean | null | undefined, boolean | null>;
};

/** One step of a case. */
export type MessageFlowTable = {
	id: Generated<string>;
	message_id: string;
	position: Generated<number>;
	action: string;
	from_status: CaseStatus | null;
	to_status: CaseStatus;
	note: Generated<string>;
	actor: Generated<string>;
	by_citizen: Generated<boolean>;
	/** The team that had the case, by its id: a trigger sets it. Null for what a citizen did, and for steps older than it. */
	team: ColumnType<string | null, string | null | undefined, never>;
	created_at: TimeByDefault;
};

/** What was done under an idempotency key. */
export type CaseActionTable = { message_id: string; key: string; digest: string; created_at: TimeByDefault };

/** Published cases counted by day; the nil id and the empty status stand for any. */
export type MessageDayTable = {
	counting: number;
	day: string;
	category_id: string;
	status: CaseStatus | "";
	project_id: string;
	count: number;
};

/** A file; its bytes are in the storage. */
export type UploadTable = {
	id: string;
	owner_id: string | null;
	message_id: string | null;
	flow_id: string | null;
	/** The answer with which a file came from outside: for those who handle the case alone. */
	outside_answer_id: ColumnType<string | null, string | null | undefined, string | null>;
	name: string;
	size: number;
	mime: string;
	file: string;
	thumbnail: string | null;
	/** Whether the file may still tell who made it. */
	keeps_metadata: Generated<boolean>;
	/** Whether it is a picture of an article or project. */
	content: Generated<boolean>;
	created_at: TimeByDefault;
};

/** A stored file that everybody may see, and its copy in the object storage: null while it is wanted. */
export type OpenFileTable = {
	file: string;
	mime: string;
	wanted_at: TimeByDefault;
	copied_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
};

/** An application draft, one for each user and form. */
export type DraftTable = {
	user_id: string;
	form: string;
	form_hash: string;
	data: JSONColumnType<Record<string, unknown>>;
	attachments: string[];
	step: string | null;
	idempotency_key: Generated<string>;
	version: number;
	updated_at: TimeByDefault;
	expires_at: Time;
};

/** A draft that its owner discarded on purpose. */
export type DiscardedDraftTable = {
	user_id: string;
	idempotency_key: string;
	form: string;
	discarded_at: TimeByDefault;
};

/** Who reads a restricted case without a right to it, why, and until when. */
export type CaseExceptionTable = {
	id: GeneratedAlways<number>;
	user_id: string;
	message_id: string;
	reason: string;
	created_at: TimeByDefault;
	expires_at: Time;
};

/** A question that a step puts to whoever filed a case, to be answered in a form; the last three are null until it is. */
export type CaseQuestionTable = {
	flow_id: string;
	message_id: string;
	form: string;
	answer_flow_id: string | null;
	form_hash: string | null;
	answered: ColumnType<AnsweredForm | null, string | null | undefined, string | null>;
};

/** What was answered in a form: its values, and the labels of what was chosen from an operation's options. */
export type AnsweredForm = { data: Record<string, unknown>; labels: Readonly<Record<string, readonly string[]>> };

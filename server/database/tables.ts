import type { ColumnType, Generated, Insertable, JSONColumnType, Selectable } from "kysely";
import type { Manifest } from "../../schemas/release.ts";
import type { CaseStatus, ProjectSummary, UserInfo } from "../../schemas/types.gen.ts";

/** The tables of server/database/migrations as kysely sees them. Times are read as Date. */

type Time = ColumnType<Date, Date | string, Date | string>;
type TimeByDefault = ColumnType<Date, Date | string | undefined, Date | string>;
type Written = ColumnType<never, never, never>;

/** What a document was compiled from. */
export type StoredSource = { path: string; text: string };

export type SettingTable = { key: string; value: JSONColumnType<object> };

export type UserTable = {
	id: Generated<string>;
	mobile: string;
	nickname: string;
	avatar: string | null;
	roles: ColumnType<UserInfo["roles"], UserInfo["roles"] | undefined, UserInfo["roles"]>;
	created_at: TimeByDefault;
	locale: string | null;
	keep_drafts: Generated<boolean>;
};

export type SessionTable = {
	id: Generated<string>;
	token_hash: Buffer;
	user_id: string;
	device: Generated<string>;
	created_at: TimeByDefault;
	last_seen_at: TimeByDefault;
	expires_at: Time;
};

export type LoginCodeTable = {
	mobile: string;
	mac: Buffer;
	attempts: Generated<number>;
	sent_at: TimeByDefault;
	expires_at: Time;
};

export type RateWindowTable = { key: string; opened_at: Time; count: number; closes_at: Time };

export type ReleaseTable = {
	id: string;
	manifest: JSONColumnType<Manifest>;
	sources: JSONColumnType<StoredSource[]>;
	created_at: TimeByDefault;
};

export type ArtefactTable = { name: string; body: string };
export type ReleaseArtefactTable = { release_id: string; name: string };

export type PublicationTable = {
	version: Generated<number>;
	release_id: string;
	origin: "shipped" | "published" | "restored";
	author_id: string | null;
	note: Generated<string>;
	published_at: TimeByDefault;
};

export type CategoryTable = {
	id: Generated<string>;
	code: string;
	name: string;
	description: string;
	parent_id: string | null;
	form: string;
	elsewhere: string | null;
	position: number;
};

export type ArticleTable = {
	id: Generated<string>;
	slug: string;
	title: string;
	summary: string;
	cover: string | null;
	category: string;
	author: string;
	body: string;
	views: Generated<number>;
	published_at: Time;
	search: Written;
};

export type ProjectTable = {
	id: Generated<string>;
	slug: string;
	title: string;
	summary: string;
	cover: string | null;
	body: string;
	status: ProjectSummary["status"];
	location: string;
	published_at: Time;
	search: Written;
};

export type MessageTable = {
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
	/** Of what was chosen from an operation's options, by pointer. */
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
	public_attachments: Generated<boolean>;
	overdue: Generated<boolean>;
	idempotency_owner: string;
	idempotency_key: string;
	request_digest: string;
	public_text: Generated<string>;
	search: Written;
};

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
	created_at: TimeByDefault;
};

export type CaseActionTable = { message_id: string; key: string; digest: string; created_at: TimeByDefault };

export type MessageFollowTable = {
	id: Generated<string>;
	user_id: string;
	message_id: string;
	created_at: TimeByDefault;
};

export type MessageSupportTable = { user_id: string; message_id: string; created_at: TimeByDefault };

export type NotificationTable = {
	id: Generated<string>;
	user_id: string;
	message_id: string | null;
	kind: "case_moved" | "case_replied" | "info_requested" | "followed_case_moved";
	status: CaseStatus;
	read: Generated<boolean>;
	created_at: TimeByDefault;
};

export type SmsNoticeTable = {
	id: Generated<number>;
	user_id: string;
	message_id: string;
	attempts: Generated<number>;
	send_after: TimeByDefault;
};

export type DraftTable = {
	user_id: string;
	form: string;
	form_hash: string;
	data: JSONColumnType<Record<string, unknown>>;
	attachments: string[];
	step: string | null;
	version: number;
	updated_at: TimeByDefault;
	expires_at: Time;
};

/** The nil id and the empty status stand for any. */
export type MessageDayTable = {
	day: string;
	category_id: string;
	status: CaseStatus | "";
	project_id: string;
	count: number;
};

export type ArticleViewTable = { day: string; visitor: Buffer; article_id: string };

export type UploadTable = {
	id: string;
	owner_id: string | null;
	message_id: string | null;
	flow_id: string | null;
	name: string;
	size: number;
	mime: string;
	file: string;
	thumbnail: string | null;
	created_at: TimeByDefault;
};

export type UserLogTable = {
	id: Generated<number>;
	user_id: string | null;
	type: string;
	path: string;
	at: Time;
	detail: Generated<string>;
	created_at: TimeByDefault;
};

export type JobTable = {
	name: string;
	run_after: TimeByDefault;
	ran_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
};

export type Tables = {
	setting: SettingTable;
	app_user: UserTable;
	session: SessionTable;
	login_code: LoginCodeTable;
	rate_window: RateWindowTable;
	release: ReleaseTable;
	artefact: ArtefactTable;
	release_artefact: ReleaseArtefactTable;
	publication: PublicationTable;
	category: CategoryTable;
	article: ArticleTable;
	project: ProjectTable;
	message: MessageTable;
	message_flow: MessageFlowTable;
	case_action: CaseActionTable;
	message_follow: MessageFollowTable;
	message_support: MessageSupportTable;
	sms_notice: SmsNoticeTable;
	notification: NotificationTable;
	draft: DraftTable;
	message_day: MessageDayTable;
	article_view: ArticleViewTable;
	upload: UploadTable;
	user_log: UserLogTable;
	job: JobTable;
};

export type UserRow = Selectable<UserTable>;
export type MessageRow = Selectable<MessageTable>;
export type NewMessage = Insertable<MessageTable>;
export type NewMessageFlow = Insertable<MessageFlowTable>;
export type DraftRow = Selectable<DraftTable>;
export type NewNotification = Insertable<NotificationTable>;
export type UploadRow = Selectable<UploadTable>;

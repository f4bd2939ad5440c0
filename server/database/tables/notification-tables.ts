import type { ColumnType, Generated } from "kysely";
import type { CaseStatus } from "../../../schemas/types.gen.ts";
import type { TimeByDefault } from "./column-types.ts";

/** Who follows a case. */
export type MessageFollowTable = {
	id: Generated<string>;
	visible: Generated<boolean>;
	user_id: string;
	message_id: string;
	created_at: TimeByDefault;
};

/** Who supports a case. */
export type MessageSupportTable = { user_id: string; message_id: string; created_at: TimeByDefault };

/** What somebody was told in the portal. */
export type NotificationTable = {
	id: Generated<string>;
	visible: Generated<boolean>;
	user_id: string;
	message_id: string | null;
	kind: "case_moved" | "case_replied" | "info_requested" | "followed_case_moved";
	status: CaseStatus;
	read: Generated<boolean>;
	created_at: TimeByDefault;
};

/** By which something leaves the portal. */
export type ChannelName = "sms" | "email" | "push" | "webhook";

/**
 * What people are told of: cases of theirs, and such as were filed for them, cases that they follow; of what they asked for of their
 * data; staff of their account, of what came from outside, of cases that they supervise, and of what somebody answered about their data.
 */
export type NotificationKind =
	| NotificationTable["kind"]
	| "staff_invited"
	| "outside_answered"
	| "supervised_case_moved"
	| "case_filed"
	| "data_request_moved"
	| "data_request_answered";

/** What is to leave the portal. */
export type OutboxTable = {
	id: Generated<string>;
	event_id: string;
	kind: NotificationKind;
	channel: ChannelName;
	user_id: string | null;
	webhook: string | null;
	message_id: string | null;
	status: CaseStatus | null;
	state: Generated<"waiting" | "sent" | "dead" | "discarded">;
	attempts: Generated<number>;
	created_at: TimeByDefault;
	send_after: TimeByDefault;
	reason: string | null;
	settled_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
};

/** Where somebody is told by e-mail, and the address that a code was sent to. */
export type EmailAddressTable = {
	user_id: string;
	address: string | null;
	verified_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
	pending: string | null;
	code_mac: Buffer | null;
	code_expires_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
	code_attempts: Generated<number>;
};

/** A browser in which somebody is told, by its push service; it ends with the session that asked for it. */
export type PushSubscriptionTable = {
	id: Generated<string>;
	user_id: string;
	session_id: string;
	endpoint: string;
	p256dh: string;
	auth: string;
	created_at: TimeByDefault;
};

/** What somebody wants to be told by a channel, or not. */
export type ChannelChoiceTable = {
	user_id: string;
	kind: NotificationTable["kind"];
	channel: ChannelName;
	wanted: boolean;
};

/** When somebody wants to be left in peace: times of day, as `HH:MM`. */
export type QuietHoursTable = { user_id: string; starts: string; ends: string };

import type { Generated } from "kysely";
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

/** A short message that is still to be sent. */
export type SmsNotificationTable = {
	id: Generated<number>;
	user_id: string;
	message_id: string;
	attempts: Generated<number>;
	send_after: TimeByDefault;
};

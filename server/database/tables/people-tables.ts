import type { ColumnType, Generated, JSONColumnType } from "kysely";
import type { UserInfo } from "../../../schemas/types.gen.ts";
import type { Assignment } from "./assignment.ts";
import type { Time, TimeByDefault } from "./column-types.ts";

/** Somebody who has logged in once. */
export type UserTable = {
	id: Generated<string>;
	mobile: string;
	nickname: string;
	avatar: string | null;
	roles: ColumnType<UserInfo["roles"], UserInfo["roles"] | undefined, UserInfo["roles"]>;
	created_at: TimeByDefault;
	locale: string | null;
	keep_drafts: Generated<boolean>;
	assignments: JSONColumnType<Assignment[], string | undefined>;
	work_email: string | null;
};

/** How a session was opened. */
export type SessionMethod = "code" | "openid" | "passkey";

/** A session, by its token's hash. */
export type SessionTable = {
	id: Generated<string>;
	token_hash: Buffer;
	user_id: string;
	device: Generated<string>;
	created_at: TimeByDefault;
	last_seen_at: TimeByDefault;
	confirmed_at: TimeByDefault;
	method: Generated<SessionMethod>;
	expires_at: Time;
};

/** A code that was sent to a number, as a MAC, and the place that asked for it. */
export type LoginCodeTable = {
	mobile: string;
	mac: Buffer;
	place: Buffer;
	attempts: Generated<number>;
	sent_at: TimeByDefault;
	expires_at: Time;
};

/** A place where a number has logged in, as a MAC. */
export type LoginPlaceTable = { mobile: string; place: Buffer; last_login_at: TimeByDefault };

/** What the portal reported of its use. */
export type UserLogTable = {
	id: Generated<number>;
	type: string;
	path: string;
	at: Time;
	detail: Generated<string>;
	created_at: TimeByDefault;
};

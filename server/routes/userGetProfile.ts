import { signedIn } from "../login/caller.ts";
import { countUnread } from "../repositories/notifications/notification.ts";
import { publicUser } from "../repositories/people/user.ts";
import type { Route } from "./route.ts";

/** The caller's profile. */
export const userGetProfile: Route<"userGetProfile"> = async (_input, { caller, services }) => {
	const user = signedIn(caller);
	const { id, mobile, nickname, avatar } = publicUser(user);
	return {
		id,
		mobile,
		nickname,
		avatar,
		locale: user.locale,
		keep_drafts: user.keep_drafts,
		unread: await countUnread(services.db, id),
		created_at: user.created_at.toISOString(),
	};
};

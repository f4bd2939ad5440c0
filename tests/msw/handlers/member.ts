import type { UserInfo } from "../../../schemas/types.gen.ts";
import { absent, invalid, Refusal } from "../refusal.ts";
import type { PortalState } from "../state.ts";
import type { Handler } from "./handler.ts";
import { messageFor } from "./visible.ts";

function profileOf(user: UserInfo | null, state: PortalState) {
	const profile = user && state.profiles.get(user.id);
	if (!profile) throw new Refusal(401);
	return { user, profile };
}

export const userGetProfile: Handler<"userGetProfile"> = (_input, context) => {
	const { user, profile } = profileOf(context.user, context.state);
	const { id, mobile, nickname, avatar } = user;
	const unread = context.state.notifications.filter(
		(notification) => notification.user === id && !notification.read,
	).length;
	return { id, mobile, nickname, avatar, ...profile, unread };
};

function avatarOf(id: string | null, state: PortalState): string | null {
	if (id === null) return null;
	const url = state.uploads.get(id)?.thumbnail_url;
	if (!url) throw invalid({ pointer: "/avatar", message: "is no stored image" });
	return url;
}

export const userUpdateProfile: Handler<"userUpdateProfile"> = (changes, { user: requester, state }) => {
	const { user, profile } = profileOf(requester, state);
	const { nickname, avatar, locale, keep_drafts } = changes;
	if (nickname?.trim() === "") throw invalid({ pointer: "/nickname", message: "is empty" });
	if (avatar !== undefined) user.avatar = avatarOf(avatar, state);
	if (nickname !== undefined) user.nickname = nickname.trim();
	if (locale !== undefined) {
		profile.locale = locale;
		user.locale = locale;
	}
	if (keep_drafts !== undefined) profile.keep_drafts = keep_drafts;
	if (keep_drafts === false) {
		for (const key of state.drafts.keys()) if (key.startsWith(`${user.id} `)) state.drafts.delete(key);
		state.ended = state.ended.filter((one) => one.how === "sent" || one.user !== user.id);
	}
	return user;
};

const tokensOf = (user: UserInfo | null, state: PortalState) =>
	[...state.sessions].filter(([, one]) => one.id === user?.id).map(([token]) => token);

export const userGetSessions: Handler<"userGetSessions"> = (_input, { user, token, state }) => ({
	list: tokensOf(user, state).flatMap((one) => {
		const session = state.devices.get(one);
		return session ? [{ ...session, current: one === token }] : [];
	}),
});

export const userEndSessions: Handler<"userEndSessions"> = ({ which, id }, { user, token, state }) => {
	if (which === "one" && !id) throw invalid({ pointer: "/id", message: "is missing" });
	const ended = tokensOf(user, state).filter(
		(one) => which === "all" || (which === "current" ? one === token : state.devices.get(one)?.id === id),
	);
	if (ended.length === 0) throw absent();
	for (const one of ended) state.sessions.delete(one);
	return { ended: ended.length };
};

export const userExport: Handler<"userExport"> = (_input, { user: requester, state }) => {
	const { user, profile } = profileOf(requester, state);
	const cases = state.cases
		.filter((item) => item.owner === user.id)
		.map((item) => ({ ...messageFor(item, user), flow: state.flows.get(item.id) ?? [] }));
	return { profile: { ...user, ...profile }, cases };
};

export const userDelete: Handler<"userDelete"> = (_input, { user, state }) => {
	for (const token of tokensOf(user, state)) state.sessions.delete(token);
	for (const item of state.cases) if (item.owner === user?.id) item.owner = null;
	state.users.delete(user?.id ?? "");
	state.profiles.delete(user?.id ?? "");
	return null;
};

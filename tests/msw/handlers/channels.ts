import type { PushDevice } from "../../../schemas/types.gen.ts";
import { absent, invalid } from "../refusal.ts";
import type { PortalState } from "../state.ts";
import type { Handler } from "./handler.ts";

/** The mock portal tells people in the portal and on their devices. */
const PUSH = { value: "push", label: "On my devices" } as const;
const NONE = { case_moved: [], case_replied: [], info_requested: [], followed_case_moved: [] };
const PUSH_KEY = "BOPrV9BSHt5kXzUyFs-VJNF4FTQdGl_r6wJbWzGX8MbHcNdR7pG4eQSTyUrL6EwYTyvY1GkkAaDFNvp3IyRtZqA";

export const userGetChannels: Handler<"userGetChannels"> = (_input, { user, token, state }) => ({
	offered: [PUSH],
	email: null,
	pending: null,
	...NONE,
	push: { key: PUSH_KEY, on: state.pushed.has(token ?? "") },
	...(state.quiet.get(user?.id ?? "") ?? { quiet_from: null, quiet_until: null }),
});

function setPush({ key, on, endpoint, p256dh, auth }: PushDevice, token: string, state: PortalState): void {
	if (!on) state.pushed.delete(token);
	if (!on || endpoint === undefined) return;
	if (key !== PUSH_KEY) throw invalid({ pointer: "/push/key", message: "is another portal's" });
	if (!endpoint.startsWith("https://")) throw invalid({ pointer: "/push/endpoint", message: "is no push service's" });
	if (p256dh === undefined || auth === undefined) throw invalid({ pointer: "/push/p256dh", message: "is missing" });
	state.pushed.add(token);
}

export const userUpdateChannels: Handler<"userUpdateChannels"> = (
	{ quiet_from, quiet_until, push },
	{ user, token, state },
) => {
	if (push) setPush(push, token ?? "", state);
	if (quiet_from === undefined && quiet_until === undefined) return null;
	if (!quiet_from !== !quiet_until)
		throw invalid({ pointer: quiet_from ? "/quiet_until" : "/quiet_from", message: "is missing" });
	state.quiet.set(user?.id ?? "", { quiet_from: quiet_from ?? null, quiet_until: quiet_until ?? null });
	return null;
};

export const userSaveEmail: Handler<"userSaveEmail"> = ({ email, code }) => {
	if (email === null) return null;
	if (code !== undefined) throw invalid({ pointer: "/code", message: "has expired" });
	if (email === undefined) throw invalid({ pointer: "/email", message: "is missing" });
	throw absent();
};

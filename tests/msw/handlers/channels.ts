import { absent, invalid } from "../refusal.ts";
import type { Handler } from "./handler.ts";

/** The mock portal tells people in the portal alone. */
const NONE = { case_moved: [], case_replied: [], info_requested: [], followed_case_moved: [] };

export const userGetChannels: Handler<"userGetChannels"> = (_input, { user, state }) => ({
	...{ offered: [], email: null, pending: null, ...NONE },
	...(state.quiet.get(user?.id ?? "") ?? { quiet_from: null, quiet_until: null }),
});

export const userUpdateChannels: Handler<"userUpdateChannels"> = ({ quiet_from, quiet_until }, { user, state }) => {
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

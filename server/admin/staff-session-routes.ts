import { checkCode } from "../login/check-code.ts";
import { sendCode } from "../login/send-code.ts";
import { mayAdministerAll } from "../policies/people-policy.ts";
import { isStaff } from "../policies/rights.ts";
import { confirmSession, endSessions, listSessions } from "../repositories/people/session.ts";
import { invalid } from "../wire/refusal.ts";
import { NOTHING } from "../wire/response-shapes.ts";
import type { AdminRoute } from "./admin-route.ts";
import { demandStaff } from "./demand-account.ts";
import { EMPTY_BODY } from "./draft-release-bodies.ts";
import { ENDED_RESPONSE, SESSIONS_RESPONSE } from "./people-responses.ts";
import { textIn } from "./release-bodies.ts";

const sessions: AdminRoute = {
	method: "GET",
	path: "/admin/api/people/{id}/sessions",
	summary: "Where somebody of the staff is logged in.",
	body: null,
	response: SESSIONS_RESPONSE,
	allowed: mayAdministerAll,
	async handle({ params }, { db, settings }) {
		const { id } = await demandStaff(db, params.id);
		const found = await listSessions(db, id, settings.sessions);
		return {
			list: found.map(({ created_at, last_seen_at, ...session }) => ({
				...session,
				created_at: created_at.toISOString(),
				last_seen_at: last_seen_at.toISOString(),
			})),
		};
	},
};

const ending: AdminRoute = {
	method: "POST",
	path: "/admin/api/people/{id}/sessions/end",
	summary: "Ends one session of somebody of the staff, or all of them.",
	body: {
		type: "object",
		properties: { session: { type: "string", pattern: "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$" } },
		additionalProperties: false,
	},
	response: ENDED_RESPONSE,
	allowed: mayAdministerAll,
	handle: ({ params, body, record }, { db }) =>
		db.transaction().execute(async (transaction) => {
			const { id } = await demandStaff(transaction, params.id);
			const ended = await endSessions(transaction, id, textIn(body, "session") ?? null);
			await record({ action: "session.ended", object: { kind: "account", id }, detail: { ended } }, transaction);
			return { ended };
		}),
};

const sending: AdminRoute = {
	method: "POST",
	path: "/admin/api/session/code",
	summary: "Sends a code to one's own number, to confirm that it is still oneself.",
	body: EMPTY_BODY,
	response: NOTHING,
	allowed: isStaff,
	async handle({ user, by }, services) {
		await sendCode(services, user.mobile, by.from);
		return null;
	},
};

const confirming: AdminRoute = {
	method: "POST",
	path: "/admin/api/session/confirm",
	summary: "Confirms with that code that it is still oneself: publishing and granting ask for it every 15 minutes.",
	body: {
		type: "object",
		properties: { code: { type: "string", pattern: "^[0-9]{6}$" } },
		required: ["code"],
		additionalProperties: false,
	},
	response: NOTHING,
	allowed: isStaff,
	async handle({ user, session, by, body, record }, services) {
		const code = textIn(body, "code") ?? "";
		const wrong = await checkCode(services, { mobile: user.mobile, code, network: by.from });
		if (wrong) throw invalid([{ pointer: "/code", message: wrong }], wrong);
		await services.db.transaction().execute(async (transaction) => {
			await confirmSession(transaction, session);
			await record({ action: "session.confirmed", object: { kind: "account", id: user.id } }, transaction);
		});
		return null;
	},
};

/** Calls that show and end the sessions of staff, and by which they confirm their own. */
export const STAFF_SESSION_ROUTES: readonly AdminRoute[] = [sessions, ending, sending, confirming];

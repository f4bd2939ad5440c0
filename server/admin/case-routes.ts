import { isObject } from "../../schemas/rules/json.ts";
import { moveCase } from "../cases/move-case.ts";
import { summaryOf } from "../cases/summary.ts";
import { currentWorkflow } from "../cases/workflow.ts";
import { mayHandle } from "../login/roles.ts";
import { listForHandlers } from "../repositories/handled-messages.ts";
import { lockCase, setPublished } from "../repositories/message-status.ts";
import { isRowId } from "../repositories/search.ts";
import { absent, Refusal } from "../wire/refusal.ts";
import type { AdminRoute } from "./admin-route.ts";

const idOf = (params: Record<string, string>): string => {
	const id = params.id ?? "";
	if (!isRowId(id)) throw absent();
	return id;
};

const textIn = (body: unknown, name: string): string => {
	const text = isObject(body) ? body[name] : undefined;
	return typeof text === "string" ? text : "";
};

const cases: AdminRoute = {
	method: "GET",
	path: "/admin/api/cases",
	summary: "Cases for their handlers, newest first; query: status, overdue=1, cursor.",
	body: null,
	allowed: mayHandle,
	async handle({ query }, { db }) {
		const { rows, next } = await listForHandlers(db, {
			status: typeof query.status === "string" ? query.status : undefined,
			overdue: query.overdue === "1",
			cursor: typeof query.cursor === "string" ? query.cursor : undefined,
		});
		return { list: rows.map((row) => ({ ...summaryOf(row), published: row.published, overdue: row.overdue })), next };
	},
};

const transition: AdminRoute = {
	method: "POST",
	path: "/admin/api/cases/{id}/transitions",
	summary: "Moves a case by an action of the workflow document; a reply is HTML.",
	body: {
		type: "object",
		properties: {
			action: { type: "string", minLength: 1, maxLength: 64 },
			note: { type: "string", maxLength: 2000 },
			reply: { type: "string", minLength: 1, maxLength: 50_000 },
		},
		required: ["action"],
		additionalProperties: false,
	},
	allowed: mayHandle,
	async handle({ user, params, body }, { db }) {
		return moveCase(db, {
			id: idOf(params),
			action: textIn(body, "action"),
			by: "handler",
			actor: user.nickname,
			note: textIn(body, "note"),
			reply: textIn(body, "reply") || null,
		});
	},
};

const publication: AdminRoute = {
	method: "POST",
	path: "/admin/api/cases/{id}/publication",
	summary: "Publishes a case, or takes it back; only in states that the workflow document allows to be public.",
	body: {
		type: "object",
		properties: { published: { type: "boolean" }, attachments: { type: "boolean" } },
		required: ["published"],
		additionalProperties: false,
	},
	allowed: mayHandle,
	async handle({ params, body }, { db }) {
		const id = idOf(params);
		const published = isObject(body) && body.published === true;
		await db.transaction().execute(async (trx) => {
			const status = await lockCase(trx, id);
			if (status === null) throw absent();
			const { states } = await currentWorkflow(trx);
			if (published && !states[status]?.public)
				throw new Refusal(409, "This step is not possible now.", { data: { status } });
			await setPublished(trx, id, published, isObject(body) && body.attachments === true);
		});
		return { published };
	},
};

/** Calls by which cases are handled. */
export const CASE_ROUTES: readonly AdminRoute[] = [cases, transition, publication];

import { isObject } from "../../schemas/json/json.ts";
import { publicationAction } from "../audit/actions.ts";
import { demandCase } from "../cases/demand-case.ts";
import { handlerName } from "../cases/handler-name.ts";
import { moveCase } from "../cases/move-case.ts";
import { openByException } from "../cases/open-by-exception.ts";
import { publishCase } from "../cases/publish-case.ts";
import { paragraphsOf } from "../cases/rich-text.ts";
import { summaryOf } from "../cases/summary.ts";
import { MERGE, mergesNowhere } from "../cases/transition.ts";
import { mayWithCases } from "../policies/case-policy.ts";
import { mayOpenByException } from "../policies/log-policy.ts";
import { listForHandlers } from "../repositories/desk/handled-messages.ts";
import { closeToPublic, lockCase } from "../repositories/messages/message-status.ts";
import { isRowId } from "../repositories/queries/search.ts";
import { absent } from "../wire/refusal.ts";
import { listOf, objectOf, TEXT_OR_NULL, TIME, withParts, YES_OR_NO } from "../wire/response-shapes.ts";
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

const attachmentsIn = (body: unknown): string[] => {
	const ids = isObject(body) ? body.attachments : undefined;
	return Array.isArray(ids) ? ids.filter((id) => typeof id === "string") : [];
};

/** A case as its handlers' list shows it. */
const HANDLED_CASE = withParts("message-summary", { published: YES_OR_NO, overdue: YES_OR_NO });

const CASES_RESPONSE = objectOf({ list: listOf(HANDLED_CASE), next: TEXT_OR_NULL });

const cases: AdminRoute = {
	method: "GET",
	path: "/admin/api/cases",
	summary: "Cases for their handlers, newest first; query: status, overdue=1, cursor.",
	body: null,
	query: {
		type: "object",
		properties: {
			status: { type: "string", maxLength: 64 },
			overdue: { type: "string", enum: ["0", "1"] },
			cursor: { type: "string", maxLength: 200 },
		},
		additionalProperties: false,
	},
	response: CASES_RESPONSE,
	allowed: (user) => mayWithCases(user, "read"),
	async handle({ user, query }, { db }) {
		const { rows, next } = await listForHandlers(db, {
			status: typeof query.status === "string" ? query.status : undefined,
			overdue: query.overdue === "1",
			holder: user,
			cursor: typeof query.cursor === "string" ? query.cursor : undefined,
		});
		return { list: rows.map((row) => ({ ...summaryOf(row), published: row.published, overdue: row.overdue })), next };
	},
};

const transition: AdminRoute = {
	method: "POST",
	path: "/admin/api/cases/{id}/transitions",
	summary:
		"Moves a case by an action of the workflow document; the action reply publishes `reply` (HTML), or else `note`. Not by merge, which names another case: /admin/api/desk/cases/link.",
	body: {
		type: "object",
		properties: {
			action: { type: "string", minLength: 1, maxLength: 64 },
			note: { type: "string", maxLength: 2000 },
			reply: { type: "string", minLength: 1, maxLength: 50_000 },
			attachments: { type: "array", items: { type: "string", minLength: 1, maxLength: 64 }, maxItems: 9 },
		},
		required: ["action"],
		additionalProperties: false,
	},
	response: objectOf({ status: { $ref: "case-status#" } }),
	allowed: (user) => mayWithCases(user, "move"),
	async handle({ user, params, body, record }, services) {
		const id = idOf(params);
		const standing = await demandCase(services.db, user, id, "move");
		const action = textIn(body, "action");
		if (action === MERGE) throw mergesNowhere();
		const note = textIn(body, "note");
		// A reply that comes as a note alone is published as its words.
		const reply = textIn(body, "reply") || (action === "reply" && note.trim() ? paragraphsOf(note) : null);
		const move = {
			action,
			by: "handler" as const,
			holder: user,
			standing,
			actor: handlerName(user),
			user_id: user.id,
			note: action === "reply" && !textIn(body, "reply") ? "" : note,
			reply,
			attachments: attachmentsIn(body),
		};
		return moveCase(services, id, move, (transaction, from, to) =>
			record({ action: "case.moved", object: { kind: "case", id }, detail: { action, from, to } }, transaction),
		);
	},
};

const publication: AdminRoute = {
	method: "POST",
	path: "/admin/api/cases/{id}/publication",
	summary:
		"Publishes a case, or takes it back; only in states that the workflow document allows to be public, and as the case's category does.",
	body: {
		type: "object",
		properties: { published: { type: "boolean" }, attachments: { type: "boolean" } },
		required: ["published"],
		additionalProperties: false,
	},
	response: objectOf({ published: YES_OR_NO }),
	allowed: (user) => mayWithCases(user, "publish"),
	async handle({ user, params, body, record }, { db }) {
		const id = idOf(params);
		const published = isObject(body) && body.published === true;
		const attachments = isObject(body) && body.attachments === true;
		const outcome = await db.transaction().execute(async (trx) => {
			await demandCase(trx, user, id, "publish");
			const found = await lockCase(trx, id);
			if (!found) throw absent();
			const done = published ? await publishCase(trx, found, attachments, user) : null;
			if (done === null) await closeToPublic(trx, id);
			await record(
				{ action: publicationAction(done), object: { kind: "case", id }, detail: published ? { attachments } : {} },
				trx,
			);
			return done;
		});
		return { published: outcome === "published" };
	},
};

const exception: AdminRoute = {
	method: "POST",
	path: "/admin/api/cases/{id}/exception",
	summary:
		"Opens one case that only its team reads to an administrator who is not of that team: to read alone, for an hour, with a reason. It is recorded.",
	body: {
		type: "object",
		properties: { reason: { type: "string", minLength: 10, maxLength: 500, pattern: "\\S" } },
		required: ["reason"],
		additionalProperties: false,
	},
	response: objectOf({ expires_at: TIME }),
	allowed: mayOpenByException,
	async handle({ user, params, body, by }, { db }) {
		const wish = { id: idOf(params), reason: textIn(body, "reason").trim() };
		const expires_at = await openByException(db, { user, from: by.from }, wish);
		return { expires_at: expires_at.toISOString() };
	},
};

/** Calls by which cases are handled. */
export const CASE_ROUTES: readonly AdminRoute[] = [cases, transition, publication, exception];

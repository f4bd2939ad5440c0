import { trackedCase } from "../cases/tracked-case.ts";
import type { Db } from "../database/connection.ts";
import { staffName } from "../login/staff-name.ts";
import { portalAt } from "../notifications/case-words.ts";
import { personalArchive } from "../personal-data/archive.ts";
import { demandMobile } from "../personal-data/correct.ts";
import { dataLinkPath } from "../personal-data/data-link.ts";
import { aboutAccount, aboutCase, openDataRequest } from "../personal-data/open-request.ts";
import { correctableOf, shownPlan, unreadCases } from "../personal-data/request-detail.ts";
import { tendedRequest } from "../personal-data/tended-request.ts";
import { mayAdminister } from "../policies/people-policy.ts";
import {
	correspondenceOf,
	DATA_REQUEST_KINDS,
	DATA_REQUEST_STATES,
	type DataRequest,
	type DataRequestFilter,
	IDENTITY_CHECKS,
	listDataRequests,
	listDataSteps,
	STAFF_CHANNELS,
} from "../repositories/people/data-request.ts";
import { listStaff } from "../repositories/people/staff.ts";
import { findUserBy } from "../repositories/people/user.ts";
import { CSV_MARK, csvLine } from "../wire/csv.ts";
import { Download } from "../wire/download.ts";
import { absent, invalid } from "../wire/refusal.ts";
import { INTEGER, listOf, objectOf, TEXT, YES_OR_NO } from "../wire/response-shapes.ts";
import type { AdminRequest, AdminRoute } from "./admin-route.ts";
import { aboutOf, confirmationOf, REQUEST_DETAIL, REQUEST_PARTS, requestOf } from "./data-request-shapes.ts";
import { textIn } from "./release-bodies.ts";

const PATH = "/admin/api/data-requests";
const PAGE = 50;
const MAX_PEOPLE = 200;

const DAY = { type: "string", format: "date" };

const FILTER = {
	kind: { type: "string", enum: DATA_REQUEST_KINDS },
	state: { type: "string", enum: DATA_REQUEST_STATES },
	keyword: {
		type: "string",
		maxLength: 100,
		description: "A number of a request or case, or words of the person's name.",
	},
	from: { ...DAY, description: "Not asked before this day." },
	to: { ...DAY, description: "Not asked after this day." },
};

const filterIn = (query: Record<string, unknown>): DataRequestFilter => ({
	kind: textIn(query, "kind"),
	state: textIn(query, "state"),
	keyword: textIn(query, "keyword"),
	from: textIn(query, "from"),
	to: textIn(query, "to"),
});

/** Those who can be given a request. */
async function assignablePeople(db: Db) {
	const staff = await listStaff(db, "", MAX_PEOPLE);
	return staff.filter(mayAdminister).map((one) => ({ id: one.id, name: staffName(one) }));
}

const list: AdminRoute = {
	method: "GET",
	path: PATH,
	summary:
		"What people have asked for of their data, of what the reader administers: what is open by when it is due, then what is settled. `more` says that there is a next page.",
	body: null,
	query: {
		type: "object",
		properties: { ...FILTER, page: { type: "integer", minimum: 1, maximum: 10_000 } },
		additionalProperties: false,
	},
	response: objectOf({
		list: listOf(objectOf(REQUEST_PARTS)),
		more: YES_OR_NO,
		people: listOf(objectOf({ id: TEXT, name: TEXT })),
	}),
	allowed: mayAdminister,
	async handle({ user, query }, { db }) {
		const offset = (Number(query.page ?? 1) - 1) * PAGE;
		const rows = await listDataRequests(db, user, filterIn(query), { limit: PAGE + 1, offset });
		const people = await assignablePeople(db);
		return { list: rows.slice(0, PAGE).map(requestOf), more: rows.length > PAGE, people };
	},
};

const COLUMNS = [
	"number",
	"asked_on",
	"kind",
	"channel",
	"about",
	"identity",
	"due_on",
	"state",
	"reason",
	"settled_at",
	"assignee",
	"steps",
];

async function lineOf(db: Db, one: DataRequest): Promise<string> {
	const shown = requestOf(one);
	const steps = (await listDataSteps(db, one.id)).map(({ action, at }) => `${action} ${at.toISOString()}`);
	return csvLine([
		shown.number,
		shown.created_at,
		shown.kind,
		shown.channel,
		shown.about,
		shown.identity,
		shown.due_on,
		shown.state,
		shown.reason,
		shown.settled_at,
		shown.assignee?.name ?? null,
		steps.join("; "),
	]);
}

async function* linesOf(db: Db, { user, query }: Pick<AdminRequest, "user" | "query">): AsyncGenerator<string> {
	yield CSV_MARK + csvLine(COLUMNS);
	for (let offset = 0; ; offset += PAGE) {
		const rows = await listDataRequests(db, user, filterIn(query), { limit: PAGE, offset });
		for (const one of rows) yield await lineOf(db, one);
		if (rows.length < PAGE) return;
	}
}

const csv: AdminRoute = {
	method: "GET",
	path: `${PATH}/csv`,
	summary: "The same as a CSV file, all of it, with what was done and when. That it was exported is recorded.",
	body: null,
	query: { type: "object", properties: FILTER, additionalProperties: false },
	allowed: mayAdminister,
	async handle({ user, query, record }, { db }) {
		const detail = { ...query, kind_of_register: "data_requests" };
		await record({ action: "audit.exported", object: { kind: "audit", id: "" }, detail });
		return new Download("data-requests.csv", "text/csv; charset=utf-8", linesOf(db, { user, query }));
	},
};

/** Whose data somebody asks for at the counter or by phone: an account's by its number, or a case's by number and code. */
async function subjectIn({ body, by }: AdminRequest, services: Parameters<AdminRoute["handle"]>[1]) {
	const mobile = textIn(body, "mobile");
	const number = textIn(body, "number");
	const code = textIn(body, "query_code");
	if (mobile) demandMobile(mobile, "/mobile");
	if (mobile) return aboutAccount((await findUserBy(services.db, "mobile", mobile))?.id ?? null);
	const text = "Give a mobile number or the number of a case.";
	if (!number || !code) throw invalid([{ pointer: "/mobile", message: text }], text);
	return aboutCase(await trackedCase(services, { ip: by.from }, { number, query_code: code }));
}

const open: AdminRoute = {
	method: "POST",
	path: PATH,
	summary:
		"Takes down what somebody asks for who calls, comes to the counter or writes: about the account of a mobile number, or about a case by its number and query code.",
	body: {
		type: "object",
		properties: {
			kind: { type: "string", enum: DATA_REQUEST_KINDS },
			channel: { type: "string", enum: STAFF_CHANNELS },
			mobile: { type: "string", maxLength: 32 },
			number: { type: "string", maxLength: 32 },
			query_code: { type: "string", maxLength: 16 },
			identity: { anyOf: [{ type: "string", enum: IDENTITY_CHECKS }, { type: "null" }] },
			wish: { type: "string", maxLength: 2000 },
		},
		required: ["kind", "channel"],
		additionalProperties: false,
	},
	response: objectOf({ id: TEXT, number: INTEGER }),
	allowed: mayAdminister,
	async handle(request, services) {
		const { user, body, record } = request;
		const kind = textIn(body, "kind");
		const channel = textIn(body, "channel");
		const wanted = {
			kind: DATA_REQUEST_KINDS.find((one) => one === kind) ?? "export",
			channel: STAFF_CHANNELS.find((one) => one === channel) ?? "phone",
			identity: IDENTITY_CHECKS.find((one) => one === textIn(body, "identity")) ?? null,
			wish: textIn(body, "wish")?.trim() || null,
		};
		const subject = await subjectIn(request, services);
		return services.db.transaction().execute(async (transaction) => {
			const opened = await openDataRequest(transaction, services.settings, subject, { wanted, actor: user.id });
			// Only what they tend is theirs to open: of a whole person, or of a category of theirs.
			await tendedRequest(transaction, user, opened.id);
			const detail = { kind: wanted.kind, channel: wanted.channel, identity: wanted.identity };
			await record(
				{ action: "data_request.opened", object: { kind: "data_request", id: opened.id }, detail },
				transaction,
			);
			return opened;
		});
	},
};

const detail: AdminRoute = {
	method: "GET",
	path: `${PATH}/{id}`,
	summary:
		"One request: what was done about it; of a correction the values that can be changed, of an erasure what will go, and what stays for how long and why.",
	body: null,
	response: REQUEST_DETAIL,
	allowed: mayAdminister,
	async handle({ user, params, language, record }, services) {
		const { db, secret, settings } = services;
		const found = await tendedRequest(db, user, params.id ?? "");
		const isOpen = found.settled_at === null;
		const reader = { user, language };
		await record({ action: "data_request.read", object: { kind: "data_request", id: found.id } });
		const path = dataLinkPath(secret, found);
		const steps = await listDataSteps(db, found.id);
		return {
			...requestOf(found),
			...correspondenceOf(found),
			confirm: confirmationOf(found),
			link: path && portalAt(settings) + path,
			link_until: found.link_expires_at?.toISOString() ?? null,
			steps: steps.map(({ action, detail: what, at, nickname, mobile }) => ({
				action,
				detail: what,
				at: at.toISOString(),
				by: nickname === null ? null : staffName({ nickname, mobile: mobile ?? "" }),
			})),
			values: isOpen && found.kind === "correction" ? await correctableOf(db, found, reader) : [],
			plan: isOpen && found.kind === "erasure" ? await shownPlan(services, found, reader) : null,
		};
	},
};

const archive: AdminRoute = {
	method: "GET",
	path: `${PATH}/{id}/archive`,
	summary:
		"All that is kept of the person as a ZIP file, to be handed over; without cases that only their office reads, where the caller is not of it.",
	body: null,
	allowed: mayAdminister,
	async handle({ user, params, record }, services) {
		const found = await tendedRequest(services.db, user, params.id ?? "");
		const { id, number, kind, identity } = found;
		if (kind !== "export" || identity === null || aboutOf(found) === null) throw absent();
		const leftOut = await unreadCases(services.db, found, user);
		const counted = { left_out: leftOut.size };
		await record({ action: "data_request.downloaded", object: { kind: "data_request", id }, detail: counted });
		return new Download(`personal-data-${number}.zip`, "application/zip", personalArchive(services, found, leftOut));
	},
};

/** Calls by which requests for personal data are seen and taken down. */
export const DATA_REQUEST_ROUTES: readonly AdminRoute[] = [list, csv, open, detail, archive];

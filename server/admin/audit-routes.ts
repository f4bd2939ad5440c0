import { AUDIT_ACTIONS } from "../audit/actions.ts";
import type { Db } from "../database/connection.ts";
import { staffName } from "../login/staff-name.ts";
import { mayReadLog } from "../policies/log-policy.ts";
import type { RightHolder } from "../policies/rights.ts";
import {
	type AuditEntry,
	type AuditFilter,
	type AuditPlace,
	listAuditEntries,
	listStaffAmong,
	numbersOfCases,
} from "../repositories/people/audit-entry.ts";
import { isRowId } from "../repositories/queries/search.ts";
import { isTime } from "../repositories/queries/set-keys.ts";
import { CSV_MARK, csvLine } from "../wire/csv.ts";
import { Download } from "../wire/download.ts";
import { cursorOf, pageOf, strangeCursor } from "../wire/paging.ts";
import { invalid } from "../wire/refusal.ts";
import { ANY, INTEGER, listOf, objectOf, TEXT, TEXT_OR_NULL, TIME } from "../wire/response-shapes.ts";
import type { AdminRoute } from "./admin-route.ts";
import { wordsOfCases } from "./audit-words.ts";

const PAGE = 50;
const BATCH = 500;

const MOMENT = { type: "string", maxLength: 40 };

const FILTER = {
	actor: { type: "string", pattern: "^[0-9a-f-]{36}$", description: "Id of who acted." },
	action: {
		type: "string",
		enum: [...AUDIT_ACTIONS, ...new Set(AUDIT_ACTIONS.map((action) => `${action.split(".")[0]}.`))],
		description: "An action, or the beginning of several up to the dot.",
	},
	kind: { type: "string", maxLength: 40, description: "Kind of what it was done to." },
	object: { type: "string", maxLength: 200, description: "Id of what it was done to." },
	from: { ...MOMENT, description: "Not before this time (ISO 8601)." },
	to: { ...MOMENT, description: "Before this time (ISO 8601)." },
	keyword: { type: "string", minLength: 1, maxLength: 100 },
};

const textOf = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);

/** A time in a query, in UTC. Throws 422 for what is none. */
function timeIn(query: Record<string, unknown>, name: string): string | undefined {
	const text = textOf(query[name]);
	if (text === undefined) return undefined;
	const time = new Date(text);
	if (Number.isNaN(time.getTime()) || time.getUTCFullYear() > 9999 || time.getUTCFullYear() < 1)
		throw invalid([{ pointer: `/${name}`, message: "This is not a date and time." }]);
	return time.toISOString();
}

/** The filter that a query asks for. */
function filterIn(query: Record<string, unknown>): AuditFilter {
	const { actor, action, kind, object, keyword } = query;
	const id = textOf(actor);
	return {
		// An id that is none would fail in the database; it names nobody.
		actor: id === undefined || isRowId(id) ? id : "00000000-0000-0000-0000-000000000000",
		action: textOf(action),
		kind: textOf(kind),
		object: textOf(object),
		from: timeIn(query, "from"),
		to: timeIn(query, "to"),
		keyword: textOf(keyword),
	};
}

type TextById = ReadonlyMap<string, string>;

/** Numbers of cases and names of staff, by id; and what codes stand for. */
type Known = { numbers: TextById; names: TextById; decoded: (entry: AuditEntry) => AuditEntry["detail"] };

/** Members of a detail that are the id of somebody of the staff, who is called by name where the log is read. */
const PEOPLE_IN_DETAIL = ["assignee", "deputy"];

const idsIn = ({ detail }: AuditEntry): string[] =>
	PEOPLE_IN_DETAIL.map((name) => detail[name]).filter((id) => typeof id === "string");

const worded = (entry: AuditEntry, { names, decoded }: Known) =>
	Object.fromEntries(
		Object.entries(decoded(entry)).map(([name, value]) => [
			name,
			typeof value === "string" && PEOPLE_IN_DETAIL.includes(name) ? (names.get(value) ?? value) : value,
		]),
	);

function entryOf(logged: AuditEntry, known: Known) {
	const { object_kind, object_id, at, origin, actor, actor_id, ...entry } = logged;
	return {
		...entry,
		detail: worded(logged, known),
		case_number: known.numbers.get(object_id) ?? null,
		at: at.toISOString(),
		actor: actor_id === null ? null : { id: actor_id, name: actor },
		object: { kind: object_kind, id: object_id, name: known.names.get(object_id) ?? null },
		from: origin,
	};
}

/** What the ids and codes of entries stand for, as far as the reader may know. */
async function knownOf(
	db: Db,
	{ user, language }: { user: RightHolder; language: string | undefined },
	list: readonly AuditEntry[],
): Promise<Known> {
	const idsOf = (kind: string) =>
		list.filter(({ object_kind }) => object_kind === kind).map(({ object_id }) => object_id);
	const [numbers, staff, decoded] = await Promise.all([
		numbersOfCases(db, user, idsOf("case")),
		listStaffAmong(db, [...idsOf("account"), ...list.flatMap(idsIn)]),
		wordsOfCases(db, language),
	]);
	return { numbers, decoded, names: new Map(staff.map((person) => [person.id, staffName(person)])) };
}

const placeOf = ({ at, id }: AuditEntry): AuditPlace => ({ at: at.toISOString(), id: String(id) });

/** The place that a cursor names. Throws 422 for one that no page gave out. */
function placeAfter(cursor: unknown): AuditPlace | null {
	const { after } = pageOf(typeof cursor === "string" ? { cursor } : {});
	if (!after) return null;
	if (!isTime(after.key) || !/^\d{1,18}$/.test(after.id)) throw strangeCursor();
	return { at: after.key, id: after.id };
}

/** Lists of the log have no page numbers. */
const cursorTo = ({ at, id }: AuditPlace) => cursorOf({ key: at, id, page: 1 });

const ENTRY = objectOf({
	id: INTEGER,
	number: { type: ["integer", "null"], description: "Its place in the chain; null before it has one." },
	at: TIME,
	actor: { anyOf: [objectOf({ id: TEXT, name: TEXT }), { type: "null" }] },
	action: TEXT,
	object: objectOf({
		kind: TEXT,
		id: TEXT,
		name: { type: ["string", "null"], description: "Of somebody of the staff that it was done to." },
	}),
	case_number: {
		type: ["string", "null"],
		description: "Of the case that it was done to, where the reader may read it.",
	},
	detail: ANY,
	from: TEXT,
});

const entries: AdminRoute = {
	method: "GET",
	path: "/admin/api/audit",
	summary:
		"What staff did, newest first: who, when, from which network, what, to what. Steps, states and categories in the reader's language; the file has their codes.",
	body: null,
	query: {
		type: "object",
		properties: { ...FILTER, cursor: { type: "string", maxLength: 200 } },
		additionalProperties: false,
	},
	response: objectOf({ list: listOf(ENTRY), next: TEXT_OR_NULL }),
	allowed: mayReadLog,
	async handle({ user, query, language }, { db }) {
		const after = placeAfter(query.cursor);
		const rows = await listAuditEntries(db, filterIn(query), { limit: PAGE + 1, after });
		const list = rows.slice(0, PAGE);
		const last = rows.length > PAGE ? list.at(-1) : undefined;
		const known = await knownOf(db, { user, language }, list);
		return { list: list.map((entry) => entryOf(entry, known)), next: last ? cursorTo(placeOf(last)) : null };
	},
};

const COLUMNS = ["number", "at", "actor", "actor_id", "action", "object_kind", "object_id", "detail", "from"];

function lineOf(row: AuditEntry): string {
	return csvLine([
		row.number,
		row.at.toISOString(),
		row.actor,
		row.actor_id,
		row.action,
		row.object_kind,
		row.object_id,
		JSON.stringify(row.detail),
		row.origin,
	]);
}

async function* linesOf(db: Db, filter: AuditFilter): AsyncGenerator<string> {
	yield CSV_MARK + csvLine(COLUMNS);
	for (let after: AuditPlace | null = null; ; ) {
		const rows: AuditEntry[] = await listAuditEntries(db, filter, { limit: BATCH, after });
		yield rows.map(lineOf).join("");
		const last = rows.at(-1);
		if (rows.length < BATCH || !last) return;
		after = placeOf(last);
	}
}

const csv: AdminRoute = {
	method: "GET",
	path: "/admin/api/audit/csv",
	summary: "The same as a CSV file, all of it. That it was exported is recorded.",
	body: null,
	query: { type: "object", properties: FILTER, additionalProperties: false },
	allowed: mayReadLog,
	async handle({ query, record }, { db }) {
		await record({ action: "audit.exported", object: { kind: "audit", id: "" }, detail: query });
		return new Download("audit.csv", "text/csv; charset=utf-8", linesOf(db, filterIn(query)));
	},
};

/** Calls by which the audit log is read. */
export const AUDIT_ROUTES: readonly AdminRoute[] = [entries, csv];

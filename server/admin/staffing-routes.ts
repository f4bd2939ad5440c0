import type { Db } from "../database/connection.ts";
import { staffName } from "../login/staff-name.ts";
import { mayMarkAbsent } from "../policies/people-policy.ts";
import { isStaff } from "../policies/rights.ts";
import { isHandler } from "../repositories/people/staff-people.ts";
import { endAbsence, listStaffing, type StaffingRow, setAbsence } from "../repositories/people/staffing.ts";
import { findUser } from "../repositories/people/user.ts";
import { isRowId } from "../repositories/queries/search.ts";
import { teamsOfCategories } from "../repositories/releases/category-code.ts";
import { absent, invalid, Refusal } from "../wire/refusal.ts";
import { INTEGER, listOf, objectOf, TEXT, YES_OR_NO } from "../wire/response-shapes.ts";
import type { AdminRequest, AdminRoute } from "./admin-route.ts";
import { EMPTY_BODY } from "./draft-release-bodies.ts";
import { textIn } from "./release-bodies.ts";

const DAY = { type: "string", format: "date" };

const deputyOf = ({ deputy_id, deputy_nickname, deputy_mobile }: StaffingRow) =>
	deputy_id === null
		? null
		: { id: deputy_id, name: staffName({ nickname: deputy_nickname ?? "", mobile: deputy_mobile ?? "" }) };

const absenceOf = (row: StaffingRow) =>
	row.from_day === null || row.until_day === null
		? null
		: { from: row.from_day, until: row.until_day, away: row.away, deputy: deputyOf(row) };

const ABSENCE = objectOf({
	from: TEXT,
	until: TEXT,
	away: YES_OR_NO,
	deputy: { anyOf: [objectOf({ id: TEXT, name: TEXT }), { type: "null" }] },
});

const staffing: AdminRoute = {
	method: "GET",
	path: "/admin/api/staffing",
	summary:
		"Those who handle cases: how many open and overdue ones each has that the reader may read (up to 1,000 a person), those of whom they stand in for among them, who is or will be away, and who stands in.",
	body: null,
	response: objectOf({
		list: listOf(
			objectOf({
				id: TEXT,
				name: TEXT,
				open: INTEGER,
				overdue: INTEGER,
				standing_in: INTEGER,
				may_change: YES_OR_NO,
				absence: { anyOf: [ABSENCE, { type: "null" }] },
			}),
		),
	}),
	allowed: isStaff,
	async handle({ user }, { db }) {
		const [rows, teamOf] = await Promise.all([listStaffing(db, user), teamsOfCategories(db)]);
		return {
			list: rows.map((row) => ({
				id: row.id,
				name: staffName(row),
				open: row.open,
				overdue: row.overdue,
				standing_in: row.standing_in,
				may_change: mayMarkAbsent(user, row, teamOf),
				absence: absenceOf(row),
			})),
		};
	},
};

/** Whose absence a request is about. Throws 403 or 404. */
async function handlerIn({ user, params: { id = "" } }: AdminRequest, db: Db): Promise<string> {
	const person = isRowId(id) && (await isHandler(db, id)) ? await findUser(db, id) : null;
	if (!mayMarkAbsent(user, person ?? { id, assignments: [] }, await teamsOfCategories(db)))
		throw new Refusal(403, "You may not do this.");
	if (!person) throw absent();
	return id;
}

const refused = (
	pointer: string,
	text:
		| "Please choose somebody who handles cases."
		| "Nobody stands in for themselves. Please choose somebody else."
		| "Please choose a last day that is not before the first one, nor over.",
) => invalid([{ pointer, message: text }], text);

/** Who stands in for somebody by a request; null for nobody. Throws 422. */
async function deputyIn(body: unknown, id: string, db: Db): Promise<string | null> {
	const deputy = textIn(body, "deputy");
	if (!deputy) return null;
	if (deputy === id) throw refused("/deputy", "Nobody stands in for themselves. Please choose somebody else.");
	if (!isRowId(deputy) || !(await isHandler(db, deputy)))
		throw refused("/deputy", "Please choose somebody who handles cases.");
	return deputy;
}

const away: AdminRoute = {
	method: "POST",
	path: "/admin/api/people/{id}/absence",
	summary:
		"Says from when until when somebody is away, both days included, and who stands in: the deputy has their cases as their own meanwhile.",
	body: {
		type: "object",
		properties: { from: DAY, until: DAY, deputy: { type: ["string", "null"], maxLength: 64 } },
		required: ["from", "until"],
		additionalProperties: false,
	},
	response: objectOf({}),
	allowed: isStaff,
	async handle(request, { db }) {
		const id = await handlerIn(request, db);
		const from_day = textIn(request.body, "from") ?? "";
		const until_day = textIn(request.body, "until") ?? "";
		// By UTC, a day back: refused is only a day that is over in every time zone.
		const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
		if (until_day < from_day || until_day < yesterday)
			throw refused("/until", "Please choose a last day that is not before the first one, nor over.");
		const absence = { user_id: id, from_day, until_day, deputy_id: await deputyIn(request.body, id, db) };
		await db.transaction().execute(async (transaction) => {
			await setAbsence(transaction, absence);
			const detail = { from: from_day, until: until_day, deputy: absence.deputy_id };
			await request.record({ action: "person.away", object: { kind: "account", id }, detail }, transaction);
		});
		return {};
	},
};

const back: AdminRoute = {
	method: "POST",
	path: "/admin/api/people/{id}/absence/end",
	summary: "Says that somebody is back, or will not be away.",
	body: EMPTY_BODY,
	response: objectOf({}),
	allowed: isStaff,
	async handle(request, { db }) {
		const id = await handlerIn(request, db);
		await db.transaction().execute(async (transaction) => {
			if (await endAbsence(transaction, id))
				await request.record({ action: "person.back", object: { kind: "account", id }, detail: {} }, transaction);
		});
		return {};
	},
};

/** Calls by which is seen who has how much to do, who is away, and who stands in for whom. */
export const STAFFING_ROUTES: readonly AdminRoute[] = [staffing, away, back];

import { isObject } from "../../schemas/json/json.ts";
import { currentCategories } from "../cases/categories.ts";
import { translatorFor } from "../cases/filer-language.ts";
import { RIGHTS } from "../database/tables/assignment.ts";
import type { UserRow } from "../database/tables.ts";
import { staffName } from "../login/staff-name.ts";
import { notifyInvited } from "../notifications/outbox-notifier.ts";
import { grantRight, takeRight } from "../people/change-rights.ts";
import { givableTeams } from "../people/givable-teams.ts";
import { type Grant, isRight, mayAdminister, mayAdministerAll } from "../policies/people-policy.ts";
import { isStaff } from "../policies/rights.ts";
import { isRole, ROLES } from "../repositories/people/roles.ts";
import { listStaff } from "../repositories/people/staff.ts";
import { chosenName, findOrCreateUser, maskedMobile, updateUser } from "../repositories/people/user.ts";
import { teamsOf } from "../repositories/releases/category-document.ts";
import { findCurrentManifest } from "../repositories/releases/release.ts";
import { absent, invalid } from "../wire/refusal.ts";
import type { AdminRoute } from "./admin-route.ts";
import { demandAccount } from "./demand-account.ts";
import { PEOPLE_RESPONSE, PERSON_RESPONSE, RIGHTS_RESPONSE } from "./people-responses.ts";
import { textIn } from "./release-bodies.ts";

const PEOPLE = "/admin/api/people";
const MAX_LISTED = 200;

const personOf = (user: UserRow) => {
	const { id, mobile, roles, assignments, work_email } = user;
	const names = { name: staffName(user), nickname: chosenName(user), mobile: maskedMobile(mobile) };
	return { id, ...names, roles, assignments, work_email };
};

const list: AdminRoute = {
	method: "GET",
	path: PEOPLE,
	summary:
		"Staff by name, with what they may do; with a keyword, whose name or rights hold it, or whose whole number it is.",
	body: null,
	query: { type: "object", properties: { keyword: { type: "string", maxLength: 100 } }, additionalProperties: false },
	response: PEOPLE_RESPONSE,
	allowed: mayAdminister,
	async handle({ query }, { db }) {
		const people = await listStaff(db, typeof query.keyword === "string" ? query.keyword.trim() : "", MAX_LISTED);
		return {
			list: people.map(({ last_seen_at, sessions, linked, ...user }) => ({
				...personOf(user),
				last_seen_at: last_seen_at?.toISOString() ?? null,
				sessions: sessions ?? 0,
				linked: (linked ?? 0) > 0,
			})),
		};
	},
};

const rights: AdminRoute = {
	method: "GET",
	path: "/admin/api/rights",
	summary:
		"What can be given: roles, rights, and the teams and categories of the release in force that rights are over.",
	body: null,
	response: RIGHTS_RESPONSE,
	allowed: mayAdminister,
	async handle({ language }, { db }) {
		const manifest = await findCurrentManifest(db);
		if (!manifest) return { roles: ROLES, rights: RIGHTS, teams: [], categories: [] };
		const { text } = await translatorFor(db, manifest, language);
		return {
			roles: ROLES,
			rights: RIGHTS,
			teams: givableTeams(await teamsOf(db, manifest), await currentCategories(db)).map(({ id, names }) => ({
				id,
				name: names.map((name) => text(name)).join(" · "),
			})),
			categories: (await currentCategories(db)).map(({ code, name, team = null, restricted = false }) => ({
				code,
				name: text(name),
				team,
				restricted,
			})),
		};
	},
};

const invite: AdminRoute = {
	method: "POST",
	path: PEOPLE,
	summary:
		"Finds the account of a mobile number, or opens one, to be given rights: they sign in with that number, and are told so.",
	body: {
		type: "object",
		properties: { mobile: { type: "string", pattern: "^1[3-9][0-9]{9}$" } },
		required: ["mobile"],
		additionalProperties: false,
	},
	response: PERSON_RESPONSE,
	allowed: mayAdministerAll,
	confirmed: true,
	handle: ({ body, record }, { db, settings }) =>
		db.transaction().execute(async (transaction) => {
			const user = await findOrCreateUser(transaction, textIn(body, "mobile") ?? "");
			await notifyInvited(transaction, settings, user.id);
			await record({ action: "person.invited", object: { kind: "account", id: user.id } }, transaction);
			return personOf(user);
		}),
};

const naming: AdminRoute = {
	method: "POST",
	path: `${PEOPLE}/{id}/name`,
	summary:
		"Names somebody of the staff, or who has no name yet, as colleagues and whoever reads what was done in a case read them; they may choose another name themselves.",
	body: {
		type: "object",
		properties: { name: { type: "string", minLength: 1, maxLength: 40, pattern: "\\S" } },
		required: ["name"],
		additionalProperties: false,
	},
	response: PERSON_RESPONSE,
	allowed: mayAdministerAll,
	handle: ({ params, body, record }, { db }) =>
		db.transaction().execute(async (transaction) => {
			const found = await demandAccount(transaction, params.id);
			// What a citizen calls themselves is theirs alone to change.
			if (!isStaff(found) && chosenName(found) !== null) throw absent();
			const user = await updateUser(transaction, found.id, { nickname: textIn(body, "name")?.trim() });
			await record({ action: "person.named", object: { kind: "account", id: user.id } }, transaction);
			return personOf(user);
		}),
};

const GRANT_BODY = {
	type: "object",
	description: "A role, or a right over a team or a category.",
	properties: {
		role: { type: "string", enum: ROLES },
		right: { type: "string", enum: RIGHTS },
		team: { type: "string", minLength: 1, maxLength: 64 },
		category: { type: "string", minLength: 1, maxLength: 64 },
	},
	oneOf: [{ required: ["role"] }, { required: ["right", "team"] }, { required: ["right", "category"] }],
	additionalProperties: false,
};

/** What a body gives or takes; one that its schema takes names something. */
function grantIn(body: unknown): Grant {
	const { role, right, team, category } = isObject(body) ? body : {};
	if (isRole(role)) return { role };
	if (isRight(right) && typeof team === "string") return { assignment: { right, team } };
	if (isRight(right) && typeof category === "string") return { assignment: { right, category } };
	throw invalid([{ pointer: "", message: "This value is not valid." }]);
}

/** A route by which somebody is given or taken a role or a right. */
const grantRoute = (path: string, summary: string, change: typeof grantRight): AdminRoute => ({
	method: "POST",
	path: `${PEOPLE}/{id}/${path}`,
	summary,
	body: GRANT_BODY,
	response: PERSON_RESPONSE,
	allowed: mayAdminister,
	confirmed: true,
	async handle({ user, params, body, record }, { db }) {
		const { id } = await demandAccount(db, params.id);
		await change(db, { by: user, to: id, grant: grantIn(body), record });
		return personOf(await demandAccount(db, id));
	},
});

const granting = grantRoute(
	"grants",
	"Gives somebody a role or a right. Nobody gives themselves a right over what only a team reads.",
	grantRight,
);

const taking = grantRoute(
	"grants/take",
	"Takes a role or a right from somebody; refused with 409 for the last administrator.",
	takeRight,
);

/** Calls by which people become staff, are named, and are given rights. */
export const PEOPLE_ROUTES: readonly AdminRoute[] = [list, rights, invite, naming, granting, taking];

import { isDeepStrictEqual } from "node:util";
import type { AuditEvent } from "../audit/record.ts";
import type { Db } from "../database/connection.ts";
import type { UserRow } from "../database/tables.ts";
import { type Grant, mayGrant } from "../policies/people-policy.ts";
import type { CaseStanding } from "../policies/rights.ts";
import { hasOtherAdministrator, lockRights, setRights } from "../repositories/people/staff.ts";
import { listKnownCategories } from "../repositories/releases/category-code.ts";
import { absent, invalid, Refusal } from "../wire/refusal.ts";

/** Who changes the rights of whom, and how that is recorded. */
type Change = { by: UserRow; to: string; grant: Grant; record(event: AuditEvent, transaction: Db): Promise<void> };

/** The categories that an assigned right is about. Throws 422 where there are none of the kind. */
async function scopeOf(db: Db, grant: Grant): Promise<CaseStanding[]> {
	if ("role" in grant) return [];
	const { assignment } = grant;
	const known = await listKnownCategories(db);
	const scope =
		"team" in assignment
			? known.filter(({ team }) => team === assignment.team)
			: known.filter(({ code }) => code === assignment.category);
	if (scope.length > 0) return scope;
	const pointer = "team" in assignment ? "/team" : "/category";
	throw invalid([{ pointer, message: "There is no such team or category." }]);
}

const without = ({ roles, assignments }: UserRow, grant: Grant) => ({
	roles: "role" in grant ? roles.filter((role) => role !== grant.role) : roles,
	assignments:
		"assignment" in grant ? assignments.filter((one) => !isDeepStrictEqual(one, grant.assignment)) : assignments,
});

function withGrant(user: UserRow, grant: Grant) {
	const { roles, assignments } = without(user, grant);
	return "role" in grant
		? { roles: [...roles, grant.role], assignments }
		: { roles, assignments: [...assignments, grant.assignment] };
}

const detailOf = (grant: Grant) => ("role" in grant ? { role: grant.role } : { ...grant.assignment });

/** Throws 404 where there is no such account, 403 where who asks may not do this. */
async function demandGrant(db: Db, { by, to, grant }: Change): Promise<UserRow> {
	const scope = await scopeOf(db, grant);
	const user = await lockRights(db, to);
	if (!user) throw absent();
	if (!mayGrant(by, grant, { to, scope })) throw new Refusal(403, "You may not do this.");
	return user;
}

/** Gives somebody a role or a right. Throws 403, 404 or 422. */
export const grantRight = (db: Db, change: Change): Promise<void> =>
	db.transaction().execute(async (transaction) => {
		const user = await demandGrant(transaction, change);
		await setRights(transaction, user.id, withGrant(user, change.grant));
		const object = { kind: "account", id: user.id } as const;
		await change.record({ action: "right.granted", object, detail: detailOf(change.grant) }, transaction);
	});

/** Takes a role or a right from somebody. Throws 403, 404, 422, or 409 where nobody would be administrator any more. */
export const takeRight = (db: Db, change: Change): Promise<void> =>
	db.transaction().execute(async (transaction) => {
		const user = await demandGrant(transaction, change);
		if ("role" in change.grant && change.grant.role === "administrator") await demandAdministrator(transaction, user);
		await setRights(transaction, user.id, without(user, change.grant));
		const object = { kind: "account", id: user.id } as const;
		await change.record({ action: "right.taken", object, detail: detailOf(change.grant) }, transaction);
	});

/** Throws 409 where a user is the last administrator. Call it after `lockRights`. */
export async function demandAdministrator(db: Db, { id, roles }: UserRow): Promise<void> {
	if (roles.includes("administrator") && !(await hasOtherAdministrator(db, id)))
		throw new Refusal(409, "This is the last administrator. Give somebody else this role first.");
}

import { record } from "../audit/record.ts";
import type { Db } from "../database/connection.ts";
import type { Role } from "../repositories/people/roles.ts";
import { hasOtherAdministrator, lockRights, setRights } from "../repositories/people/staff.ts";

/** What the provider says that somebody may do: the roles that it gives, of those that it decides on. */
type RolesByClaim = { id: string; roles: readonly Role[]; mapped: ReadonlyMap<string, Role>; from: string };

/**
 * Gives and takes the roles that a claim decides on, each on record; others stay as they were given here. The last
 * administrator stays one. Call it in a transaction.
 */
export async function applyRoles(db: Db, { id, roles, mapped, from }: RolesByClaim): Promise<void> {
	const user = await lockRights(db, id);
	if (!user) return;
	const decided = new Set(mapped.values());
	const isLast = user.roles.includes("administrator") && !(await hasOtherAdministrator(db, id));
	const given = roles.filter((role) => !user.roles.includes(role));
	const taken = user.roles.filter(
		(role) => decided.has(role) && !roles.includes(role) && !(isLast && role === "administrator"),
	);
	if (given.length + taken.length === 0) return;
	const remaining = user.roles.filter((role) => !taken.includes(role));
	await setRights(db, id, { roles: [...remaining, ...given], assignments: user.assignments });
	const object = { kind: "account", id } as const;
	for (const [action, changed] of [["right.granted", given] as const, ["right.taken", taken] as const])
		for (const role of changed)
			await record(db, { actor: null, from, action, object, detail: { role, by: "OpenID Connect" } });
}

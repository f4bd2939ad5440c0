import { record } from "../audit/record.ts";
import type { SessionMethod } from "../database/tables/people-tables.ts";
import type { UserRow } from "../database/tables.ts";
import { isStaff } from "../policies/rights.ts";
import { insertSession } from "../repositories/people/session.ts";
import { publicUser } from "../repositories/people/user.ts";
import type { Services } from "../services.ts";

/** How somebody has shown who they are, from which network, with which device in words. */
export type Shown = { method: SessionMethod; from: string; device: string };

/** Opens a session; that of staff is recorded. Returns its token and whose it is. */
export function startSession({ db, settings }: Pick<Services, "db" | "settings">, user: UserRow, shown: Shown) {
	const { method, from, device } = shown;
	return db.transaction().execute(async (transaction) => {
		const token = await insertSession(transaction, { userId: user.id, device, method }, settings.sessions);
		const object = { kind: "account", id: user.id } as const;
		const event = { action: "session.started", object, detail: { device, by: method } } as const;
		if (isStaff(user)) await record(transaction, { actor: user, from, ...event });
		return { token, user_info: publicUser(user) };
	});
}

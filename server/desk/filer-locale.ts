import type { Db } from "../database/connection.ts";
import { findCurrentManifest } from "../repositories/releases/release.ts";

/** The language in which the reporter of a case is written to: the one of their profile, else the portal's own. */
export async function filerLocale(db: Db, messageId: string): Promise<string> {
	const row = await db
		.selectFrom("message")
		.leftJoin("app_user", "app_user.id", "message.user_id")
		.select("app_user.locale")
		.where("message.id", "=", messageId)
		.executeTakeFirst();
	return row?.locale ?? (await findCurrentManifest(db))?.site.default_locale ?? "en-US";
}

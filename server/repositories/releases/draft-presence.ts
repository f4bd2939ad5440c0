import { sql } from "kysely";
import type { Db } from "../../database/connection.ts";

/** A window whose server has said nothing of it for so long is closed. */
const LEFT_AFTER_SECONDS = 45;

const isThere = sql<boolean>`draft_presence.seen_at > now() - make_interval(secs => ${LEFT_AFTER_SECONDS})`;

/** A window that has a draft release open. */
export type DraftTab = { draft_id: string; user_id: string; tab: string };

/** What is open and selected in a window: a document's path, and a part as the studio's addresses name it. */
export type PartPlace = { path: string | null; part: string | null };

/** Who is where in a draft release. */
export type DraftPresence = PartPlace & { draft_id: string; user_id: string; tab: string; name: string };

/** Says where somebody is in a draft release; without a place, that they are there still. */
export async function setDraftPresence(db: Db, of: DraftTab, place?: PartPlace): Promise<void> {
	const { draft_id, user_id, tab } = of;
	await db
		.insertInto("draft_presence")
		.values({ draft_id, user_id, tab, ...(place ?? { path: null, part: null }), seen_at: sql<Date>`now()` })
		.onConflict((conflict) =>
			conflict.columns(["draft_id", "user_id", "tab"]).doUpdateSet({ ...place, seen_at: sql`now()` }),
		)
		.execute();
}

/** A window is closed; with it go those of the same draft release that nobody has spoken of for long. */
export async function removeDraftPresence(db: Db, { draft_id, user_id, tab }: DraftTab): Promise<void> {
	await db
		.deleteFrom("draft_presence")
		.where("draft_id", "=", draft_id)
		.where((of) => of.or([of.and([of("user_id", "=", user_id), of("tab", "=", tab)]), of.not(isThere)]))
		.execute();
}

/** Who is in these draft releases, those who came first before others. */
export const listDraftPresence = (db: Db, drafts: readonly string[]): Promise<DraftPresence[]> =>
	db
		.selectFrom("draft_presence")
		.innerJoin("app_user", "app_user.id", "draft_presence.user_id")
		.select(["draft_id", "user_id", "tab", "path", "part", "app_user.nickname as name"])
		.where("draft_id", "in", drafts)
		.where(isThere)
		.orderBy("draft_id")
		.orderBy("user_id")
		.orderBy("tab")
		.execute();

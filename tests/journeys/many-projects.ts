import type { Portal } from "../../scripts/portal-process.ts";
import { NAMES_OF_MANY } from "./many-choices.ts";
import { inDatabase } from "./portal-database.ts";

const NEWEST = Date.UTC(2026, 0, 1);
const MINUTE = 60_000;

const slugOf = (_: string, index: number) => `option-${index}`;

/** Gives a portal as many projects as there are choices: "Option 0", the newest, and on. */
export async function storeManyProjects(portal: Portal): Promise<void> {
	const rows = NAMES_OF_MANY.map((title, index) => ({
		slug: slugOf(title, index),
		title,
		summary: "One of many",
		cover: null,
		body: "",
		status: "active" as const,
		location: "Maple Road",
		published_at: new Date(NEWEST - index * MINUTE),
	}));
	await inDatabase(portal, (db) => db.insertInto("project").values(rows).execute());
}

/** Takes them away again. */
export async function removeManyProjects(portal: Portal): Promise<void> {
	await inDatabase(portal, (db) => db.deleteFrom("project").where("slug", "in", NAMES_OF_MANY.map(slugOf)).execute());
}

import { execFileSync } from "node:child_process";
import { appendFileSync, existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { databaseAccount } from "../database/embedded/account.ts";
import { placeDatabase } from "../database/embedded/placement.ts";
import { exclusively } from "../database/embedded/start-lock.ts";

/** Names the folder, empty at first, in which a run of tests keeps its template: a database as after a first start. */
export const TEMPLATE_FOLDER = "PORTICO_TEST_TEMPLATE";

const MADE_WITHIN_MS = 110_000;

/** Starts the portal's services for the first time, and ends them. Databases of tests outlive no power cut: their copies need no fsync. */
async function makeTemplate(template: string): Promise<void> {
	// One process of a run makes it: all others need not load the server.
	const { openServices } = await import("../open-services.ts");
	const { settingsFrom } = await import("../settings.ts");
	const services = await openServices(settingsFrom({ PORTICO_DATA: template }));
	await services.close();
	appendFileSync(join(placeDatabase(template, databaseAccount()).data, "postgresql.conf"), "\nfsync = off\n");
}

/**
 * Puts a database as after a first start into the data folder of a portal that has not started yet: a copy of the run's
 * template, which whoever comes first makes. Outside of a run of tests it does nothing, and the portal's start makes one.
 */
export async function copyTemplate(folder: string): Promise<void> {
	const template = process.env[TEMPLATE_FOLDER];
	if (template === undefined) return;
	const made = join(template, "made");
	if (!existsSync(made))
		await exclusively(made, MADE_WITHIN_MS, async () => {
			if (existsSync(made)) return;
			await makeTemplate(template);
			writeFileSync(made, "");
		});
	const [from, to] = [template, folder].map((place) => placeDatabase(place, databaseAccount()).data);
	execFileSync("cp", ["-Rp", String(from), String(to)]);
}

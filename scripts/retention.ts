/**
 * `npm run retention -- --dry-run`: says how many cases of which category would be anonymised or deleted now, as the
 * categories document declares; without --dry-run it does so at once, as the job of the running portal does every hour.
 * Reads the same environment as the server.
 */
import { parseArgs } from "node:util";
import { settingsFrom } from "../server/settings.ts";
import { enterPortal, runCommand } from "./operator-command.ts";

const USAGE = "Usage: npm run retention -- [--dry-run]";

await runCommand(USAGE, async () => {
	const { values } = parseArgs({ options: { "dry-run": { type: "boolean", default: false } } });
	const isTrial = values["dry-run"];
	const settings = settingsFrom(process.env);
	enterPortal(settings);
	// Loaded once it is known that there is something to do: who is told of a mistake need not wait for the whole portal.
	const { openServices } = await import("../server/open-services.ts");
	const { carryOutRetention, tryRetention } = await import("../server/jobs/retention.ts");
	const services = await openServices(settings);
	// On the lane of the jobs: no statement of theirs is cut short.
	const { jobs: db, storage } = services;
	try {
		const tallies = isTrial ? await tryRetention(db) : await carryOutRetention({ db, storage });
		for (const { code, action, cases } of tallies) console.log(`${code}: ${cases} to ${action}`);
		console.log(isTrial ? "Nothing was changed." : "Done. The table erasure says on which day how much was erased.");
		return 0;
	} finally {
		await services.close();
	}
});

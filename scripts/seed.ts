/**
 * `npm run seed -- --scale N`: adds N cases, N/10 articles and N/1000 projects to the portal's database: the embedded one
 * under PORTICO_DATA, also while the portal runs, or the one at DATABASE_URL. Meant for tries, never for a city's own data.
 */
import { parseArgs } from "node:util";
import { becomeOwnerOf } from "../server/data-owner.ts";
import { settingsFrom } from "../server/settings.ts";
import { runCommand, WrongUsage } from "./operator-command.ts";

const USAGE = "Usage: npm run seed -- --scale N";

/** A batch of cases takes as long as it takes, as no person waits for it: PostgreSQL's word for no limit. */
const NO_LIMIT = 0;

await runCommand(USAGE, async () => {
	const { values } = parseArgs({ options: { scale: { type: "string" } } });
	const cases = Number(values.scale);
	if (!Number.isInteger(cases) || cases < 1)
		throw new WrongUsage("Say how many cases to add: npm run seed -- --scale 100000");
	const startedAt = Date.now();
	const settings = settingsFrom(process.env);
	becomeOwnerOf(settings.data);
	// Loaded once it is known that there is something to do: who is told of a mistake need not wait for the whole portal.
	const { openServices } = await import("../server/open-services.ts");
	const { seedScale } = await import("../server/seeding/seed-scale.ts");
	const services = await openServices({
		...settings,
		database: { ...settings.database, statementTimeout: NO_LIMIT },
	});
	try {
		const scale = { cases, articles: Math.ceil(cases / 10), projects: Math.ceil(cases / 1000) };
		await seedScale(services.db, scale, (what, added) => {
			if (added === scale[what] || added % 20_000 === 0) console.log(`${added.toLocaleString("en-US")} ${what}`);
		});
		console.log(`Done in ${Math.round((Date.now() - startedAt) / 1000)} s.`);
	} finally {
		await services.close();
	}
	return 0;
});

// `npm test`: installs, then passes every check. Arguments go to vitest, e.g. `npm test -- tests/journeys`.
import { ensureInstalled, run } from "./install.mjs";

await ensureInstalled();
process.exit(await run("node", ["scripts/run-tests.ts", ...process.argv.slice(2)]));

// `npm start`: installs, builds and serves the portal. Nothing else is needed first.
import { ensureInstalled, run } from "./install.mjs";

await ensureInstalled();
const built = await run("node", ["scripts/build.ts"]);
process.exit(built === 0 ? await run("node", ["server/main.ts"]) : built);

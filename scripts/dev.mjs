// `npm run dev`: the real server on port 8081 and Vite before it; both end together.
import { ensureInstalled, run } from "./install.mjs";

const SERVER_PORT = process.env.PORTICO_DEV_SERVER_PORT ?? "8081";

await ensureInstalled();
const both = [
	run("node", ["--watch", "server/main.ts"], { PORT: SERVER_PORT }),
	run("vite", [], { PORTICO_DEV_SERVER_PORT: SERVER_PORT }),
];
process.exit(await Promise.race(both));

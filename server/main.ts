import { enableCompileCache } from "node:module";
import type { RunningServer } from "./start.ts";

// Before anything else is imported: a restart then takes its modules compiled.
enableCompileCache();
const { settingsFrom } = await import("./settings.ts");
const { startServer } = await import("./start.ts");

function endOn(signal: NodeJS.Signals, server: RunningServer): void {
	process.once(signal, () => {
		server.stop().then(
			() => process.exit(0),
			(error: unknown) => {
				console.error(error);
				process.exit(1);
			},
		);
	});
}

const server = await startServer(settingsFrom(process.env));
for (const signal of ["SIGTERM", "SIGINT"] satisfies NodeJS.Signals[]) endOn(signal, server);
console.log(`Portico ready at ${server.url}`);

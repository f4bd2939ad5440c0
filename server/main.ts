import { enableCompileCache } from "node:module";
import type { RunningServer } from "./start.ts";

// Before anything else is imported: a restart then takes its modules compiled.
enableCompileCache();
const { settingsFrom } = await import("./settings.ts");
const { startServer } = await import("./start.ts");

function endOn(signal: NodeJS.Signals, server: RunningServer): void {
	process.once(signal, () => {
		server.stop().then(
			(late) => {
				if (late.length > 0)
					console.error(`Portico has ended; cut off after PORTICO_STOP_SECONDS: ${late.join(", ")}.`);
				process.exit(0);
			},
			(error: unknown) => {
				console.error(error);
				process.exit(1);
			},
		);
	});
}

/** Starts, or ends with what stood in the way: a wrong setting, a port in use, a database that does not respond. */
async function start(): Promise<RunningServer> {
	try {
		return await startServer(settingsFrom(process.env));
	} catch (error) {
		const message = error instanceof Error && error.message !== "" ? error.message : error;
		console.error("Portico could not start.", message);
		process.exit(1);
	}
}

const server = await start();
for (const signal of ["SIGTERM", "SIGINT"] satisfies NodeJS.Signals[]) endOn(signal, server);
console.log(`Portico ready at ${server.url}`);

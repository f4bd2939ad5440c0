import { enableCompileCache } from "node:module";
import type { RunningServer } from "./start.ts";

// Before anything else is imported: a restart then takes its modules compiled.
enableCompileCache();
const { settingsFrom } = await import("./settings.ts");
const { becomeOwnerOf } = await import("./data-owner.ts");
const { startServer } = await import("./start.ts");
const { logFailure } = await import("./log/failure-log.ts");

function endOn(signal: NodeJS.Signals, server: RunningServer): void {
	process.once(signal, () => {
		server.stop().then(
			(late) => {
				if (late.length > 0) logFailure(`Portico has ended; cut off after PORTICO_STOP_SECONDS: ${late.join(", ")}.`);
				process.exit(0);
			},
			(error: unknown) => {
				logFailure("Portico could not end in order.", error);
				process.exit(1);
			},
		);
	});
}

/** Starts, or ends with what stood in the way: a wrong setting, a port in use, a database that does not respond. */
async function start(): Promise<RunningServer> {
	try {
		const settings = settingsFrom(process.env);
		becomeOwnerOf(settings.data);
		return await startServer(settings);
	} catch (error) {
		const message = error instanceof Error && error.message !== "" ? error.message : error;
		// Read by whoever starts it, as it is: settings are quoted, and nobody's values are there yet.
		console.error("Portico could not start.", message);
		process.exit(1);
	}
}

const server = await start();
for (const signal of ["SIGTERM", "SIGINT"] satisfies NodeJS.Signals[]) endOn(signal, server);
console.log(`Portico ready at ${server.url}`);

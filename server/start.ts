import type { AddressInfo } from "node:net";
import { buildApp } from "./app.ts";
import { JOBS } from "./jobs/registry.ts";
import { scheduleJobs } from "./jobs/schedule.ts";
import { openServices } from "./open-services.ts";
import type { Settings } from "./settings.ts";

/** A running server. */
export type RunningServer = { url: string; stop(): Promise<void> };

const hostIn = ({ address, family }: AddressInfo) => (family === "IPv6" ? `[${address}]` : address);

/** Opens the services, builds the application and listens. Rejects when any of that fails, with all of it closed again. */
export async function startServer(settings: Settings): Promise<RunningServer> {
	const services = await openServices(settings);
	try {
		const app = await buildApp(services);
		await app.listen({ port: settings.port, host: settings.host });
		const stopJobs = await scheduleJobs(services, JOBS);
		const address = app.server.address();
		if (address === null || typeof address === "string") throw new Error("The server listens on no port.");
		return {
			url: `http://${hostIn(address)}:${address.port}`,
			async stop() {
				await app.close();
				await stopJobs();
				await services.close();
			},
		};
	} catch (error) {
		await services.close();
		throw error;
	}
}

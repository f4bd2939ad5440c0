import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { buildApp } from "./app.ts";
import { demandRoom } from "./database/room.ts";
import { DESK_JOBS } from "./desk/jobs.ts";
import { JOBS } from "./jobs/registry.ts";
import { scheduleJobs } from "./jobs/schedule.ts";
import { openServices } from "./open-services.ts";
import { startPurging } from "./purging/purge-caches.ts";
import type { Services } from "./services.ts";
import type { Settings } from "./settings.ts";
import { copySite } from "./site-copy/copy-site.ts";
import { endInTime } from "./stopping.ts";

/** A running server. `stop` ends it, and names what it had to cut off. */
export type RunningServer = { url: string; stop(): Promise<string[]> };

const hostIn = ({ address, family }: AddressInfo) => (family === "IPv6" ? `[${address}]` : address);

/** First /readyz tells proxies to send nobody, then what is under way may end, then the rest is cut. */
async function stopServer(app: FastifyInstance, services: Services, stopJobs: () => Promise<void>): Promise<string[]> {
	const { drainSeconds, stopSeconds } = services.settings;
	services.stopping.started = true;
	await sleep(drainSeconds * 1_000);
	const endings = [
		{ name: "requests", end: () => app.close() },
		{ name: "jobs", end: stopJobs },
		{ name: "connections to the database", end: () => services.close() },
	];
	return endInTime(endings, stopSeconds * 1_000, () => app.server.closeAllConnections());
}

/** Opens the services, builds the application and listens. Rejects when any of that fails, with all of it closed again. */
export async function startServer(settings: Settings): Promise<RunningServer> {
	await demandRoom(settings.data);
	const services = await openServices(settings);
	try {
		const app = await buildApp(services);
		await app.listen({ port: settings.port, host: settings.host });
		app.startPrerendering?.();
		const stopJobs = await scheduleJobs(services, [...JOBS, ...DESK_JOBS, copySite(app)]);
		const stopPurging = startPurging(services);
		const address = app.server.address();
		if (address === null || typeof address === "string") throw new Error("The server listens on no port.");
		return {
			url: `http://${hostIn(address)}:${address.port}`,
			stop: () => stopServer(app, services, async () => void (await Promise.all([stopJobs(), stopPurging()]))),
		};
	} catch (error) {
		await services.close();
		throw error;
	}
}

import { once } from "node:events";
import { createServer } from "node:http";
import { openGate } from "../drill/gate.ts";
import { portOf } from "../drill/port-of.ts";
import { startPostgres } from "../drill/postgres.ts";
import { startS3 } from "../drill/s3-server.ts";
import type { Fault } from "./fault.ts";
import { openPortal } from "./portal.ts";

const possible = () => null;

/** PostgreSQL beside the portal ends, and is started again. */
export const databaseGone: Fault = {
	name: "database gone",
	files: false,
	impossible: possible,
	async open() {
		const postgres = await startPostgres();
		const portal = await openPortal({ DATABASE_URL: postgres.urlAt(postgres.port) });
		return {
			portal: () => portal,
			begin: postgres.cut,
			end: postgres.start,
			async close() {
				await portal.close();
				await postgres.close();
			},
		};
	},
};

const databaseSilent: Fault = {
	name: "database silent (network cut)",
	files: false,
	impossible: possible,
	async open() {
		const postgres = await startPostgres();
		const gate = await openGate(postgres.port);
		const portal = await openPortal({ DATABASE_URL: postgres.urlAt(gate.port) });
		return {
			portal: () => portal,
			begin: () => gate.set("silent"),
			end: () => gate.set("open"),
			async close() {
				await portal.close();
				await gate.close();
				await postgres.close();
			},
		};
	},
};

function storageAway(name: string, state: "refusing" | "silent"): Fault {
	return {
		name,
		files: true,
		impossible: possible,
		async open() {
			const s3 = await startS3();
			const gate = await openGate(s3.port);
			const portal = await openPortal(s3.envAt(gate.port));
			return {
				portal: () => portal,
				begin: () => gate.set(state),
				end: () => gate.set("open"),
				async close() {
					await portal.close();
					await gate.close();
					await s3.close();
				},
			};
		},
	};
}

let mobiles = 0;

/** Asks for a verification code for a number that has not asked yet. */
async function askForCode(url: string): Promise<string | null> {
	const mobile = `137${String(++mobiles).padStart(8, "0")}`;
	const response = await fetch(`${url}/api/Login/mobileVerifyCode`, {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify({ mobile }),
	});
	const { code, msg }: { code: number; msg: string } = await response.json();
	return code === 0 ? null : `${code}: ${msg}`;
}

function smsAway(name: string, state: "refusing" | "silent"): Fault {
	return {
		name,
		files: false,
		impossible: possible,
		async open() {
			const provider = createServer((_request, response) => response.end("{}"));
			provider.listen(0, "127.0.0.1");
			await once(provider, "listening");
			const gate = await openGate(portOf(provider));
			const portal = await openPortal({
				PORTICO_SMS_URL: `http://127.0.0.1:${gate.port}/`,
				PORTICO_SMS_PER_HOUR: "100000",
			});
			return {
				portal: () => portal,
				begin: () => gate.set(state),
				end: () => gate.set("open"),
				beside: () => askForCode(portal.url),
				async close() {
					await portal.close();
					await gate.close();
					provider.closeAllConnections();
					provider.close();
				},
			};
		},
	};
}

/** The object storage takes no connection. */
export const storageGone = storageAway("storage of files gone", "refusing");

/** Services that the portal needs, away. */
export const AWAY: readonly Fault[] = [
	databaseGone,
	databaseSilent,
	storageGone,
	storageAway("storage of files silent", "silent"),
	smsAway("SMS provider gone", "refusing"),
	smsAway("SMS provider silent", "silent"),
];

import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { databaseAccount } from "../../server/database/embedded/account.ts";
import { placeDatabase } from "../../server/database/embedded/placement.ts";
import { recordedPostmaster, workersIn } from "../../server/database/embedded/processes.ts";
import { freePort } from "../drill/port-of.ts";
import { startPostgres } from "../drill/postgres.ts";
import { startPortal } from "../portal-process.ts";
import { embeddedFault, type Fault } from "./fault.ts";
import { openPortal } from "./portal.ts";

const onLinux = () => (process.platform === "linux" ? null : "needs Linux, to find the processes");

/** Every process of a portal's embedded PostgreSQL. */
const postgresOf = (data: string) => workersIn(placeDatabase(data, databaseAccount()).data);

/** The system ends a process of PostgreSQL, which then starts all of its own anew. */
export const backendKilled = embeddedFault({
	name: "out of memory: a process of PostgreSQL is killed",
	impossible: onLinux,
	within: ({ data }) => ({
		begin() {
			const postmaster = recordedPostmaster(placeDatabase(data, databaseAccount()).data);
			const victim = postgresOf(data).findLast((pid) => pid !== postmaster);
			if (victim !== undefined) process.kill(victim, "SIGKILL");
		},
		end: () => undefined,
	}),
});

const serverKilled: Fault = {
	name: "out of memory: the server is killed, and started again",
	files: true,
	impossible: onLinux,
	async open() {
		const env = { PORT: String(await freePort()), PORTICO_RATE_FACTOR: "1000000" };
		const data = mkdtempSync(join(tmpdir(), "portico-fault-"));
		let portal = await startPortal({ data, env });
		return {
			portal: () => portal,
			async begin() {
				const gone = new Promise((resolve) => portal.process.once("exit", resolve));
				portal.process.kill("SIGKILL");
				await gone;
			},
			async end() {
				portal = await startPortal({ data, env });
			},
			async close() {
				await portal.stop();
				rmSync(data, { recursive: true, force: true });
			},
		};
	},
};

const diskStalled = embeddedFault({
	name: "disk stalled: PostgreSQL stands still",
	impossible: onLinux,
	within({ data }) {
		const signal = (name: "SIGSTOP" | "SIGCONT") => {
			for (const pid of postgresOf(data)) process.kill(pid, name);
		};
		return { begin: () => signal("SIGSTOP"), end: () => signal("SIGCONT") };
	},
});

const FAKETIME = ["x86_64", "aarch64"]
	.map((machine) => `/usr/lib/${machine}-linux-gnu/faketime/libfaketimeMT.so.1`)
	.find((path) => existsSync(path));

function clockJumps(name: string, jump: string): Fault {
	return {
		name,
		files: true,
		impossible: () => (FAKETIME ? null : "needs libfaketime (Debian: faketime)"),
		async open() {
			const folder = mkdtempSync(join(tmpdir(), "portico-clock-"));
			const clock = join(folder, "clock");
			const set = (offset: string) => writeFileSync(clock, offset, { mode: 0o644 });
			set("+0");
			const faked = {
				LD_PRELOAD: FAKETIME,
				FAKETIME_TIMESTAMP_FILE: clock,
				FAKETIME_NO_CACHE: "1",
				DONT_FAKE_MONOTONIC: "1",
			};
			const postgres = await startPostgres(faked);
			const portal = await openPortal({ ...faked, DATABASE_URL: postgres.urlAt(postgres.port) });
			return {
				portal: () => portal,
				begin: () => set(jump),
				end: () => set("+0"),
				async close() {
					await portal.close();
					await postgres.close();
					rmSync(folder, { recursive: true });
				},
			};
		},
	};
}

/** What goes wrong with the machine itself. */
export const MACHINE: readonly Fault[] = [
	serverKilled,
	backendKilled,
	diskStalled,
	clockJumps("clock a year ahead, then right again", "+370d"),
	clockJumps("clock a day behind, then right again", "-1d"),
];

import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, it, onTestFinished } from "vitest";
import { type PortalProcess, startPortal } from "../../scripts/portal-process.ts";
import { copyTemplate } from "../../server/testing/database-template.ts";
import { fileUntilAcknowledged, loggedIn, ownTitles, suggestionForm } from "./crash-citizen.ts";

const CRASHES = 20;
const CITIZENS = 6;
const MOBILE = "13712345678";

const env = { PORTICO_RATE_FACTOR: "10000", PORTICO_CHECK_ANSWERS: "1" };

/** Kills the server and its PostgreSQL as a power cut would: at once, with nothing said. */
async function kill({ process: server }: PortalProcess, data: string): Promise<void> {
	const postmaster = Number(readFileSync(join(data, "postgres", "data", "postmaster.pid"), "utf8").split("\n")[0]);
	const gone = once(server, "exit");
	process.kill(postmaster, "SIGKILL");
	server.kill("SIGKILL");
	await gone;
}

it("loses no acknowledged case and doubles none when server and database are killed again and again", async () => {
	const data = mkdtempSync(join(tmpdir(), "portico-crash-"));
	await copyTemplate(data);
	let portal = await startPortal({ data, env });
	onTestFinished(async () => {
		await portal.stop();
		rmSync(data, { recursive: true, force: true });
	});
	const place = { url: portal.url, done: false };
	const token = await loggedIn(portal, MOBILE);
	const form = await suggestionForm(place.url);
	const acknowledged = new Map<string, string>();

	const citizens = Array.from({ length: CITIZENS }, async (_, citizen) => {
		for (let number = 0; !place.done; number++) {
			const title = `Case ${citizen}-${number} of this test`;
			acknowledged.set(title, await fileUntilAcknowledged(place, token, form, title));
		}
	});

	const restarts: number[] = [];
	for (let crash = 0; crash < CRASHES; crash++) {
		// Each time somebody has filed something since, and others are about to.
		for (const before = acknowledged.size; acknowledged.size === before; ) await sleep(40 + 20 * (crash % 7));
		await kill(portal, data);
		const killed = Date.now();
		portal = await startPortal({ data, env });
		restarts.push(Date.now() - killed);
		place.url = portal.url;
	}
	place.done = true;
	await Promise.all(citizens);

	const stored = await ownTitles(place.url, token);
	expect(acknowledged.size).toBeGreaterThanOrEqual(CRASHES);
	expect(stored.toSorted()).toEqual([...acknowledged.keys()].toSorted());
	expect(new Set(acknowledged.values()).size).toBe(acknowledged.size);
	console.log(`The server was back after at most ${Math.max(...restarts)} ms.`);
}, 600_000);

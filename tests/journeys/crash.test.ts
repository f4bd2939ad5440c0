import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, it, onTestFinished } from "vitest";
import { ADMIN_MOBILE, type PortalProcess, startPortal } from "../../scripts/portal-process.ts";
import { copyTemplate } from "../../server/testing/database-template.ts";
import { fileUntilAcknowledged, loggedIn, ownTitles, suggestionForm } from "./crash-citizen.ts";
import { beginToPublish, expectAllOrNothing, titleInForce } from "./crash-editor.ts";

const CRASHES = 6;
const CITIZENS = 6;
const MOBILE = "13712345678";

const env = { PORTICO_RATE_FACTOR: "10000", PORTICO_CHECK_ANSWERS: "1" };

/**
 * When crashes take the server along, in milliseconds after it was told to publish: from before it compiles to after it has stored. A server that stays starts its PostgreSQL again by itself.
 */
const CUTS_AFTER_MS = [20, 500, 1200];

const STARTED_WITHIN_MS = 60_000;

/** The process that PostgreSQL runs by, as it says in its data folder. */
function postmasterOf(data: string): number | undefined {
	const file = join(data, "postgres", "data", "postmaster.pid");
	return existsSync(file) ? Number(readFileSync(file, "utf8").split("\n")[0]) : undefined;
}

/** Kills PostgreSQL at once, with nothing said, and returns which process it was: another one than that which was killed before. */
async function killDatabase(data: string, before: number | undefined): Promise<number> {
	await expect.poll(() => postmasterOf(data) || before, { timeout: STARTED_WITHIN_MS }).not.toBe(before);
	const postmaster = Number(postmasterOf(data));
	process.kill(postmaster, "SIGKILL");
	return postmaster;
}

/** Kills a server at once, as a power cut would. */
async function killServer({ process: server }: PortalProcess): Promise<void> {
	const gone = once(server, "exit");
	server.kill("SIGKILL");
	await gone;
}

it("loses no acknowledged case, doubles none and publishes all or nothing when the database is killed again and again, and the server with it", async () => {
	const data = mkdtempSync(join(tmpdir(), "portico-crash-"));
	await copyTemplate(data);
	let portal = await startPortal({ data, env });
	onTestFinished(async () => {
		await portal.stop();
		rmSync(data, { recursive: true, force: true });
	});
	const place = { url: portal.url, done: false };
	const token = await loggedIn(portal, MOBILE);
	const editor = await loggedIn(portal, ADMIN_MOBILE);
	const form = await suggestionForm(place.url);
	const acknowledged = new Map<string, string>();

	const citizens = Array.from({ length: CITIZENS }, async (_, citizen) => {
		for (let number = 0; !place.done; number++) {
			const title = `Case ${citizen}-${number} of this test`;
			acknowledged.set(title, await fileUntilAcknowledged(place, token, form, title));
		}
	});

	const restarts: number[] = [];
	let killed: number | undefined;
	let inForce = await titleInForce(place.url);
	for (let crash = 0; crash < CRASHES; crash++) {
		// Each time somebody has filed something since, and others are about to.
		for (const before = acknowledged.size; acknowledged.size === before; ) await sleep(40 + 20 * (crash % 7));
		const cutAfter = CUTS_AFTER_MS[crash / (CRASHES / CUTS_AFTER_MS.length)];
		if (cutAfter === undefined) {
			killed = await killDatabase(data, killed);
			continue;
		}
		const publishing = await beginToPublish(place.url, editor, crash);
		await sleep(cutAfter);
		killed = await killDatabase(data, killed);
		await killServer(portal);
		await publishing.ended;
		const began = Date.now();
		portal = await startPortal({ data, env });
		restarts.push(Date.now() - began);
		place.url = portal.url;
		inForce = await expectAllOrNothing(place.url, editor, inForce, publishing);
	}
	place.done = true;
	await Promise.all(citizens);

	const stored = await ownTitles(place.url, token);
	expect(acknowledged.size).toBeGreaterThanOrEqual(CRASHES);
	expect(stored.toSorted()).toEqual([...acknowledged.keys()].toSorted());
	expect(new Set(acknowledged.values()).size).toBe(acknowledged.size);
	console.log(`The server was back after at most ${Math.max(...restarts)} ms.`);
}, 600_000);

import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { FastifyInstance } from "fastify";
import pLimit from "p-limit";
import { releasePages } from "../discovery/release-pages.ts";
import type { Job } from "../jobs/job.ts";
import { findReference } from "../release/feed.ts";
import { findPublicFiles } from "../repositories/releases/artefact.ts";
import { readSetting, writeSetting } from "../repositories/settings/setting.ts";
import type { Services } from "../services.ts";
import type { PublicStore } from "../uploads/public-store.ts";
import { type ClientFile, clientFiles } from "./client-files.ts";
import { type Details, readDetails } from "./read-details.ts";
import { readPages } from "./read-pages.ts";

/** What the names of everything that is copied of the portal begin with: they are the addresses below its origin. */
const SITE = "site/";
const RELEASE = `${SITE}release/`;

const CLIENT = fileURLToPath(new URL("../../dist/client/", import.meta.url));

/** The setting that names what was copied last. */
const SETTING = "copied_site";

const MINUTES = 60;

/** How many are stored at the same time. */
const TOGETHER = 8;

const TYPES: Readonly<Record<string, string>> = {
	json: "application/json; charset=utf-8",
	js: "text/javascript; charset=utf-8",
	css: "text/css; charset=utf-8",
};

/** Something that is to be stored under a name: a text, or a file of this disk. */
type Copy = { name: string; mime: string; text: string } | (ClientFile & { text?: never });

async function store({ intake }: Services, { storage }: PublicStore, copies: readonly Copy[]): Promise<void> {
	const limit = pLimit(TOGETHER);
	const put = (copy: Copy) =>
		copy.text === undefined
			? storage.put(SITE + copy.name, copy.path, copy.mime)
			: intake.incoming.withFiles(async (newPath) => {
					const path = newPath();
					await writeFile(path, copy.text, { mode: 0o600 });
					await storage.put(SITE + copy.name, path, copy.mime);
				});
	await Promise.all(copies.map((copy) => limit(() => put(copy))));
}

/** Deletes artefacts that the release does not have: of former ones, and what was revoked. */
async function deleteFormer({ storage }: PublicStore, names: ReadonlySet<string>): Promise<void> {
	for await (const { name } of storage.list(RELEASE))
		if (!names.has(name.slice(RELEASE.length))) await storage.delete(name);
}

/** Copies the newest things' own pages; those of what is hidden, gone or older go. */
async function copyDetails(services: Services, to: PublicStore, { folder, names, pages }: Details): Promise<void> {
	await store(services, to, pages);
	for await (const { name } of to.storage.list(SITE + folder))
		if (!names.has(name.slice(SITE.length))) await to.storage.delete(name);
}

/** Copies a release: first what never changes, then the name of the one in force. */
async function copyRelease(services: Services, to: PublicStore, id: string): Promise<void> {
	const files = await findPublicFiles(services.db, id);
	const artefacts = files.map(({ name, body }) => ({
		name: `release/${name}`,
		text: body,
		mime: TYPES[name.split(".").at(-1) ?? ""] ?? "text/plain",
	}));
	await store(services, to, artefacts);
	const current = JSON.stringify(await findReference(services.db));
	await store(services, to, [{ name: "release/current.json", text: current, mime: TYPES.json ?? "" }]);
	await deleteFormer(to, new Set([...files.map(({ name }) => name), "current.json"]));
}

/** What was copied already, of which build. */
async function isCopied({ db }: Services, copied: { release: string; build: string }): Promise<boolean> {
	const known: Partial<Record<string, unknown>> = { ...(await readSetting(db, SETTING)) };
	return known.release === copied.release && known.build === copied.build;
}

/**
 * Copies the portal as everybody sees it to the object storage, under its addresses: the release in force, the client, and its
 * pages in the portal's own language, those of the newest articles, cases and projects among them, for a proxy to show while no server
 * responds. Pages are renewed every ten minutes, all of it after a release.
 */
export const copySite = (app: FastifyInstance): Job => ({
	name: "copy_site",
	everySeconds: 10 * MINUTES,
	async run(services) {
		const to = services.publicStore;
		const release = to && (await releasePages(services)());
		if (!to || !release) return;
		const client = existsSync(CLIENT) ? await clientFiles(CLIENT) : [];
		const copied = { release: release.id, build: client.map(({ name }) => name).join() };
		if (!(await isCopied(services, copied))) {
			await copyRelease(services, to, release.id);
			await store(services, to, client);
		}
		await store(services, to, await readPages(app, release));
		for await (const details of readDetails(app, services, release)) await copyDetails(services, to, details);
		await writeSetting(services.db, SETTING, copied);
	},
});

import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import type { DocumentSource } from "../../schemas/compiler/index.ts";
import { ADMIN_MOBILE, type Portal } from "../../scripts/portal-process.ts";
import { SHORT_LIVED } from "../../scripts/short-lived.ts";
import { post, signIn } from "../../scripts/sign-in.ts";
import type { Journey } from "./journey.ts";

const ROOT = join(import.meta.dirname, "../..");

/** A copy of the shipped documents to change and publish. */
export type DocumentFolder = {
	path: string;
	/** Replaces a text that the document has exactly once or throws. */
	replace(document: string, from: string, to: string): void;
	remove(): void;
};

/** Copies the shipped documents into a folder of their own. */
export function copyDocuments(): DocumentFolder {
	const path = mkdtempSync(join(tmpdir(), "portico-documents-"));
	cpSync(join(ROOT, "schemas/documents"), path, { recursive: true });
	return {
		path,
		replace(document, from, to) {
			const file = join(path, document);
			const parts = readFileSync(file, "utf8").split(from);
			if (parts.length !== 2) throw new Error(`${document} has ${parts.length - 1} times "${from}", not once.`);
			writeFileSync(file, parts.join(to));
		},
		remove: () => rmSync(path, { recursive: true, force: true }),
	};
}

/** What the documents command printed, and how it ended. */
export type Published = { output: string; exitCode: number | null };

/** Runs `npm run documents -- publish` as an administrator would. */
export function publishFolder(
	folder: DocumentFolder,
	portal: Portal,
	token: string,
	more: readonly string[] = [],
): Promise<Published> {
	const args = ["scripts/documents.ts", "publish", folder.path, "--override", "--server", portal.url, ...more];
	return new Promise((resolve) => {
		const command = [...SHORT_LIVED, ...args, `--token=${token}`];
		const child = execFile("node", command, { cwd: ROOT }, (_error, stdout, stderr) =>
			resolve({ output: stdout + stderr, exitCode: child.exitCode }),
		);
	});
}

/**
 * Publishes documents by the API, as the portal's administrator: where the command is not what is tried. `map` names where
 * cases go whose state they have not. Gives the release's id, or throws what the server found.
 */
export async function publishSources(
	portal: Portal,
	sources: readonly DocumentSource[],
	map: Readonly<Record<string, string>> = {},
): Promise<string> {
	const { token } = await signIn(portal, ADMIN_MOBILE);
	const body = { sources, override: true, map };
	const { code, msg, data } = await post<{ id: string }>(portal, "admin/api/releases", body, token);
	if (code !== 0) throw new Error(`The documents were not published: ${msg} ${JSON.stringify(data)}`);
	return data.id;
}

/** An administrator's desk for the journeys of a file: a copy of the documents to change, and the way to publish it. */
export type DocumentDesk = {
	documents: DocumentFolder;
	/** Publishes the copy, or another folder. */
	publish(folder?: DocumentFolder): Promise<Published>;
	/** What the administrator is logged in with. */
	token(): string;
};

/** Opens such a desk at the journeys' portal before the first one, and clears it away after the last. */
export function startWithDocuments(journey: Journey): DocumentDesk {
	const documents = copyDocuments();
	let token = "";
	beforeAll(async () => {
		token = (await signIn(journey.portal(), ADMIN_MOBILE)).token;
	});
	afterAll(() => documents.remove());
	return {
		documents,
		publish: (folder = documents) => publishFolder(folder, journey.portal(), token),
		token: () => token,
	};
}

/** The releases of a portal, the one in force first. */
export async function releasesOf(journey: Journey, token: string): Promise<string[]> {
	const { data } = await journey.request("admin/api/releases", token);
	return [...JSON.stringify(data).matchAll(/"id":"([0-9a-f]{64})"/g)].map(([, id]) => id ?? "");
}

/** Puts an earlier release in force again; `map` names where cases go whose state it has not. */
export async function restoreRelease(
	portal: Portal,
	token: string,
	id: string,
	map: Readonly<Record<string, string>> = {},
): Promise<void> {
	const { code, msg } = await post(portal, `admin/api/releases/${id}/restore`, { map }, token);
	if (code !== 0) throw new Error(`The release ${id} was not restored: ${msg}`);
}

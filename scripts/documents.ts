/**
 * The documents of a portal from the command line:
 *   npm run documents -- check [DIR]     what is wrong with a folder of documents; needs no server; with --all, every warning
 *   npm run documents -- pull DIR        writes the server's documents into a folder; with --replace, also over one's own
 *   npm run documents -- publish DIR     publishes a folder as a new release
 *   npm run documents -- releases        lists what was published, newest first
 *   npm run documents -- restore ID      makes an earlier release the current one again; the beginning of its id will do
 * All but check take --server URL (default http://127.0.0.1:8080) and --token TOKEN (or PORTICO_TOKEN).
 * Exits 1 where there are errors, 2 where it was called wrongly.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { compile } from "../schemas/compiler/index.ts";
import { readDocuments } from "../schemas/read-documents.ts";
import { type AdminServer, fetchDocuments, publishDocuments } from "./documents/admin-server.ts";
import { printDiagnostics } from "./documents/print-diagnostics.ts";
import { noteRelease, releaseOf } from "./documents/pulled-from.ts";
import { releaseLines, restoreRelease } from "./documents/releases.ts";
import { writeDocuments } from "./documents/write-documents.ts";

const SHIPPED = join(import.meta.dirname, "../schemas/documents");
const USAGE =
	"Usage: npm run documents -- check [DIR] [--all] | pull DIR [--replace] | publish DIR [--all] | releases | restore ID [--server URL] [--token TOKEN]";

function readFolder(folder: string) {
	if (!existsSync(folder)) throw new Error(`There is no folder ${folder}.`);
	return readDocuments(folder);
}

function check(folder: string, all: boolean): number {
	const { diagnostics, release } = compile(readFolder(folder));
	printDiagnostics(diagnostics, folder, all);
	if (release)
		console.log(`Release ${release.id}: ${release.manifest.routes.length} pages, ${release.files.length} files.`);
	return release ? 0 : 1;
}

async function pull(folder: string, server: AdminServer, replace: boolean): Promise<number> {
	const { sources, release } = await fetchDocuments(server);
	writeDocuments(folder, sources, replace);
	if (release !== null) noteRelease(folder, release);
	console.log(`${sources.length} documents written to ${folder}.`);
	return 0;
}

async function publish(folder: string, server: AdminServer, all: boolean): Promise<number> {
	const answer = await publishDocuments(server, readFolder(folder), releaseOf(folder));
	printDiagnostics(answer.diagnostics, folder, all);
	if (answer.id !== null) noteRelease(folder, answer.id);
	console.log(answer.id === null ? "Not published." : `Published release ${answer.id}.`);
	return answer.id === null ? 1 : 0;
}

async function releases(server: AdminServer): Promise<number> {
	for (const line of await releaseLines(server)) console.log(line);
	return 0;
}

async function restore(id: string, server: AdminServer): Promise<number> {
	const restored = await restoreRelease(server, id);
	console.log(`Release ${restored} is current again.`);
	return 0;
}

async function run(): Promise<number> {
	const { positionals, values } = parseArgs({
		allowPositionals: true,
		options: {
			server: { type: "string" },
			token: { type: "string" },
			replace: { type: "boolean", default: false },
			all: { type: "boolean", default: false },
		},
	});
	const [command, named] = positionals;
	const url = values.server ?? "http://127.0.0.1:8080";
	const server = { url: url.replace(/\/$/, ""), token: values.token ?? process.env.PORTICO_TOKEN };
	if (command === "check") return check(named ?? SHIPPED, values.all);
	if (command === "releases") return releases(server);
	if (command === "pull" && named !== undefined) return pull(named, server, values.replace);
	if (command === "publish" && named !== undefined) return publish(named, server, values.all);
	if (command === "restore" && named !== undefined) return restore(named, server);
	console.error(USAGE);
	return 2;
}

try {
	process.exitCode = await run();
} catch (cause) {
	console.error(cause instanceof Error ? cause.message : cause);
	process.exitCode = 1;
}

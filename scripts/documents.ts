/**
 * The documents of a portal from the command line:
 *   npm run documents -- check [DIR]     what is wrong with a folder of documents; needs no server
 *   npm run documents -- pull DIR        writes the server's documents into a folder
 *   npm run documents -- publish DIR     publishes a folder as a new release
 * pull and publish take --server URL (default http://127.0.0.1:8080) and --token TOKEN (or PORTICO_TOKEN).
 * Exits 1 where there are errors, 2 where it was called wrongly.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { compile } from "../schemas/compiler/index.ts";
import { readDocuments } from "../schemas/read-documents.ts";
import { type AdminServer, fetchDocuments, publishDocuments } from "./documents/admin-server.ts";
import { printDiagnostics } from "./documents/print-diagnostics.ts";

const SHIPPED = join(import.meta.dirname, "../schemas/documents");
const USAGE = "Usage: npm run documents -- check [DIR] | pull DIR | publish DIR [--server URL] [--token TOKEN]";

function check(folder: string): number {
	const { diagnostics, release } = compile(readDocuments(folder));
	printDiagnostics(diagnostics, folder);
	if (release)
		console.log(`Release ${release.id}: ${release.manifest.routes.length} pages, ${release.files.length} files.`);
	return release ? 0 : 1;
}

async function pull(folder: string, server: AdminServer): Promise<number> {
	const sources = await fetchDocuments(server);
	for (const { path, text } of sources) {
		const file = resolve(folder, path);
		if (!file.startsWith(`${resolve(folder)}/`)) throw new Error(`The server names a path outside the folder: ${path}`);
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(file, text);
	}
	console.log(`${sources.length} documents written to ${folder}.`);
	return 0;
}

async function publish(folder: string, server: AdminServer): Promise<number> {
	const answer = await publishDocuments(server, readDocuments(folder));
	printDiagnostics(answer.diagnostics, folder);
	console.log(answer.id === null ? "Not published." : `Published release ${answer.id}.`);
	return answer.id === null ? 1 : 0;
}

async function run(): Promise<number> {
	const { positionals, values } = parseArgs({
		allowPositionals: true,
		options: { server: { type: "string" }, token: { type: "string" } },
	});
	const [command, folder] = positionals;
	const url = values.server ?? "http://127.0.0.1:8080";
	const server = { url: url.replace(/\/$/, ""), token: values.token ?? process.env.PORTICO_TOKEN };
	if (command === "check") return check(folder ?? SHIPPED);
	if (command === "pull" && folder !== undefined) return pull(folder, server);
	if (command === "publish" && folder !== undefined) return publish(folder, server);
	console.error(USAGE);
	return 2;
}

try {
	process.exitCode = await run();
} catch (cause) {
	console.error(cause instanceof Error ? cause.message : cause);
	process.exitCode = 1;
}

/**
 * The documents of a portal from the command line:
 *   npm run documents -- check [DIR]     what is wrong with a folder of documents; needs no server; with --all, every warning; runs the kept test cases;
 *                                        with --fix, mends first what is plain, and prints each change as a JSON Patch
 *   npm run documents -- import SCHEMA [UISCHEMA]    prints a form made of the schema and uiSchema of rjsf; --category CODE
 *                                        says what its cases are of; what to review and what was left out goes to stderr
 *   npm run documents -- pull DIR        writes the server's documents into a folder; with --replace, also over one's own
 *   npm run documents -- publish DIR     publishes a folder as a new release; one that was not pulled needs --override;
 *                                        --map old=new moves cases out of a state that goes
 *   npm run documents -- releases        lists what was published, newest first
 *   npm run documents -- restore ID      makes an earlier release the current one again; the beginning of its id will do
 *   npm run documents -- revoke ID --reason TEXT    takes back a release for ever, with --form NAME its version of one form
 * In place of a folder check, pull and publish take an archive (FILE.zip), as the studio gives out; it does not say which
 * release it stems from, so that publishing one needs --override.
 * All but check take --server URL (default http://127.0.0.1:8080) and --token TOKEN (or PORTICO_TOKEN).
 * Exits 1 where there are errors, 2 where it was called wrongly.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { compile } from "../schemas/compiler/index.ts";
import { readDocuments } from "../schemas/read-documents.ts";
import { type AdminServer, fetchDocuments, publishDocuments } from "./documents/admin-server.ts";
import { type DataMap, dataMapOf } from "./documents/data-map.ts";
import { isArchive, readArchive, writeArchive } from "./documents/document-archive.ts";
import { fixFolder } from "./documents/fix-documents.ts";
import { importDocument } from "./documents/import-document.ts";
import { printDiagnostics } from "./documents/print-diagnostics.ts";
import { noteRelease, releaseOf } from "./documents/pulled-from.ts";
import { releaseLines, restoreRelease, revokeRelease } from "./documents/releases.ts";
import { runTestCases } from "./documents/run-test-cases.ts";
import { writeDocuments } from "./documents/write-documents.ts";
import { tellError, wrongOption } from "./operator-command.ts";

const SHIPPED = join(import.meta.dirname, "../schemas/documents");
const USAGE =
	"Usage: npm run documents -- check [DIR|ZIP] [--all] [--fix] | import SCHEMA [UISCHEMA] [--category CODE] | pull DIR|ZIP [--replace] | publish DIR|ZIP [--override] [--map OLD=NEW] [--all] | releases | restore ID [--map OLD=NEW] | revoke ID [--form NAME] --reason TEXT [--server URL] [--token TOKEN]";

function readFolder(folder: string) {
	if (!existsSync(folder)) throw new Error(`There is no folder or archive ${folder}.`);
	return isArchive(folder) ? readArchive(folder) : readDocuments(folder);
}

async function check(folder: string, { all, fix }: { all: boolean; fix: boolean }): Promise<number> {
	if (fix && isArchive(folder)) throw new Error("An archive is not mended in place. Unpack it, and mend the folder.");
	const changes = fix ? fixFolder(folder, readFolder(folder)) : [];
	for (const line of changes) console.log(line);
	if (fix) console.log(`${changes.length} changed.`);
	const sources = readFolder(folder);
	const { diagnostics, release } = compile(sources);
	printDiagnostics(diagnostics, folder, all);
	if (!release) return 1;
	const { count, lines } = await runTestCases(sources, release);
	for (const line of lines) console.error(line);
	const { routes } = release.manifest;
	console.log(`Release ${release.id}: ${routes.length} pages, ${release.files.length} files, ${count} test cases.`);
	return lines.length > 0 ? 1 : 0;
}

function importFiles(schema: string, uiSchema: string | undefined, category: string | undefined): number {
	const { text, lines } = importDocument(schema, uiSchema, category);
	process.stdout.write(text);
	for (const line of lines) console.error(line);
	return 0;
}

async function pull(folder: string, server: AdminServer, replace: boolean): Promise<number> {
	const { sources, release } = await fetchDocuments(server);
	if (isArchive(folder)) writeArchive(folder, sources, replace);
	else writeDocuments(folder, sources, replace);
	if (release !== null && !isArchive(folder)) noteRelease(folder, release);
	console.log(`${sources.length} documents written to ${folder}.`);
	return 0;
}

type PublishOptions = { all: boolean; override: boolean; map: DataMap };

async function publish(folder: string, server: AdminServer, { all, override, map }: PublishOptions): Promise<number> {
	const base = override ? undefined : releaseOf(folder);
	if (base === undefined && !override)
		throw new Error(
			`${folder} does not say which release its documents stem from. Pull into another folder and bring your changes there, or add --override, which publishes over whatever is in force.`,
		);
	const response = await publishDocuments(server, readFolder(folder), { base, map });
	printDiagnostics(response.diagnostics, folder, all);
	if (response.id !== null && !isArchive(folder)) noteRelease(folder, response.id);
	console.log(response.id === null ? "Not published." : `Published release ${response.id}.`);
	return response.id === null ? 1 : 0;
}

async function releases(server: AdminServer): Promise<number> {
	for (const line of await releaseLines(server)) console.log(line);
	return 0;
}

async function restore(id: string, server: AdminServer, map: DataMap): Promise<number> {
	const restored = await restoreRelease(server, id, map);
	console.log(`Release ${restored} is current again.`);
	return 0;
}

async function revoke(id: string, server: AdminServer, form: string | undefined, reason: string): Promise<number> {
	const revoked = await revokeRelease(server, id, { form, reason });
	console.log(form === undefined ? `Release ${revoked} is revoked.` : `Form ${form} of release ${revoked} is revoked.`);
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
			fix: { type: "boolean", default: false },
			category: { type: "string" },
			override: { type: "boolean", default: false },
			map: { type: "string", multiple: true, default: [] },
			form: { type: "string" },
			reason: { type: "string" },
		},
	});
	const [command, named, second] = positionals;
	const url = values.server ?? "http://127.0.0.1:8080";
	const server = { url: url.replace(/\/$/, ""), token: values.token ?? process.env.PORTICO_TOKEN };
	const map = dataMapOf(values.map);
	if (command === "check") return check(named ?? SHIPPED, values);
	if (command === "import" && named !== undefined) return importFiles(named, second, values.category);
	if (command === "releases") return releases(server);
	if (command === "pull" && named !== undefined) return pull(named, server, values.replace);
	if (command === "publish" && named !== undefined) return publish(named, server, { ...values, map });
	if (command === "restore" && named !== undefined) return restore(named, server, map);
	if (command === "revoke" && named !== undefined && values.reason)
		return revoke(named, server, values.form, values.reason);
	console.error(USAGE);
	return 2;
}

try {
	process.exitCode = await run();
} catch (cause) {
	console.error(tellError(cause, USAGE));
	process.exitCode = wrongOption(cause) === null ? 1 : 2;
}

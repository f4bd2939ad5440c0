/**
 * Writes the release of schemas/documents for a portal that is served as static files:
 * OUT/release/<name> for every file, and OUT/release/current.json naming the release.
 *   node scripts/compile-static.ts [OUT] [DIR]    OUT defaults to dist/client, DIR to schemas/documents
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { compile } from "../schemas/compiler/index.ts";
import { readDocuments } from "../schemas/read-documents.ts";
import type { ReleaseReference } from "../schemas/release.ts";
import { printDiagnostics } from "./documents/print-diagnostics.ts";

/** Compiles a folder of documents into `out`/release. Throws where the documents have errors, having printed them. */
export function compileStatic(folder: string, out: string): ReleaseReference {
	const { diagnostics, release } = compile(readDocuments(folder));
	printDiagnostics(diagnostics, folder);
	if (!release) throw new Error(`${folder} has errors: there is no release to write.`);
	const target = join(out, "release");
	mkdirSync(target, { recursive: true });
	for (const { name, body } of release.files) writeFileSync(join(target, name), body);
	const reference = { id: release.id, manifest_url: `/release/${release.id}.json` };
	writeFileSync(join(target, "current.json"), JSON.stringify(reference));
	return reference;
}

if (import.meta.main) {
	const root = join(import.meta.dirname, "..");
	const [out = join(root, "dist/client"), folder = join(root, "schemas/documents")] = process.argv.slice(2);
	const { id } = compileStatic(folder, out);
	console.log(`Release ${id} written to ${join(out, "release")}.`);
}

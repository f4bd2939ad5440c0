import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { mended } from "../../schemas/compiler/fixes/mended.ts";
import { check, type DocumentSource } from "../../schemas/compiler/index.ts";
import { printDocument } from "../../schemas/edits/print-document.ts";
import { isObject } from "../../schemas/json/json.ts";

/** One fix can bring up the next: so often the documents are checked again. */
const MAX_ROUNDS = 10;

/** What was changed in a file, and why. */
export type FileFix = { path: string; lines: string[] };

/** The sources after their errors' patches, round by round until none fits any more, and what was changed. */
export function fixedSources(sources: readonly DocumentSource[]): { sources: DocumentSource[]; fixes: FileFix[] } {
	const fixes = new Map<string, string[]>();
	let now = [...sources];
	for (let round = 0; round < MAX_ROUNDS; round++) {
		const byDocument = Map.groupBy(check(now), ({ document }) => document);
		let isChanged = false;
		now = now.map((source) => {
			const patched = patchedSource(source, byDocument.get(source.path) ?? []);
			if (patched === undefined) return source;
			isChanged = true;
			fixes.set(source.path, [...(fixes.get(source.path) ?? []), ...patched.lines]);
			return { path: source.path, text: patched.text };
		});
		if (!isChanged) break;
	}
	return { sources: now, fixes: [...fixes].map(([path, lines]) => ({ path, lines })) };
}

function patchedSource({ text }: DocumentSource, diagnostics: ReturnType<typeof check>) {
	if (!diagnostics.some(({ patch, severity }) => patch && severity === "error")) return undefined;
	const { document, applied } = mended(JSON.parse(text), diagnostics);
	if (applied.length === 0 || !isObject(document)) return undefined;
	const lines = applied.map(({ pointer, code, patch }) => {
		const changes = patch?.filter(({ op }) => op !== "test") ?? [];
		return `${pointer || "/"} ${code}: ${changes.map((one) => JSON.stringify(one)).join(" ")}`;
	});
	return { text: indentedAs(text, printDocument(document)), lines };
}

/** Text that is indented by two spaces a level, indented as another text is. */
function indentedAs(model: string, text: string): string {
	const indent = /^\s*\{\r?\n([ \t]+)"/.exec(model)?.[1] ?? "  ";
	return text.replace(/^( {2})+/gm, (spaces) => indent.repeat(spaces.length / 2));
}

/** Writes the fixes of a folder's documents back into it, and returns a line for each change. */
export function fixFolder(folder: string, given: readonly DocumentSource[]): string[] {
	const { sources, fixes } = fixedSources(given);
	const texts = new Map(sources.map(({ path, text }) => [path, text]));
	for (const { path } of fixes) writeFileSync(join(folder, path), texts.get(path) ?? "");
	return fixes.flatMap(({ path, lines }) => lines.map((line) => `${join(folder, path)} ${line}`));
}

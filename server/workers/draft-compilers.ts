import { createIncrementalCompiler, type IncrementalCompiler } from "../../schemas/compiler/incremental-compiler.ts";
import type { Diagnostic, DocumentSource } from "../../schemas/compiler/index.ts";

/** So many drafts' compilers are remembered; each holds some megabytes. */
const MAX_REMEMBERED = 8;

/** Checks states of several drafts, of each only what changed since it was checked last. */
export type DraftCompilers = { check(draft: string, sources: readonly DocumentSource[]): Diagnostic[] };

type Known = { compiler: IncrementalCompiler; paths: readonly string[] };

/** Compilers by the id of their draft; the one that was used longest ago makes room for a new one. */
export function createDraftCompilers(): DraftCompilers {
	const known = new Map<string, Known>();
	return {
		check(draft, sources) {
			const { compiler, paths } = known.get(draft) ?? { compiler: createIncrementalCompiler(), paths: [] };
			const now = sources.map(({ path }) => path);
			for (const path of paths) if (!now.includes(path)) compiler.set(path, null);
			for (const { path, text } of sources) compiler.set(path, text);
			known.delete(draft);
			known.set(draft, { compiler, paths: now });
			for (const [oldest] of known) if (known.size > MAX_REMEMBERED) known.delete(oldest);
			return compiler.check();
		},
	};
}

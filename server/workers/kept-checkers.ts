import { type Checker, createChecker } from "../../schemas/compiler/checker.ts";
import type { Diagnostic, DocumentSource } from "../../schemas/compiler/index.ts";

/** So many drafts' checkers are kept; each holds some megabytes. */
const MAX_KEPT = 8;

/** Checks states of several drafts, of each only what changed since it was checked last. */
export type KeptCheckers = { check(draft: string, sources: readonly DocumentSource[]): Diagnostic[] };

type Kept = { checker: Checker; paths: readonly string[] };

/** Checkers by the id of their draft; the one that was used longest ago makes room for a new one. */
export function createKeptCheckers(): KeptCheckers {
	const kept = new Map<string, Kept>();
	return {
		check(draft, sources) {
			const { checker, paths } = kept.get(draft) ?? { checker: createChecker(), paths: [] };
			const now = sources.map(({ path }) => path);
			for (const path of paths) if (!now.includes(path)) checker.set(path, null);
			for (const { path, text } of sources) checker.set(path, text);
			kept.delete(draft);
			kept.set(draft, { checker, paths: now });
			for (const [oldest] of kept) if (kept.size > MAX_KEPT) kept.delete(oldest);
			return checker.check();
		},
	};
}

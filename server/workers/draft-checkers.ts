import { type Checker, createChecker } from "../../schemas/compiler/checker.ts";
import type { Diagnostic, DocumentSource } from "../../schemas/compiler/index.ts";

/** So many drafts' checkers are remembered; each holds some megabytes. */
const MAX_REMEMBERED = 8;

/** Checks states of several drafts, of each only what changed since it was checked last. */
export type DraftCheckers = { check(draft: string, sources: readonly DocumentSource[]): Diagnostic[] };

type Known = { checker: Checker; paths: readonly string[] };

/** Checkers by the id of their draft; the one that was used longest ago makes room for a new one. */
export function createDraftCheckers(): DraftCheckers {
	const known = new Map<string, Known>();
	return {
		check(draft, sources) {
			const { checker, paths } = known.get(draft) ?? { checker: createChecker(), paths: [] };
			const now = sources.map(({ path }) => path);
			for (const path of paths) if (!now.includes(path)) checker.set(path, null);
			for (const { path, text } of sources) checker.set(path, text);
			known.delete(draft);
			known.set(draft, { checker, paths: now });
			for (const [oldest] of known) if (known.size > MAX_REMEMBERED) known.delete(oldest);
			return checker.check();
		},
	};
}

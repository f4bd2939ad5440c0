import type { Diagnostic, DocumentSource } from "../../schemas/compiler/index.ts";
import { createStateCompiler } from "../../schemas/compiler/state-compiler.ts";

/** How many drafts' compilers are remembered; each holds some megabytes. */
const MAX_REMEMBERED = 8;

/** Checks states of several drafts, of each only what changed since it was checked last. */
export type DraftCompilers = { check(draft: string, sources: readonly DocumentSource[]): Diagnostic[] };

/** Compilers by the id of their draft; the one that was used longest ago makes room for a new one. */
export function createDraftCompilers(): DraftCompilers {
	const known = new Map<string, ReturnType<typeof createStateCompiler>>();
	return {
		check(draft, sources) {
			const checked = known.get(draft) ?? createStateCompiler();
			known.delete(draft);
			known.set(draft, checked);
			for (const [oldest] of known) if (known.size > MAX_REMEMBERED) known.delete(oldest);
			return checked(sources).report.sorted();
		},
	};
}

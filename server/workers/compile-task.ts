import { type Compilation, compilationOf, type DocumentSource } from "../../schemas/compiler/index.ts";
import { createStateCompiler } from "../../schemas/compiler/state-compiler.ts";
import { applyEditsTo } from "../../schemas/edits/apply-edits.ts";
import { type DraftChanges, draftChanges } from "../../schemas/edits/draft-changes.ts";
import { printSources } from "../../schemas/edits/print-document.ts";
import { readSources } from "../../schemas/edits/read-text.ts";
import type { Edit, RefusedEdit } from "../../schemas/edits/types.ts";
import { createDraftCompilers } from "./draft-compilers.ts";

/** Edits of documents, and whether to compile what they lead to, to check it, or to tell what they change. */
export type DraftTask = {
	sources: readonly DocumentSource[];
	edits: readonly Edit[];
	want: "compilation" | "changes" | { check: string };
};

/** What edits lead to: the documents, the edits that could not be applied, and what changes where that is wanted. */
export type DraftOutcome = { sources: DocumentSource[]; refused: readonly RefusedEdit[]; changes: DraftChanges | null };

/** What the thread returns; `draft` only for edits. */
export type TaskResult = Compilation & { draft?: DraftOutcome };

function applied({ sources, edits }: DraftTask): Omit<DraftOutcome, "changes"> {
	const before = readSources(sources);
	const { refused, ...after } = applyEditsTo(before, edits);
	return { sources: printSources(sources, before, after), refused };
}

/** Of the drafts in use; they go with the thread, which ends when nobody publishes or checks. */
const compilers = createDraftCompilers();

/** Of what is published: most of a portal is as it was at the publication before, its forms' validators too. */
const checked = createStateCompiler();
const compile = (sources: readonly DocumentSource[]): Compilation => compilationOf(checked(sources));

function outcomeOf(task: DraftTask): TaskResult {
	const draft = applied(task);
	if (typeof task.want === "object")
		return {
			diagnostics: compilers.check(task.want.check, draft.sources),
			release: null,
			draft: { ...draft, changes: null },
		};
	if (task.want === "compilation") return { ...compile(draft.sources), draft: { ...draft, changes: null } };
	return { diagnostics: [], release: null, draft: { ...draft, changes: draftChanges(task.sources, task.edits) } };
}

/** Runs in a worker thread (compiler.ts): compiles documents, as they are or with edits applied. */
export default (task: readonly DocumentSource[] | DraftTask): TaskResult =>
	"edits" in task ? outcomeOf(task) : compile(task);

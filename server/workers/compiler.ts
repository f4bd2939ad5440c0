import { fileURLToPath } from "node:url";
import { Piscina } from "piscina";
import type { Compilation, DocumentSource } from "../../schemas/compiler/index.ts";
import type { Edit } from "../../schemas/edits/types.ts";
import { logFailure } from "../log/failure-log.ts";
import { Refusal } from "../wire/refusal.ts";
import type { DraftOutcome, DraftTask, TaskResult } from "./compile-task.ts";

/** Compiles documents beside the event loop. */
export type Compiler = {
	/** Throws 429 while too many wait, 422 for documents that take too long or too much memory to compile. */
	compile(sources: readonly DocumentSource[]): Promise<Compilation>;
	/** Applies edits to documents first, and compiles what they lead to. Throws as `compile` does. */
	compileDraft(sources: readonly DocumentSource[], edits: readonly Edit[]): Promise<Compilation & DraftOutcome>;
	/** Applies edits and checks what they lead to, of a draft that was checked before only what changed. Throws as `compile` does. */
	checkDraft(
		draft: string,
		sources: readonly DocumentSource[],
		edits: readonly Edit[],
	): Promise<Compilation & DraftOutcome>;
	/** What edits of documents change. Throws as `compile` does. */
	changesOf(sources: readonly DocumentSource[], edits: readonly Edit[]): Promise<DraftOutcome>;
	close(): Promise<void>;
};

const TASK = fileURLToPath(new URL("./compile-task.ts", import.meta.url));

/** The largest portal that the compiler takes needs a fraction of it. */
const COMPILE_TIMEOUT_MS = 120_000;

/** Publishers take turns: each compilation takes a processor and some hundred megabytes. A review alone asks for four. */
const MAX_WAITING = 16;

const MAX_HEAP_MB = 1024;

/** The thread ends this long after the last publication, and its memory goes back. */
const IDLE_TIMEOUT_MS = 10_000;

/** Compiles in one worker thread, which is started when it is needed; one that dies is replaced by the next compilation. */
export function compilerThread(task = TASK, timeout = COMPILE_TIMEOUT_MS, idleTimeout = IDLE_TIMEOUT_MS): Compiler {
	const pool = new Piscina<readonly DocumentSource[] | DraftTask, TaskResult>({
		filename: task,
		minThreads: 0,
		maxThreads: 1,
		idleTimeout,
		// Whoever reads the portal meanwhile goes first, by three to one: at 10 a busy machine took half a minute to publish.
		niceIncrement: 5,
		atomics: "disabled",
		resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
	});
	// A thread that dies without a task is replaced like any other.
	pool.on("error", () => undefined);
	const run = async (input: readonly DocumentSource[] | DraftTask): Promise<TaskResult> => {
		// The pool's own limit does not count tasks that have a time-out.
		if (pool.queueSize >= MAX_WAITING)
			throw new Refusal(429, "Others are publishing at the moment. Please try again in a minute.");
		try {
			return await pool.run(input, { signal: AbortSignal.timeout(timeout) });
		} catch (cause) {
			logFailure("Documents could not be compiled.", cause);
			throw new Refusal(422, "The documents took too long or too much memory to compile, and were not published.", {
				data: { diagnostics: [] },
			});
		}
	};
	const runDraft = async (input: DraftTask): Promise<Compilation & DraftOutcome> => {
		const { draft, ...compilation } = await run(input);
		if (!draft) throw new Error("the thread has applied no edits");
		return { ...compilation, ...draft };
	};
	return {
		compile: run,
		compileDraft: (sources, edits) => runDraft({ sources, edits, want: "compilation" }),
		checkDraft: (draft, sources, edits) => runDraft({ sources, edits, want: { check: draft } }),
		changesOf: (sources, edits) => runDraft({ sources, edits, want: "changes" }),
		close: () => pool.destroy(),
	};
}

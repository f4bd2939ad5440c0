import type { DocumentSource } from "../../../schemas/compiler/parse.ts";
import { applyEditsTo } from "../../../schemas/edits/apply-edits.ts";
import { type Conflict, conflictsOf } from "../../../schemas/edits/conflicts.ts";
import { createHistory } from "../../../schemas/edits/history.ts";
import { rememberingPrinter } from "../../../schemas/edits/print-document.ts";
import { readSources } from "../../../schemas/edits/read-text.ts";
import type { Documents, Edit, EditState, NewEdit, Sentence } from "../../../schemas/edits/types.ts";
import { createWatched } from "../../stores/watched.ts";
import type { DraftRelease } from "../api/admin-types.ts";
import { createActs } from "./acts.ts";
import { createEditQueue, type Saving, type SendEdits } from "./edit-queue.ts";
import type { EditStore } from "./edit-store.ts";
import { createOpenConflicts } from "./open-conflicts.ts";

/** What the screens see of a draft release; a new object whenever it changes. */
export type DraftState = {
	id: string;
	name: string;
	/** Release that it began from. */
	base: string;
	/** As the server has it. */
	version: number;
	documents: Documents;
	/** Texts that are no JSON object at the moment, by path. */
	broken: Readonly<Record<string, string>>;
	saving: Saving;
	/** The server's words, where it refused. */
	refusal: string;
	canUndo: boolean;
	canRedo: boolean;
	/** Parts that others and this device have changed, neither knowing of the other's; one choice is open for each. */
	conflicts: readonly Conflict[];
	/** Somebody published or discarded it: nothing can be changed here any more. */
	isClosed: boolean;
};

/** A draft release that is open on this device. */
export type DraftSession = {
	subscribe(listener: () => void): () => void;
	snapshot(): DraftState;
	/** The base of all edits, as published. */
	baseDocuments: Documents;
	/** The same as texts. */
	baseSources: readonly DocumentSource[];
	/** All documents as they are now, as texts: those that no edit has changed to the byte as published. */
	sources(): DocumentSource[];
	/** Makes edits as one act. Returns why one was refused; those before it stand. */
	make(edits: readonly NewEdit[]): Sentence | null;
	undo(): void;
	redo(): void;
	/** Chooses in a conflict: what was not chosen is undone. */
	settle(conflict: Conflict, choice: "mine" | "theirs"): void;
	/** Takes in edits as they are stored after a version, of whomever. */
	receive(after: number, edits: readonly Edit[]): void;
	/** Takes in that it was published or discarded. */
	close(): void;
	/** Sends what is not sent yet. Resolves once all is tried. */
	flush(): Promise<void>;
	/** Stops sending by itself. */
	end(): void;
};

/** What this device has not sent yet, and where others have changed the same part since. */
function leftOn(store: EditStore, draft: DraftRelease, base: EditState) {
	const known = new Set(draft.edits.map(({ id }) => id));
	const left = store.read(draft.id);
	const ids = new Set(left.edits.map(({ id }) => id));
	const unsent = left.edits.filter(({ id }) => !known.has(id));
	const before = applyEditsTo(base, draft.edits.slice(0, left.after));
	const others = draft.edits.slice(left.after).filter(({ id }) => !ids.has(id));
	return { unsent, conflicts: conflictsOf(before, others, unsent) };
}

type Options = {
	draft: DraftRelease;
	send: SendEdits;
	store: EditStore;
	newId(): string;
	/** Calls back when it may be worth trying again. Gives the way to stop. */
	onRetry(listener: () => void): () => void;
};

/** Opens a draft release: what this device could not send before comes along, and goes first. */
export function createDraftSession({ draft, send, store, newId, onRetry }: Options): DraftSession {
	const base = readSources(draft.sources);
	const { unsent, conflicts: found } = leftOn(store, draft, base);
	const history = createHistory(base, { newId, edits: [...draft.edits, ...unsent] });
	const acts = createActs(history);
	const conflicts = createOpenConflicts(found);
	const printed = rememberingPrinter();
	let isClosed = false;

	/** Puts stored edits before those that are not, and remembers where both are about the same part. */
	function onStored(stored: readonly Edit[], waiting: readonly Edit[]): void {
		const open = waiting.map(({ id }) => id);
		const { documents, broken } = history.result();
		conflicts.arrive(
			stored.filter(({ id }) => !open.includes(id)),
			{ documents, broken },
		);
		conflicts.add(history.receive(stored, open));
	}

	const queue = createEditQueue({ draft, unsent, send, store, onStored, onChange: () => changed() });

	function stateNow(): DraftState {
		const { id, name, base: release } = draft;
		const { documents, broken } = history.result();
		const undoing = { canUndo: acts.canUndo(), canRedo: acts.canRedo() };
		const open = { conflicts: conflicts.all(), isClosed };
		return { id, name, base: release, documents, broken, ...queue.status(), ...open, ...undoing };
	}

	const state = createWatched(stateNow());
	const changed = () => state.set(stateNow());
	/** Sends edits that the history has already. */
	const keep = (edits: readonly Edit[]) => {
		queue.add(edits);
		changed();
	};

	function make(edits: readonly NewEdit[]): Sentence | null {
		const made: Edit[] = [];
		let why: Sentence | null = null;
		for (const edit of edits) {
			const whole = { ...edit, id: newId() };
			why = history.apply(whole);
			if (why) break;
			made.push(whole);
		}
		acts.done(made.length);
		conflicts.cross(made);
		keep(made);
		return why;
	}

	const stop = onRetry(() => void queue.flush());
	return {
		subscribe: state.subscribe,
		snapshot: state.snapshot,
		baseDocuments: base.documents,
		baseSources: draft.sources,
		sources: () => printed(draft.sources, base, state.snapshot()),
		make,
		undo: () => keep(acts.undo()),
		redo: () => keep(acts.redo()),
		settle(conflict, choice) {
			const losing = conflicts.choose(conflict, choice);
			const undos = losing.map(({ id, path, at }): Edit => ({ id: newId(), verb: "undo", path, at, to: id }));
			history.receive(undos);
			keep(undos);
		},
		receive: queue.receive,
		close() {
			isClosed = true;
			queue.close();
			changed();
		},
		flush: queue.flush,
		end() {
			stop();
			queue.end();
		},
	};
}

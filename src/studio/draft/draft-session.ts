import type { DocumentSource } from "../../../schemas/compiler/parse.ts";
import { applyEditsTo } from "../../../schemas/edits/apply-edits.ts";
import { type Conflict, conflictsOf } from "../../../schemas/edits/conflicts.ts";
import { createHistory, type History } from "../../../schemas/edits/history.ts";
import { rememberingPrinter } from "../../../schemas/edits/print-document.ts";
import { readSources } from "../../../schemas/edits/read-text.ts";
import type { Documents, Edit, EditState, NewEdit, Sentence } from "../../../schemas/edits/types.ts";
import { createWatched } from "../../stores/watched.ts";
import type { DraftRelease } from "../api/admin-types.ts";
import type { EditStore } from "./edit-store.ts";

/** saved: the server has all · saving: on its way · offline: kept on the device, sent later · refused: the server says no. */
export type Saving = "saved" | "saving" | "offline" | "refused";

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

/** Sends edits that follow a version; resolves to the version after them and what others did before. Rejects offline. */
export type SendEdits = (
	after: number,
	edits: readonly Edit[],
) => Promise<{ version: number; others?: readonly Edit[] } | { refusal: string }>;

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

type Options = {
	draft: DraftRelease;
	send: SendEdits;
	store: EditStore;
	newId(): string;
	/** Calls back when it may be worth trying again. Gives the way to stop. */
	onRetry(listener: () => void): () => void;
};

/** So many edits the server takes at a time. */
const MAX_SENT = 500;

/** Milliseconds that edits wait for others to go with them. */
const PACE = 100;

/** Milliseconds within which an edit is made without having seen what came in: what is typed counts after a pause. */
const CROSSING = 1_500;

/** Opens a draft release: what this device could not send before comes along, and goes first. */
export function createDraftSession({ draft, send, store, newId, onRetry }: Options): DraftSession {
	const base = readSources(draft.sources);
	const known = new Set(draft.edits.map(({ id }) => id));
	const left = store.read(draft.id);
	let unsent: Edit[] = left.edits.filter(({ id }) => !known.has(id));
	const history: History = createHistory(base, { newId, edits: [...draft.edits, ...unsent] });
	let conflicts: readonly Conflict[] = conflictsOf(
		applyEditsTo(base, draft.edits.slice(0, left.after)),
		draft.edits.slice(left.after).filter(({ id }) => !left.edits.some((edit) => edit.id === id)),
		unsent,
	);
	let isClosed = false;
	/** What came in last, and what was there before it. */
	let arrived: { time: number; before: EditState; edits: readonly Edit[] } | undefined;
	/** How many edits each act has, newest last. */
	const acts: number[] = [];
	const undoneActs: number[] = [];
	let version = draft.version;
	let saving: Saving = "saved";
	let refusal = "";
	let timer: ReturnType<typeof setTimeout> | undefined;
	const printed = rememberingPrinter();
	let sending: Promise<void> | undefined;
	const state = createWatched(stateNow());

	function stateNow(): DraftState {
		const { documents, broken } = history.result();
		const undoing = { canUndo: acts.length > 0 && history.canUndo(), canRedo: undoneActs.length > 0 };
		return {
			id: draft.id,
			name: draft.name,
			base: draft.base,
			version,
			documents,
			broken,
			saving,
			refusal,
			conflicts,
			isClosed,
			...undoing,
		};
	}

	const changed = () => state.set(stateNow());

	function keep(edits: readonly Edit[]): void {
		if (edits.length === 0) return;
		unsent = [...unsent, ...edits];
		store.write(draft.id, { after: version, edits: unsent });
		saving = "saving";
		clearTimeout(timer);
		timer = setTimeout(() => void flush(), PACE);
	}

	/** Puts stored edits before those that are not, and remembers where both are about the same part. */
	function takeIn(stored: readonly Edit[]): void {
		const open = unsent.map(({ id }) => id);
		const { documents, broken } = history.result();
		arrived = { time: Date.now(), before: { documents, broken }, edits: stored.filter(({ id }) => !open.includes(id)) };
		addConflicts(history.receive(stored, open));
	}

	function addConflicts(found: readonly Conflict[]): void {
		conflicts = [...conflicts.filter(({ id }) => !found.some((one) => one.id === id)), ...found];
	}

	function receive(after: number, edits: readonly Edit[]): void {
		// While edits are on their way their answer brings what came in before them; what it lacks comes after it.
		if (sending) return void sending.then(() => receive(after, edits));
		if (after > version || after + edits.length <= version) return;
		const news = edits.slice(version - after);
		const stored = new Set(news.map(({ id }) => id));
		takeIn(news);
		unsent = unsent.filter(({ id }) => !stored.has(id));
		version = after + edits.length;
		store.write(draft.id, { after: version, edits: unsent });
		changed();
	}

	function settle(conflict: Conflict, choice: "mine" | "theirs"): void {
		const losing = choice === "theirs" ? conflict.mine : conflict.isRefused ? conflict.theirs : [];
		const undos = losing.map(({ id, path, at }): Edit => ({ id: newId(), verb: "undo", path, at, to: id }));
		history.receive(undos);
		conflicts = conflicts.filter((one) => one !== conflict);
		keep(undos);
		changed();
	}

	async function sendAll(): Promise<void> {
		while (unsent.length > 0) {
			const going = unsent.slice(0, MAX_SENT);
			const answer = await send(version, going);
			if ("refusal" in answer) {
				saving = "refused";
				refusal = answer.refusal;
				return;
			}
			if (answer.others?.length) takeIn(answer.others);
			const gone = new Set(going.map(({ id }) => id));
			unsent = unsent.filter(({ id }) => !gone.has(id));
			version = answer.version;
			store.write(draft.id, { after: version, edits: unsent });
		}
		saving = "saved";
		refusal = "";
	}

	function flush(): Promise<void> {
		clearTimeout(timer);
		if (unsent.length === 0 || isClosed) return sending ?? Promise.resolve();
		saving = "saving";
		sending ??= sendAll()
			.catch(() => {
				saving = "offline";
			})
			.finally(() => {
				sending = undefined;
				changed();
			});
		changed();
		return sending;
	}

	const repeat = (times: number, act: () => Edit | null) =>
		Array.from({ length: times }, act).filter((edit) => edit !== null);

	function turnBack(from: number[], to: number[], act: () => Edit | null): void {
		const count = from.pop();
		if (count === undefined) return;
		to.push(count);
		keep(repeat(count, act));
		changed();
	}

	if (unsent.length > 0) timer = setTimeout(() => void flush(), 0);
	const stop = onRetry(() => void flush());
	changed();

	return {
		subscribe: state.subscribe,
		snapshot: state.snapshot,
		baseDocuments: base.documents,
		baseSources: draft.sources,
		sources: () => printed(draft.sources, base, state.snapshot()),
		make(edits) {
			const made: Edit[] = [];
			let why: Sentence | null = null;
			for (const edit of edits) {
				const whole = { ...edit, id: newId() };
				why = history.apply(whole);
				if (why) break;
				made.push(whole);
			}
			if (made.length > 0) {
				acts.push(made.length);
				undoneActs.length = 0;
			}
			if (arrived && Date.now() - arrived.time < CROSSING)
				addConflicts(conflictsOf(arrived.before, arrived.edits, made));
			keep(made);
			changed();
			return why;
		},
		undo: () => turnBack(acts, undoneActs, history.undo),
		redo: () => turnBack(undoneActs, acts, history.redo),
		settle,
		receive,
		close() {
			isClosed = true;
			changed();
		},
		flush,
		end() {
			stop();
			clearTimeout(timer);
		},
	};
}

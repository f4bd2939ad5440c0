import { del, get, set } from "idb-keyval";
import { asObject, isObject } from "../../../schemas/rules/json.ts";
import { pointerTokens, valueAt } from "../../../schemas/rules/pointer.ts";
import type { FormChecker } from "../checking/form-checker.ts";
import { answerPath } from "../state/answers-store.ts";
import { changeAnswer } from "../state/change-answers.ts";
import type { FormSession } from "../state/form-session.ts";
import { randomKey } from "../state/random-key.ts";
import type { DraftKeeper } from "./draft-keeper.ts";
import { filesOf, namesFrom } from "./draft-storage.ts";
import { quietly } from "./quietly.ts";

/** A file that was chosen and has not reached the server, and the question that it answers. */
type Waiting = { pointer: string; label: string; file: File };

const isWaiting = (value: unknown): value is Waiting =>
	isObject(value) && typeof value.pointer === "string" && typeof value.label === "string" && value.file instanceof File;

/**
 * The form whose files are kept; `isRestored` where it began with what was typed before, `ended` where its draft was sent
 * or discarded elsewhere.
 */
type Form = {
	session: FormSession;
	checker: FormChecker;
	keeper: DraftKeeper;
	isRestored: boolean;
	ended: boolean;
};

/** The files of a form: each has its own record, so that no tab writes over what was chosen in another. */
type Files = ReadonlyMap<string, Waiting>;

/** What is kept of each form, once its files are queued again. A login, or an end elsewhere, begins that anew. */
const keptOf = new WeakMap<FormSession, Files>();

/** What a file's record is called after the part that tells its form and person. */
const ids = new WeakMap<File, string>();

function idOf(file: File): string {
	const id = ids.get(file) ?? randomKey();
	ids.set(file, id);
	return id;
}

const prefixOf = ({ session, keeper }: Form, owner = keeper.owner()) => filesOf(session.artefact.document.id, owner);

const write = (name: string, waiting: Waiting) => quietly(() => set(name, { ...waiting, saved_at: Date.now() }));

const remove = (name: string) => quietly(() => del(name));

/** What was chosen before login is theirs who log in, from then on. */
async function takeOver(form: Form): Promise<void> {
	const [before, prefix] = [prefixOf(form, ""), prefixOf(form)];
	if (before === prefix) return;
	for (const name of await namesFrom(before)) {
		const waiting = await quietly(() => get<unknown>(name));
		if (isWaiting(waiting)) await write(prefix + name.slice(before.length), waiting);
		await remove(name);
	}
}

const waitingIn = ({ uploads }: FormSession): Waiting[] =>
	uploads.queues().flatMap((queue) => {
		const question = queue.question();
		if (!question) return [];
		const { pointer, label } = question;
		return queue.pending().map(({ file }) => ({ pointer, label, file }));
	});

/** Whether the form asks the question as its answers stand: a file that nobody can see would hold it up for ever. */
function isAsked({ session, checker }: Form, pointer: string): boolean {
	const answers = session.answers.all();
	const [name = ""] = pointerTokens(pointer);
	if (!Object.hasOwn(asObject(session.artefact.document.schema.properties), name)) return false;
	const answered = changeAnswer(answers, answerPath(answers, pointer), "a file");
	return valueAt(checker.asked({ ...asObject(answered) }), pointer) !== undefined;
}

/** Queues the files anew that a draft was left with; one whose question is not asked for now stays where it is. */
async function restore(form: Form, isOver: () => boolean): Promise<void> {
	await takeOver(form);
	const prefix = prefixOf(form);
	const found = await Promise.all(
		(await namesFrom(prefix)).map(async (name) => ({ name, waiting: await quietly(() => get<unknown>(name)) })),
	);
	if (isOver()) return;
	// Noted in the same go: what begins the keeping anew at this moment must not queue them twice.
	keptOf.set(form.session, new Map());
	const { uploads } = form.session;
	for (const { name, waiting } of found) {
		if (!isWaiting(waiting) || !isAsked(form, waiting.pointer)) continue;
		const { pointer, label, file } = waiting;
		ids.set(file, name.slice(prefix.length));
		const queue = uploads.queues().find((one) => one.question()?.pointer === pointer);
		(queue ?? uploads.leave({ pointer, label })).add([file]);
	}
}

/** Keeps a draft for files to belong to. */
function keepDraft({ session, keeper, ended }: Form): void {
	const draft = keeper.current();
	// Its end took the draft along, but not what nobody has decided on; what was to be asked of it is asked no more.
	if (ended) void keeper.keepMine({ ...draft, version: draft.version - 1 });
	// The first version is still to come: where nothing else is answered, a file alone makes one.
	else if (draft.version === 1) session.answers.replace({ ...session.answers.all() }, true);
}

/** Keeps what waits in a form and is not kept yet, and forgets what waits no more. */
function save(form: Form): void {
	const { session } = form;
	const prefix = prefixOf(form);
	const kept = keptOf.get(session) ?? new Map();
	const files: Files = new Map(waitingIn(session).map((waiting) => [prefix + idOf(waiting.file), waiting]));
	keptOf.set(session, files);
	const added = [...files].filter(([name]) => !kept.has(name));
	if (added.length > 0) keepDraft(form);
	for (const [name, waiting] of added) void write(name, waiting);
	for (const name of kept.keys()) if (!files.has(name)) void remove(name);
}

/**
 * Keeps the files of a form that have not reached the server beside its draft, after those that were kept there are
 * queued again. The returned function ends it, and leaves what is kept.
 */
export function keepFiles(form: Form): () => void {
	const { session, isRestored, ended } = form;
	const known = keptOf.has(session);
	if (known && ended) keptOf.set(session, new Map());
	let over = false;
	const saveNow = () => {
		if (!over) save(form);
	};
	// Whoever takes the form off the screen stops its files first, and ends this in the same go.
	const soon = () => queueMicrotask(saveNow);
	let unsubscribe = () => {};
	const begin = () => {
		if (over) return;
		unsubscribe = session.uploads.subscribe(soon);
		saveNow();
	};
	if (isRestored && !known) void restore(form, () => over).then(begin);
	else begin();
	return () => {
		over = true;
		unsubscribe();
	};
}

import { del, get, set } from "idb-keyval";
import { asObject, isObject } from "../../../schemas/json/json.ts";
import { pointerTokens, valueAt } from "../../../schemas/json/pointer.ts";
import type { Autosaver } from "./autosaver.ts";
import { randomKey } from "./draft.ts";
import { filesOf, namesFrom, quietly } from "./draft-storage.ts";
import type { FormSession } from "./session.ts";
import type { FormValidation } from "./validation.ts";
import { changeValue, valuePath } from "./values.ts";

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
	validation: FormValidation;
	autosaver: Autosaver;
	isRestored: boolean;
	ended: boolean;
};

/** The files of a form: each has its own record, so that no tab writes over what was chosen in another. */
type Files = ReadonlyMap<string, Waiting>;

/** What is kept of each form, once its files are queued again. A login, or an end elsewhere, begins that anew. */
const storedOf = new WeakMap<FormSession, Files>();

/** What a file's record is called after the part that tells its form and person. */
const ids = new WeakMap<File, string>();

function idOf(file: File): string {
	const id = ids.get(file) ?? randomKey();
	ids.set(file, id);
	return id;
}

const prefixOf = ({ session, autosaver }: Form, owner = autosaver.owner()) =>
	filesOf(session.draftName ?? session.artefact.document.id, owner);

const write = (name: string, waiting: Waiting) => quietly(() => set(name, { ...waiting, saved_at: Date.now() }));

const remove = (name: string) => quietly(() => del(name));

/** What was chosen before login is theirs who log in, from then on. */
async function hydrate(form: Form): Promise<void> {
	const before = prefixOf(form, "");
	const prefix = prefixOf(form);
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
function isVisible({ session, validation }: Form, pointer: string): boolean {
	const values = session.values.all();
	const [name = ""] = pointerTokens(pointer);
	if (!Object.hasOwn(asObject(session.artefact.document.schema.properties), name)) return false;
	const answered = changeValue(values, valuePath(values, pointer), "a file");
	return valueAt(validation.visible({ ...asObject(answered) }), pointer) !== undefined;
}

/** Queues the files anew that a draft was left with; one whose question is not asked for now stays where it is. */
async function restore(form: Form, isOver: () => boolean): Promise<void> {
	await hydrate(form);
	const prefix = prefixOf(form);
	const found = await Promise.all(
		(await namesFrom(prefix)).map(async (name) => ({ name, waiting: await quietly(() => get<unknown>(name)) })),
	);
	if (isOver()) return;
	// Noted in the same go: what begins the keeping anew at this moment must not queue them twice.
	storedOf.set(form.session, new Map());
	const { uploads } = form.session;
	for (const { name, waiting } of found) {
		if (!isWaiting(waiting) || !isVisible(form, waiting.pointer)) continue;
		const { pointer, label, file } = waiting;
		ids.set(file, name.slice(prefix.length));
		const queue = uploads.queues().find((one) => one.question()?.pointer === pointer);
		(queue ?? uploads.leave({ pointer, label })).add([file]);
	}
}

/** Keeps a draft for files to belong to. */
function saveDraft({ session, autosaver, ended }: Form): void {
	const draft = autosaver.current();
	// Its end took the draft along, but not what nobody has decided on; what was to be asked of it is asked no more.
	if (ended) void autosaver.saveMine({ ...draft, version: draft.version - 1 });
	// The first version is still to come: where nothing else is answered, a file alone makes one.
	else if (draft.version === 1) session.values.replace({ ...session.values.all() }, true);
}

/** Keeps what waits in a form and is not kept yet, and forgets what waits no more. */
function save(form: Form): void {
	const { session } = form;
	const prefix = prefixOf(form);
	const isStored = storedOf.get(session) ?? new Map();
	const files: Files = new Map(waitingIn(session).map((waiting) => [prefix + idOf(waiting.file), waiting]));
	storedOf.set(session, files);
	const added = [...files].filter(([name]) => !isStored.has(name));
	if (added.length > 0) saveDraft(form);
	for (const [name, waiting] of added) void write(name, waiting);
	for (const name of isStored.keys()) if (!files.has(name)) void remove(name);
}

/**
 * Keeps the files of a form that have not reached the server beside its draft, after those that were kept there are
 * queued again. The returned function ends it, and leaves what is kept.
 */
export function storeFiles(form: Form): () => void {
	const { session, isRestored, ended } = form;
	const known = storedOf.has(session);
	if (known && ended) storedOf.set(session, new Map());
	let over = false;
	const saveNow = () => {
		if (!over) save(form);
	};
	// Whoever takes the form off the screen stops its files first, and ends this in the same go.
	const soon = () => queueMicrotask(saveNow);
	let unsubscribe = () => {};
	const start = () => {
		if (over) return;
		unsubscribe = session.uploads.subscribe(soon);
		saveNow();
	};
	if (isRestored && !known) void restore(form, () => over).then(start);
	else start();
	return () => {
		over = true;
		unsubscribe();
	};
}

import { del, get, set } from "idb-keyval";
import { asArray, asObject, isObject } from "../../../schemas/rules/json.ts";
import { pointerTokens, valueAt } from "../../../schemas/rules/pointer.ts";
import type { FormChecker } from "../checking/form-checker.ts";
import { answerPath } from "../state/answers-store.ts";
import { changeAnswer } from "../state/change-answers.ts";
import type { FormSession } from "../state/form-session.ts";
import type { DraftKeeper } from "./draft-keeper.ts";
import { filesOf } from "./draft-storage.ts";
import { quietly } from "./quietly.ts";

/** A file that was chosen and has not reached the server, and the question that it answers. */
type Waiting = { pointer: string; label: string; file: File };

const isWaiting = (value: unknown): value is Waiting =>
	isObject(value) && typeof value.pointer === "string" && typeof value.label === "string" && value.file instanceof File;

/** The form whose files are kept; `isRestored` where it began with what was typed before. */
type Form = { session: FormSession; checker: FormChecker; keeper: DraftKeeper; isRestored: boolean };

const nameOf = ({ session, keeper }: Form, owner = keeper.owner()) => filesOf(session.artefact.document.id, owner);

async function read(name: string): Promise<Waiting[]> {
	const stored = await quietly(() => get<unknown>(name));
	return asArray(asObject(stored).files).filter(isWaiting);
}

const write = (name: string, files: readonly Waiting[]) =>
	quietly(() => (files.length > 0 ? set(name, { files, saved_at: Date.now() }) : del(name)));

const waitingIn = ({ uploads }: FormSession): Waiting[] =>
	uploads.queues().flatMap((queue) => {
		const question = queue.question();
		if (!question) return [];
		const { pointer, label } = question;
		return queue.pending().map(({ file }) => ({ pointer, label, file }));
	});

const isSame = (some: readonly Waiting[], others: readonly Waiting[]) =>
	some.length === others.length &&
	some.every(({ pointer, file }, place) => pointer === others[place]?.pointer && file === others[place]?.file);

/** Whether the form asks the question as its answers stand: a file that nobody can see would hold it up for ever. */
function isAsked({ session, checker }: Form, pointer: string): boolean {
	const answers = session.answers.all();
	const [name = ""] = pointerTokens(pointer);
	if (!Object.hasOwn(asObject(session.artefact.document.schema.properties), name)) return false;
	const answered = changeAnswer(answers, answerPath(answers, pointer), "a file");
	return valueAt(checker.asked({ ...asObject(answered) }), pointer) !== undefined;
}

/** Queues the files anew that a draft was left with; what was chosen before login comes along with whoever logs in. */
async function restore(form: Form, isOver: () => boolean): Promise<void> {
	const owners = new Set([form.keeper.owner(), ""]);
	const found = await Promise.all([...owners].map((owner) => read(nameOf(form, owner))));
	if (isOver()) return;
	const { uploads } = form.session;
	for (const { pointer, label, file } of found.flat()) {
		if (!isAsked(form, pointer)) continue;
		const queue = uploads.queues().find((one) => one.question()?.pointer === pointer);
		(queue ?? uploads.leave({ pointer, label })).add([file]);
	}
}

/** Forms whose files are kept already: a login begins it anew, in another name. */
const known = new WeakSet<FormSession>();

/**
 * Keeps the files of a form that have not reached the server beside its draft, after those that were kept there are
 * queued again. The returned function ends it, and leaves what is kept.
 */
export function keepFiles(form: Form): () => void {
	const { session, keeper, isRestored } = form;
	let kept: { name: string; files: readonly Waiting[] } = { name: "", files: [] };
	let over = false;
	const save = () => {
		const files = waitingIn(session);
		const name = nameOf(form);
		if (over || (isSame(files, kept.files) && (name === kept.name || files.length === 0))) return;
		// The first version of the draft is still to come: where nothing else is answered, a file alone makes one.
		if (keeper.current().version === 1) session.answers.replace({ ...session.answers.all() }, true);
		const before = nameOf(form, "");
		kept = { name, files };
		void write(name, files).then(() => (name === before ? undefined : write(before, [])));
	};
	// Whoever takes the form off the screen stops its files first, and ends this in the same go.
	const soon = () => queueMicrotask(save);
	let unsubscribe = () => {};
	const begin = () => {
		if (over) return;
		unsubscribe = session.uploads.subscribe(soon);
		save();
	};
	if (isRestored && !known.has(session)) void restore(form, () => over).then(begin);
	else begin();
	known.add(session);
	return () => {
		over = true;
		unsubscribe();
	};
}

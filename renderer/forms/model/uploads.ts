import type { Translator } from "../../../schemas/i18n/translator.ts";
import type { Attachment } from "../../../schemas/types.gen.ts";
import { createStore } from "./store.ts";
import { createUploadQueue, type UploadQueue } from "./upload-queue.ts";

/** What is known of the files sent with this form, by id, so that a restored draft can show them. */
export type AttachmentsStore = {
	at(id: string): Attachment | undefined;
	all(): Readonly<Record<string, Attachment>>;
	remember(attachment: Attachment): void;
};

/** A store with the files of a restored draft. */
export function createAttachmentsStore(initial: Readonly<Record<string, Attachment>> = {}): AttachmentsStore {
	const store = createStore(initial);
	return {
		at: (id) => store.now()[id],
		all: store.now,
		remember(attachment) {
			store.change((known) => {
				known[attachment.id] = attachment;
			});
		},
	};
}

/** A field whose files are not all values yet; `stopped` where one of them could not be sent. */
export type HeldUp = { pointer: string; label: string; stopped: boolean };

/** The files of a form that are on their way, in whichever step their field stands. */
export type UploadsStore = {
	/** The queue of a field that comes on the screen: the one that it left behind in its step, else a new one. */
	queueAt(pointer: string): UploadQueue;
	/** A field with a queue is on the screen. Gives the way to take it off. */
	show(queue: UploadQueue): () => void;
	/** Another step comes on the screen: the queues of the one before go on. */
	enter(step: string | undefined): void;
	/** Stops the files of fields that were left behind in a step and that it shows no more. `isOfStep` says which are its own. */
	dropUnasked(isOfStep: (pointer: string) => boolean): void;
	heldUp(): readonly HeldUp[];
	/** The queues of all fields, on the screen and not. */
	queues(): readonly UploadQueue[];
	/** Makes a queue for a field that is not on the screen: its files wait for it. */
	leave(question: Pick<HeldUp, "pointer" | "label">): UploadQueue;
	/** Told whenever `heldUp` may have changed. */
	subscribe(listener: () => void): () => void;
	cancelAll(): void;
};

const pointerOf = (queue: UploadQueue) => queue.question()?.pointer;

/** The field of a queue, while a file of it is not a value. */
function heldUpBy(queue: UploadQueue): HeldUp[] {
	const question = queue.question();
	const pending = queue.pending();
	if (!question || pending.length === 0) return [];
	const { pointer, label } = question;
	return [{ pointer, label, stopped: pending.some(({ problem }) => problem !== undefined) }];
}

/**
 * A store without files. A field that goes while its step stays was taken off by a value or a row: its files stop.
 */
export function createUploadsStore(): UploadsStore {
	let step: string | undefined;
	const shown = new Set<UploadQueue>();
	const left = new Set<UploadQueue>();
	const held = createStore<readonly HeldUp[]>([]);
	const newQueue = (unseen?: Pick<HeldUp, "pointer" | "label">) => {
		const queue = createUploadQueue(unseen);
		queue.subscribe(() => held.set(heldUp()));
		return queue;
	};
	const queues = () => [...shown, ...left];
	const heldUp = () => queues().flatMap(heldUpBy);
	const drop = (queue: UploadQueue) => {
		left.delete(queue);
		queue.cancelAll();
	};
	const takeOff = (queue: UploadQueue, of: string | undefined) => {
		shown.delete(queue);
		if (queue.pending().length === 0) return;
		left.add(queue);
		// React may take a field off and put it back in one go.
		if (step === of) queueMicrotask(() => left.has(queue) && drop(queue));
	};
	return {
		queueAt: (pointer) => [...left].find((queue) => pointerOf(queue) === pointer) ?? newQueue(),
		show(queue) {
			const of = step;
			left.delete(queue);
			shown.add(queue);
			return () => takeOff(queue, of);
		},
		enter(next) {
			step = next;
		},
		dropUnasked(isOfStep) {
			for (const queue of left) if (isOfStep(pointerOf(queue) ?? "")) drop(queue);
		},
		heldUp,
		queues,
		leave(question) {
			const queue = newQueue(question);
			left.add(queue);
			return queue;
		},
		subscribe: held.subscribe,
		cancelAll() {
			for (const queue of queues()) queue.cancelAll();
		},
	};
}

/** Why the form does not go on while a field's files are not answers yet: none is left behind unsaid. */
export const heldUpText = ({ label, stopped }: Omit<HeldUp, "pointer">, { t }: Translator): string =>
	stopped
		? t("{title}: a file has not been sent. Send it again or remove it", { title: label })
		: t("{title}: please wait until every file has been sent", { title: label });

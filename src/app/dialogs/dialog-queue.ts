import { createWatched } from "../../stores/watched.ts";

/** What is asked over the page. Texts are in the reader's language. */
export type Question = {
	title?: string;
	text: string;
	/** The confirming button's text. */
	confirm?: string;
	/** What is confirmed cannot be taken back. */
	danger?: boolean;
	/** A message has one button; a question can also be refused. */
	kind: "message" | "question";
};

type QueuedQuestion = Question & { id: number; promise: Promise<boolean>; settle(result: boolean): void };

/** Dialogs, one at a time. */
export type DialogQueue = {
	subscribe(listener: () => void): () => void;
	/** The question to show now. */
	snapshot(): (Question & { id: number }) | undefined;
	/** Resolves to the answer. An equal question that is shown or waits already is not stacked: both get its answer. */
	confirm(question: Question): Promise<boolean>;
	/** Answers the question that is shown; the next one follows. */
	result(result: boolean): void;
	/** Refuses all questions, shown and waiting. */
	closeAll(): void;
};

const isEqual = (a: Question, b: Question) =>
	a.kind === b.kind && a.text === b.text && a.title === b.title && a.confirm === b.confirm;

/** A queue of questions (spec §8: confirm dialogs). */
export function createDialogQueue(): DialogQueue {
	const queue = createWatched<readonly QueuedQuestion[]>([]);
	let count = 0;
	return {
		subscribe: queue.subscribe,
		snapshot: () => queue.snapshot()[0],
		confirm(question) {
			const known = queue.snapshot().find((queued) => isEqual(queued, question));
			if (known) return known.promise;
			const { promise, resolve } = Promise.withResolvers<boolean>();
			count += 1;
			queue.set([...queue.snapshot(), { ...question, id: count, promise, settle: resolve }]);
			return promise;
		},
		result(result) {
			const [shown, ...waiting] = queue.snapshot();
			queue.set(waiting);
			shown?.settle(result);
		},
		closeAll() {
			const all = queue.snapshot();
			queue.set([]);
			for (const question of all) question.settle(false);
		},
	};
}

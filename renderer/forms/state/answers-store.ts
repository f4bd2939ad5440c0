import { isObject } from "../../../schemas/rules/json.ts";
import { type Path, pointerTokens, toPointer, valueAt } from "../../../schemas/rules/pointer.ts";
import { asJson } from "./as-json.ts";
import { changeAnswer } from "./change-answers.ts";
import { createListeners } from "./listeners.ts";

/** What has been answered, by property. */
export type Answers = Record<string, unknown>;

/** The one owner of a form's answers. */
export type AnswersStore = {
	all(): Answers;
	at(pointer: string): unknown;
	/** Puts an answer; `undefined` takes it away. Counts as typed by the person. */
	put(path: Path, value: unknown): void;
	/** Puts an answer that the form makes of others: nothing that a person has typed. */
	derive(path: Path, value: unknown): void;
	/** Replaces everything, as when an application draft is restored. */
	replace(answers: Answers, touched: boolean): void;
	/** Whether the person has typed anything. */
	touched(): boolean;
	subscribe(listener: () => void): () => void;
	/** Registers an input that holds text not put yet; `flush` asks all of them to put it. */
	holdBack(put: () => void): () => void;
	flush(): void;
};

/** Turns "/a/0/b" into ["a", 0, "b"], numbers where the answers have a list. */
export function answerPath(root: unknown, pointer: string): (string | number)[] {
	let value = root;
	return pointerTokens(pointer).map((token) => {
		const key = Array.isArray(value) ? Number(token) : token;
		value = valueAt(value, toPointer([token]));
		return key;
	});
}

const asAnswers = (json: unknown): Answers => (isObject(json) ? json : {});

/** A store of answers, starting with those given. */
export function createAnswersStore(initial: Answers): AnswersStore {
	let answers = asAnswers(asJson(initial));
	let touched = false;
	const { subscribe, tell } = createListeners();
	const heldBack = new Set<() => void>();
	const set = (next: unknown, isTouched: boolean) => {
		answers = asAnswers(next);
		touched = isTouched;
		tell();
	};
	const changed = (path: Path, value: unknown) => changeAnswer(answers, path, asJson(value));
	return {
		all: () => answers,
		at: (pointer) => valueAt(answers, pointer),
		put: (path, value) => set(changed(path, value), true),
		derive: (path, value) => set(changed(path, value), touched),
		replace: (next, isTouched) => set(asJson(next), isTouched),
		touched: () => touched || heldBack.size > 0,
		subscribe,
		holdBack(put) {
			heldBack.add(put);
			return () => heldBack.delete(put);
		},
		flush() {
			for (const put of [...heldBack]) put();
		},
	};
}

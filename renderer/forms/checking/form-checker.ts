import { askedAnswers } from "../../../schemas/rules/computed.ts";
import type { BySchema } from "../../../schemas/rules/prune.ts";
import type { Speaker } from "../../../schemas/speech/speaker.ts";
import type { LoadedForm } from "../../loader/artefacts.ts";
import type { Answers } from "../state/answers-store.ts";
import type { AnswerError } from "../state/errors-store.ts";
import type { Judge } from "./form-judge.ts";

/**
 * Judges answers by the form's compiled rules: those not asked left out, computed ones made anew, as the server will.
 */
export type FormChecker = {
	/** The answers that would be sent. */
	asked(answers: Answers): Answers;
	/**
	 * Tells all that is wrong with the answers as they are then: at once when the rules are here, else when they have
	 * come; `failed` is called when they can't be had, or not in time.
	 */
	check(answers: () => Answers, tell: Tell, failed?: () => void): Promise<void>;
	/** Has the rules come ahead of need. */
	prepare(): void;
};

/** Takes all that is wrong now, and how to tell of an error whether it was found by the rules and is no more. */
type Tell = (errors: readonly AnswerError[], isGone: (error: AnswerError) => boolean) => void;

/** Milliseconds that rules may take until it is said that they can't be had: a server that hangs answers nothing. */
const PATIENCE = 15_000;

/** The same, or a rejection where it takes too long. */
const inTime = <T>(work: Promise<T>): Promise<T> =>
	new Promise((resolve, reject) => {
		const timer = setTimeout(reject, PATIENCE);
		work.then(resolve, reject).finally(() => clearTimeout(timer));
	});

/**
 * A checker over a form's validator. The language may change while it is used, hence a function. A form with structure
 * comes with what drops the answers that its schema's own conditions hide.
 */
export function createFormChecker(
	{ artefact, validator }: LoadedForm,
	i18n: () => Speaker,
	bySchema?: BySchema,
): FormChecker {
	let judge: Judge | undefined;
	const ever = new Set<string>();
	const asked = (answers: Answers) => {
		const kept = askedAnswers(artefact, answers, i18n(), bySchema);
		return kept === answers ? answers : { ...kept };
	};
	const load = async (): Promise<Judge> => {
		const [{ createJudge }, factory] = await Promise.all([import("./form-judge.ts"), validator()]);
		judge ??= createJudge(artefact, factory, i18n);
		return judge;
	};
	const judged = (answers: Answers, by: Judge, tell: Tell) => {
		const found = by(asked(answers));
		const now = new Set(found.map(inOneText));
		for (const text of now) ever.add(text);
		tell(found, (error) => ever.has(inOneText(error)) && !now.has(inOneText(error)));
	};
	return {
		asked,
		async check(answers, tell, failed = () => undefined) {
			if (judge) return judged(answers(), judge, tell);
			await inTime(load()).then((loaded) => judged(answers(), loaded, tell), failed);
		},
		prepare() {
			// The first judgement has the browser compile the rules, which takes longer than all later ones.
			load().then(
				(loaded) => void loaded(asked({})),
				() => undefined,
			);
		},
	};
}

const inOneText = ({ pointer, message }: AnswerError) => `${pointer} ${message}`;

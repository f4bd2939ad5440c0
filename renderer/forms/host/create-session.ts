import { fieldOptions } from "../../../schemas/rules/field-options.ts";
import type { Speaker } from "../../../schemas/speech/speaker.ts";
import type { Attachment } from "../../../schemas/types.gen.ts";
import type { RenderBlocks } from "../../blocks/block.ts";
import type { LoadedForm } from "../../loader/artefacts.ts";
import { createFormChecker, type FormChecker } from "../checking/form-checker.ts";
import { offeredAfter, stoppedAfter } from "../offers/said-after.ts";
import { structureOf } from "../rjsf/structure.ts";
import { type Answers, createAnswersStore } from "../state/answers-store.ts";
import { createAttachmentsStore } from "../state/attachments-store.ts";
import { createErrorsStore } from "../state/errors-store.ts";
import type { FormSession } from "../state/form-session.ts";
import { createUploadsStore } from "../state/uploads-store.ts";

/** What a form begins with. */
type SessionStart = {
	domId: string;
	form: LoadedForm;
	answers: Answers;
	/** Whether a person typed these answers before, as in a restored draft. */
	touched: boolean;
	attachments: Readonly<Record<string, Attachment>>;
	i18n(): Speaker;
	announce(text: string): void;
	render: RenderBlocks;
};

/** The same result for the same argument as the last time. */
function rememberLast<A, R>(work: (argument: A) => R): (argument: A) => R {
	let last: { argument: A; result: R } | undefined;
	return (argument) => {
		if (!last || last.argument !== argument) last = { argument, result: work(argument) };
		return last.result;
	};
}

/** A form's stores and rules, for as long as it is on the screen. */
export function createSession(start: SessionStart): { session: FormSession; checker: FormChecker } {
	const { form, domId, announce, render } = start;
	const uploads = createUploadsStore();
	const stored = createAnswersStore(start.answers);
	if (start.touched) stored.replace(start.answers, true);
	// A file on its way is no answer yet, but a person has given it.
	const answers = { ...stored, touched: () => stored.touched() || uploads.heldUp().length > 0 };
	const errors = createErrorsStore();
	const checker = createFormChecker(form, start.i18n, structureOf(form.artefact)?.unaskedBySchema);
	const asked = rememberLast(checker.asked);
	const check = (pointer: string) =>
		checker.check(answers.all, (found, isGone) => {
			const judge = (at: string) => errors.showAt(at, found.find((error) => error.pointer === at)?.message);
			judge(pointer);
			// What is wrong with one answer may be put right, or become another thing, by an answer elsewhere.
			const gone = errors.all().filter(isGone);
			if (gone.length > 0) errors.show(errors.all().filter((error) => !isGone(error)));
			for (const { pointer: at } of gone) judge(at);
		});
	const session: FormSession = {
		domId,
		artefact: form.artefact,
		hash: form.hash,
		answers,
		asked: () => asked(answers.all()),
		errors,
		attachments: createAttachmentsStore(start.attachments),
		uploads,
		optionsAt: fieldOptions(form.artefact.document),
		check,
		labels: new Map(),
		offersAfter: offeredAfter(form.artefact.document),
		stopsAfter: (form.artefact.document.stops ?? []).map((stop) => stoppedAfter(form.artefact.document, stop)),
		passedOver: new Set(),
		announce,
		render,
	};
	return { session, checker };
}

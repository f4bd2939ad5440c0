import type { Translator } from "../../../schemas/i18n/translator.ts";
import { fieldOptions } from "../../../schemas/rules/field-options.ts";
import type { Attachment } from "../../../schemas/types.gen.ts";
import type { RenderBlocks } from "../../blocks/block.ts";
import type { LoadedForm } from "../../loader/artefacts.ts";
import { offeredAfter, stoppedAfter } from "../offers/shown-after.ts";
import { structureOf } from "../rjsf/structure.ts";
import { createAttachmentsStore } from "../state/attachments-store.ts";
import { createErrorsStore } from "../state/errors-store.ts";
import type { FormSession } from "../state/form-session.ts";
import { createUploadsStore } from "../state/uploads-store.ts";
import { createValuesStore, type FormValues } from "../state/values-store.ts";
import { createFormValidation, type FormValidation } from "../validation/form-validation.ts";

/** What a form begins with. */
type SessionStart = {
	domId: string;
	form: LoadedForm;
	draftName: string | undefined;
	values: FormValues;
	/** Whether a person typed these answers before, as in a restored draft. */
	touched: boolean;
	attachments: Readonly<Record<string, Attachment>>;
	i18n(): Translator;
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
export function createSession(start: SessionStart): { session: FormSession; validation: FormValidation } {
	const { form, domId, announce, render } = start;
	const uploads = createUploadsStore();
	const stored = createValuesStore(start.values);
	if (start.touched) stored.replace(start.values, true);
	// A file on its way is no answer yet, but a person has given it.
	const values = { ...stored, touched: () => stored.touched() || uploads.heldUp().length > 0 };
	const errors = createErrorsStore();
	const validation = createFormValidation(form, start.i18n, structureOf(form.artefact)?.unaskedBySchema);
	const visible = rememberLast(validation.visible);
	const check = (pointer: string) =>
		validation.check(values.all, (found, isGone) => {
			const showError = (at: string) => errors.showAt(at, found.find((error) => error.pointer === at)?.message);
			showError(pointer);
			// What is wrong with one answer may be put right, or become another thing, by an answer elsewhere.
			const gone = errors.all().filter(isGone);
			if (gone.length > 0) errors.show(errors.all().filter((error) => !isGone(error)));
			for (const { pointer: at } of gone) showError(at);
		});
	const session: FormSession = {
		domId,
		artefact: form.artefact,
		draftName: start.draftName,
		hash: form.hash,
		values,
		visibleValues: () => visible(values.all()),
		errors,
		attachments: createAttachmentsStore(start.attachments),
		uploads,
		optionsAt: fieldOptions(form.artefact.document),
		check,
		labels: new Map(),
		offersAfter: offeredAfter(form.artefact.document),
		exitsAfter: (form.artefact.document.exits ?? []).map((exit) => stoppedAfter(form.artefact.document, exit)),
		dismissed: new Set(),
		announce,
		render,
	};
	return { session, validation };
}

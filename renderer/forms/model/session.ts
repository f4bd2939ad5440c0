import type { Translator } from "../../../schemas/i18n/translator.ts";
import type { FormArtefact, Hash } from "../../../schemas/release.ts";
import { fieldOptions } from "../../../schemas/rules/questions/field-options.ts";
import { type ProgressEvent, progressName } from "../../../schemas/rules/questions/form-progress.ts";
import type { BySchema } from "../../../schemas/rules/values/prune.ts";
import type { Attachment, FieldOptions } from "../../../schemas/types.gen.ts";
import type { RenderBlocks } from "../../block.ts";
import type { LoadedForm } from "../../loader/artefacts.ts";
import { createErrorsStore, type ErrorsStore } from "./errors.ts";
import { offeredAfter, stoppedAfter } from "./offers.ts";
import { createStore } from "./store.ts";
import { type AttachmentsStore, createAttachmentsStore, createUploadsStore, type UploadsStore } from "./uploads.ts";
import { createFormValidation, type FormValidation } from "./validation.ts";
import { createValuesStore, type FormValues, type ValuesStore } from "./values.ts";

/** One form on the screen, from its first answer to its sending. The object stays the same all the while. */
export type FormSession = {
	/** Starts the ids of all its elements. */
	domId: string;
	artefact: FormArtefact;
	hash: Hash;
	/** Under which name its draft is kept; undefined where none is. */
	draftName: string | undefined;
	values: ValuesStore;
	errors: ErrorsStore;
	attachments: AttachmentsStore;
	uploads: UploadsStore;
	/** The answers without those that are not asked for now, as they would be sent; the same object until one changes. */
	visibleValues(): FormValues;
	optionsAt(pointer: string): FieldOptions;
	/**
	 * Validates the answers and shows what is wrong with this one: at once, or as soon as the form's rules are here. What
	 * only the server knows of it stays until it is `changed`.
	 */
	check(pointer: string, changed?: boolean): Promise<void>;
	/** Labels of chosen values that the document does not know, because an operation returned them; by `labelKey` (choices.ts). */
	labels: Map<string, string>;
	/** The question after which similar cases are offered; undefined where none are. */
	offersAfter: string | undefined;
	/** The question after which each of the form's stops is said; undefined for one that is said where the form is sent. */
	exitsAfter: readonly (string | undefined)[];
	/** Cases of which the person said that theirs is another: they are not offered again. */
	dismissed: ReadonlySet<string>;
	/** Says something in the form's live region. */
	announce(text: string): void;
	/** Reports once how far somebody got: at a step or field, erring by a keyword. Nobody's name, no value. */
	report(event: ProgressEvent, place?: string, keyword?: string): void;
	/** Reports that somebody goes at a step, and after which field, where they have begun and not sent it. */
	reportLeft(step: string): void;
	render: RenderBlocks;
};

/**
 * The id of the input that asks for an answer; made from the pointer, so that errors can link to it. No two pointers
 * have the same: what is no plain letter goes by its code, and two dashes lead to an answer where one leads to a part.
 */
export const inputId = (session: FormSession, pointer: string): string =>
	session.domId + pointer.replace(/\W/g, (sign) => (sign === "/" ? "--" : `.${sign.charCodeAt(0).toString(16)}.`));

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
	onAction(name: string): void;
	render: RenderBlocks;
	/** Drops the values that the schema's own conditions hide, in a form that has such. */
	bySchema: BySchema | undefined;
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
	const store = createValuesStore(start.values);
	if (start.touched) store.replace(start.values, true);
	// A file on its way is no answer yet, but a person has given it.
	const values = { ...store, touched: () => store.touched() || uploads.heldUp().length > 0 };
	const errors = createErrorsStore();
	const validation = createFormValidation(form, start.i18n, start.bySchema);
	const visible = rememberLast(validation.visible);
	const check = (pointer: string, changed = false) => {
		lastField = pointer;
		return validation.check(values.all, (found, isGone) => {
			const wrongAt = (at: string) => found.find((error) => error.pointer === at)?.message;
			const showError = (at: string) => errors.showAt(at, wrongAt(at), found);
			if (changed || wrongAt(pointer)) showError(pointer);
			// What is wrong with one answer may be put right, or become another thing, by an answer elsewhere.
			const gone = errors.all().filter(isGone);
			if (gone.length > 0) errors.show(errors.all().filter((error) => !isGone(error)));
			for (const { pointer: at } of gone) showError(at);
		});
	};
	const reported = new Set<string>();
	let lastField = "";
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
		report(event, place = "", keyword = "") {
			const name = progressName(event, form.hash, place, keyword);
			if (!reported.has(name)) start.onAction(name);
			reported.add(name);
		},
		reportLeft(step) {
			if (!values.touched() || reported.has(progressName("sent", form.hash, "", ""))) return;
			session.report("left", step);
			if (lastField) session.report("left", lastField);
		},
		render,
	};
	return { session, validation };
}

/** What was said last; screen readers read it. */
export type Announcements = {
	announce(text: string): void;
	subscribe(listener: () => void): () => void;
	last(): string;
};

/** A place for words that only screen readers need. */
export function createAnnouncements(): Announcements {
	const store = createStore("");
	return { announce: store.set, subscribe: store.subscribe, last: store.now };
}

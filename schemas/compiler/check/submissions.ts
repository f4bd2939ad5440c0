import { asksFor, traitsOf } from "../../field-types/choose-type.ts";
import { ANSWERING_OPERATION, answersQuestion } from "../../rules/questions/question-form.ts";
import type { Report } from "../diagnostic.ts";
import { type DocumentCheck, ofKind } from "../document-check.ts";
import { allWorkflows } from "../emit/workflows.ts";
import type { Names } from "../names.ts";
import { worded } from "../worded.ts";
import { checkBoundValues } from "./bound-values.ts";
import { checkCase, checkQuestionForm } from "./case-forms.ts";
import type { SourcedForm } from "./sourced-form.ts";

/** What the server asks of what a form sends, beyond the types of the operation's parameters. */
export const checkSubmissions: DocumentCheck = ofKind("form", (form, names, report) => {
	checkKey(form, report);
	checkBoundValues(form, report);
	if (form.document.submit.operation === "messagesIndex") checkCase(form, report);
	if (form.document.submit.operation === ANSWERING_OPERATION) checkAnswer(form, report);
	checkStep(form, names, report);
	checkPicture(form, report);
});

/** Under a key that is not made anew for each submission, the second one is taken for the first. */
function checkKey({ place, document }: SourcedForm, report: Report): void {
	const { idempotency_key } = document.submit.body;
	if (idempotency_key === undefined || bindOf(idempotency_key) === "/submission/idempotency_key") return;
	const message = worded`Whatever is sent a second time under one key is refused. Expected { "bind": "/submission/idempotency_key" }, which is made anew each time.`;
	report.add(place, "/submit/body/idempotency_key", "unsendable", message);
}

const bindOf = (value: unknown) => (typeof value === "object" && value !== null && "bind" in value ? value.bind : "");

/** What a citizen can do with an own case by a form, and the step of the workflow that it is. */
const STEPS: Readonly<Record<string, string>> = {
	messagesSupplement: "supplement",
	messagesRate: "rate",
	messagesReopen: "reopen",
};

/** Whoever answers a question says something: in a note, or in the fields of the form. */
function checkAnswer(form: SourcedForm, report: Report): void {
	if (answersQuestion(form.document)) checkQuestionForm(form, report);
	else if (form.document.submit.body.note === undefined) {
		const message = worded`The form sends no answer, neither as "note" nor as "data". Expected { "bind": "/form" } as "data", or a text as "note".`;
		report.add(form.place, "/submit/body", "unsendable", message);
	}
}

/** The workflow decides what may be done with a case; a rating comes without the note that it may ask for. */
function checkStep({ place, document }: SourcedForm, names: Names, report: Report): void {
	const { operation } = document.submit;
	const action = STEPS[operation];
	const workflow = allWorkflows(names);
	if (action === undefined || !workflow) return;
	const open = workflow.transitions.some(
		({ action: own, by, note }) =>
			own === action && by.includes("citizen") && !(action === "rate" && note === "required"),
	);
	if (open) return;
	const note = action === "rate" ? worded` that needs no note` : "";
	const message = worded`The workflow lets no citizen "${action}" a case, so ${operation} always refuses. Expected a transition "${action}" by "citizen"${note}.`;
	report.add(place, "/submit/operation", "unsendable", message);
}

/** A profile's picture must be the upload of a picture. */
function checkPicture({ place, document }: SourcedForm, report: Report): void {
	const bind = bindOf(document.submit.body.avatar);
	if (document.submit.operation !== "userUpdateProfile" || typeof bind !== "string" || bind === "") return;
	const field = document.fields?.[bind.replace(/^\/form/, "")] ?? {};
	const accept = traitsOf(field.widget)?.accepts ?? field.accept;
	if (asksFor("files", field) && accept?.every((kind) => kind.startsWith("image/"))) return;
	const message = worded`${bind} need not be a picture, and userUpdateProfile takes nothing else for "avatar". Expected a field with "widget": "file" that accepts pictures only, such as image/jpeg.`;
	report.add(place, "/submit/body/avatar", "unsendable", message);
}

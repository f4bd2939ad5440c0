import { asksFor } from "../../field-types/choose-type.ts";
import { asObject, isObject } from "../../json/json.ts";
import { HANDED_TO_QUESTION } from "../../rules/questions/question-form.ts";
import type { FormDocument } from "../../types.gen.ts";
import type { Report } from "../diagnostic.ts";
import { jsonTypes } from "../scope-model.ts";
import { type DiagnosticWords, worded } from "../worded.ts";
import { declaresField, isAlwaysFilled, isFilledIn, responseSchemas, type SourcedForm } from "./sourced-form.ts";

/** What the server asks of a form that files cases (server/cases/file-case.ts). */
export function checkCase(form: SourcedForm, report: Report): void {
	checkSubmission(form, report);
	checkCategory(form, report);
	checkProject(form, report);
	checkTitle(form, report);
}

/** What the body of a submission must have: the server validates all values by the form that the body names. */
const BODY = {
	form: "/submission/form",
	form_hash: "/submission/form_hash",
	release: "/submission/release",
	data: "/form",
	attachments: "/submission/attachments",
};

/** What the server asks of a form in which a reporter answers a question (server/cases/question-answer.ts). */
export function checkQuestionForm({ place, document }: SourcedForm, report: Report): void {
	for (const { name, bind, at, found } of unsentIn(document)) {
		const message = worded`The form ${found} "${name}", so the server takes no answer from it. Expected { "bind": "${bind}" }.`;
		report.add(place, at, "unsendable", message);
	}
	for (const name of HANDED_TO_QUESTION) {
		if (name in asObject(document.schema.properties)) continue;
		const message = worded`The form has no field "${name}", which the case's page hands to every form that answers a question. Expected a text "${name}".`;
		report.add(place, "/schema/properties", "unsendable", message);
	}
}

function checkSubmission({ place, document }: SourcedForm, report: Report): void {
	for (const { name, bind, at, found } of unsentIn(document)) {
		const message = worded`The form ${found} "${name}", so the server takes no case from it. Expected { "bind": "${bind}" }.`;
		report.add(place, at, "unsendable", message);
	}
}

/** The members of BODY that a form does not send, or not as the server reads them. */
function unsentIn(document: FormDocument) {
	const { body } = document.submit;
	const hasFileField = Object.values(document.fields ?? {}).some((field) => asksFor("files", field));
	return Object.entries(BODY).flatMap(([name, bind]) => {
		const value = body[name];
		// A missing member is reported with all that the operation requires; it requires no attachments, but a form with files does.
		if (value === undefined ? name !== "attachments" || !hasFileField : isObject(value) && value.bind === bind)
			return [];
		const found = value === undefined ? worded`sends no` : worded`sends something else as`;
		return [{ name, bind, found, at: value === undefined ? "/submit/body" : `/submit/body/${name}` }];
	});
}

/** A case reaches its department by its category, whose code is the value `category`. */
function checkCategory({ place, document }: SourcedForm, report: Report): void {
	const own = responseSchemas(document, "/category");
	const types = jsonTypes(own);
	const problem = (at: string, found: DiagnosticWords, expected: DiagnosticWords) =>
		report.add(
			place,
			at,
			"unsendable",
			worded`${found}, and the server takes no case without one. Expected ${expected}.`,
		);
	if (!declaresField(document, "category"))
		problem(
			"/schema",
			worded`The form has no category`,
			worded`a text "category" in the schema's properties and in its "required": the code of a category`,
		);
	else if (types.size > 0 && !types.has("string"))
		problem(
			"/schema/properties/category",
			worded`The category is no text`,
			worded`"type": "string", for the code of a category`,
		);
	else if (!isAlwaysFilled(document, "category"))
		problem(
			"/schema/properties/category",
			worded`The form can be filled in without a category`,
			worded`"category" in the schema's "required", and no "when" at its field or step`,
		);
	else if (asksFor("hidden", document.fields?.["/category"] ?? {}) && !isFilledIn(document, "/category"))
		problem("/schema/properties/category", worded`Nobody can answer the hidden category`, worded`a "default" for it`);
}

/** The value `project_id`, or else `project`, is the id of the project that a case is about. */
function checkProject({ place, document }: SourcedForm, report: Report): void {
	const [name] = ["project_id", "project"].filter((one) => declaresField(document, one));
	if (name === undefined) return;
	const field = document.fields?.[`/${name}`] ?? {};
	const types = jsonTypes(responseSchemas(document, `/${name}`));
	if (field.options || asksFor("hidden", field) || (types.size > 0 && !types.has("string"))) return;
	const message = worded`The server takes the answer "${name}" for the id of a project and refuses every other text. Expected "options" from projectGetList with the value /id, or another name for the question.`;
	report.add(place, `/schema/properties/${name}`, "unsendable", message);
}

/** Others and the filer distinguish cases by their titles; without a public value `title` all are called by their category. */
function checkTitle({ place, document }: SourcedForm, report: Report): void {
	const declared = declaresField(document, "title");
	const visibility = document.fields?.["/title"]?.visibility;
	if (declared && visibility !== undefined) return;
	const found = declared ? worded`does not say who sees it` : worded`asks for none`;
	const message = worded`A case is called by its answer "title" where that is public, and by its category otherwise; the form ${found}. Expected a text "title" with "visibility": "public", or with "private" where cases should be called by their category.`;
	report.add(place, declared ? "/schema/properties/title" : "/schema", "untitled-case", message);
}

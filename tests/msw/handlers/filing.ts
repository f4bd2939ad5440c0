import { writtenInOrder } from "../../../schemas/json/same-json.ts";
import type { RequestOf } from "../../../schemas/operation.ts";
import { refusedFile } from "../../../schemas/rules/errors/refused-file.ts";
import { closedAt, periodFormat } from "../../../schemas/rules/formats/form-period.ts";
import { addWorkingDays } from "../../../schemas/rules/formats/working-days.ts";
import { uploadsIn } from "../../../schemas/rules/questions/uploads-in.ts";
import { resolveText } from "../../../schemas/rules/texts/resolve-text.ts";
import { isAnonymous } from "../../../schemas/rules/values/anonymous.ts";
import { visibleValues } from "../../../schemas/rules/values/computed.ts";
import { conditionReads, isSatisfied } from "../../../schemas/rules/values/condition.ts";
import { exitsReached } from "../../../schemas/rules/values/exits.ts";
import { choiceRules, placesChosen } from "../../../schemas/rules/values/offered-choices.ts";
import { unaskedBySchema } from "../../../schemas/rules/values/schema-conditions.ts";
import { worded } from "../api-schemas.ts";
import { CITY } from "../city-time.ts";
import { CATEGORIES, type Case, flowOf, fresh, PROJECTS } from "../content.ts";
import { type FiledForm, fileTranslator, periodTranslator, translatorOf } from "../forms.ts";
import { invalid, Refusal } from "../refusal.ts";
import type { PortalState } from "../state.ts";
import { reportConfigsGetConfig } from "./configs.ts";
import { endDraft } from "./drafts.ts";
import type { Context, Handler } from "./handler.ts";
import { newQueryCode } from "./tracking.ts";

const LABELS: Record<string, string> = { title: "Title", contact_name: "Your name, if you like" };

type Submission = RequestOf<"messagesIndex">;

/** What was answered to the same key before; 409 when other responses came with it. */
function filedBefore(submission: Submission, state: PortalState) {
	const before = state.filings.get(submission.idempotency_key);
	if (!before) return undefined;
	const { number, submitted_at } = before.respond;
	if (before.body !== writtenInOrder(submission)) throw new Refusal(409, { number, submitted_at });
	return { ...before.respond, repeated: true };
}

/** A submission with the responses that its form really requests, computed ones made anew, and in whose name it is filed. */
type RequestedOperation = Submission & { owner: string | null };

function visibleOf(submission: Submission, context: Context): RequestedOperation {
	const { user, state } = context;
	const known = state.forms.get(submission.form);
	if (!known || known.hash !== submission.form_hash) throw new Refusal(410);
	checkPeriod(known, context);
	const data = answersIn(known, submission.data, context);
	return { ...submission, data, owner: isAnonymous(known.document, data) ? null : (user?.id ?? null) };
}

/** The answers that a form really requests, held to all its rules. */
export function answersIn(known: FiledForm, sent: Submission["data"], context: Context): Submission["data"] {
	const { state, language } = context;
	const data = { ...visibleValues(known, sent, translatorOf(known, language), unaskedBySchema) };
	checkResponses(known, data, language);
	checkExits(known, data, language);
	checkChosen(known, data);
	checkOffered(known, data, context);
	checkFiles(known, data, { state, language });
	return data;
}

function checkResponses(known: FiledForm, data: Submission["data"], language: string | null): void {
	if (known.validate(data)) return;
	const errors = worded(known.validate.errors ?? [], language);
	throw invalid(...errors.map(({ pointer, message }) => ({ pointer: `/data${pointer}`, message })));
}

/** Refuses what comes before its form opens, or after it has closed. */
function checkPeriod({ document }: FiledForm, { language, state }: Context): void {
	const closed = closedAt(document, CITY, new Date(state.now()));
	if (!closed) return;
	const { format, text } = periodTranslator(language);
	const said =
		closed.why === "early"
			? "This form opens on {at}. It cannot be sent before."
			: "This form was open until {at}. It cannot be sent any more.";
	const data = { [closed.why === "early" ? "open_from" : "open_until"]: closed.at };
	throw new Refusal(409, data, text(said, { at: format(closed.at, periodFormat(closed)) }));
}

/** Refuses responses that belong in another channel. */
function checkExits(known: FiledForm, data: Submission["data"], language: string | null): void {
	const [exit] = exitsReached(known, data);
	if (!exit) return;
	const pointer = conditionReads(exit.when)[0]?.pointer ?? "";
	const message = resolveText(exit.title, { form: data }, translatorOf(known, language));
	throw invalid({ pointer: pointer.replace(/^\/form/, "/data"), message });
}

const OFFERED: Readonly<Record<string, readonly unknown[]>> = {
	messagesGetCategory: CATEGORIES.map(({ code }) => code),
	projectGetList: PROJECTS.map(({ id }) => id),
};

/** Refuses what was not among the choices of an operation. */
function checkChosen({ document }: FiledForm, data: Submission["data"]): void {
	for (const [pointer, { options }] of Object.entries(document.fields ?? {})) {
		const value = data[pointer.slice(1)];
		if (!options || value === undefined || OFFERED[options.operation]?.includes(value)) continue;
		throw invalid({ pointer: `/data${pointer}`, message: "is none of the choices" });
	}
}

/** Refuses choices whose own condition does not hold, on the values or on the configuration. */
function checkOffered({ document }: FiledForm, data: Submission["data"], context: Context): void {
	const scope = { form: data, config: { report: reportConfigsGetConfig({}, context) } };
	const rules = (["when", "offered_when"] as const).flatMap((by) => choiceRules(document, by));
	const refused = rules.filter(({ when }) => !when.every((condition) => isSatisfied(condition, scope)));
	const errors = refused.flatMap((rule) =>
		placesChosen(rule, data).map(({ pointer: instancePath }) => ({
			keyword: "enum",
			instancePath,
			schemaPath: "",
			params: {},
		})),
	);
	if (errors.length === 0) return;
	const said = worded(errors, context.language);
	throw invalid(...said.map(({ pointer, message }) => ({ pointer: `/data${pointer}`, message })));
}

/** Refuses files of kinds and sizes that their field does not take. */
function checkFiles(
	{ document }: FiledForm,
	data: Submission["data"],
	{ state, language }: Pick<Context, "state" | "language">,
) {
	const errors = uploadsIn(document, data).flatMap(({ pointers, options, ids }) =>
		ids.flatMap((id, index) => {
			const file = state.uploads.get(id);
			const terms = { accept: options.accept, maxSize: options.max_size };
			const message = file && refusedFile(file, terms, fileTranslator(language));
			return message === undefined ? [] : [{ pointer: `/data${pointers[index]}`, message }];
		}),
	);
	if (errors.length > 0) throw invalid(...errors);
}

function attachmentsOf({ attachments = [] }: Submission, state: PortalState) {
	return attachments.map((id) => {
		const upload = state.uploads.get(id);
		if (!upload) throw invalid({ pointer: "/attachments", message: "is no stored upload" });
		return upload;
	});
}

/** The responses that are words, under the names that the mock has for them. */
const handlersOf = (data: Submission["data"]): Case["answers"] =>
	Object.entries(data).flatMap(([name, value]) =>
		typeof value === "string" ? [{ name: `/${name}`, label: LABELS[name] ?? name, value, text: value }] : [],
	);

function caseOf(submission: RequestedOperation, state: PortalState): Case {
	const about = CATEGORIES.find((category) => category.code === submission.data.category) ?? CATEGORIES[0];
	if (!about) throw new Error("there are no categories");
	const title = String(submission.data.title);
	return {
		id: crypto.randomUUID(),
		number: `2026${String(state.cases.length + 1).padStart(6, "0")}`,
		title,
		category: { id: about.id, code: about.code, name: about.name },
		status: "submitted",
		submitted_at: new Date(state.now()).toISOString(),
		replied_at: null,
		project: null,
		rating: null,
		answers: handlersOf(submission.data),
		reply: null,
		attachments: attachmentsOf(submission, state),
		owner: submission.owner,
		published: false,
		...fresh(),
		query_code: submission.owner === null ? newQueryCode() : null,
	};
}

export const messagesIndex: Handler<"messagesIndex"> = (submission, context) => {
	const { state } = context;
	const before = filedBefore(submission, state);
	if (before) return before;
	const filed = caseOf(visibleOf(submission, context), state);
	state.cases.unshift(filed);
	state.flows.set(filed.id, flowOf(filed));
	const { id, number, status, submitted_at, query_code } = filed;
	const accept_by = addWorkingDays(new Date(submitted_at), 2, CITY);
	const respond = {
		id,
		number,
		status,
		submitted_at,
		query_code,
		repeated: false,
		accept_by: accept_by.toISOString(),
		reply_by: addWorkingDays(accept_by, 15, CITY).toISOString(),
	};
	const { form, idempotency_key } = submission;
	state.drafts.delete(`${context.user?.id} ${form}`);
	endDraft({ form, idempotency_key, how: "sent", number }, filed.owner === null ? null : context.user, state);
	state.filings.set(submission.idempotency_key, { body: writtenInOrder(submission), respond });
	return respond;
};

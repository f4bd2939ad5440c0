import type { AuditAction } from "../audit/actions.ts";
import type { Db } from "../database/connection.ts";
import type { Correspondence } from "../database/tables/upkeep-tables.ts";
import { notifyDataRequest } from "../notifications/outbox-notifier.ts";
import { correctAccount, correctAnswer } from "../personal-data/correct.ts";
import { eraseRequested } from "../personal-data/erase-requested.ts";
import { correctableOf } from "../personal-data/request-detail.ts";
import { lockTended } from "../personal-data/tended-request.ts";
import { mayAdminister } from "../policies/people-policy.ts";
import type { StoredFiles } from "../repositories/messages/upload.ts";
import {
	correspondenceOf,
	type DataRequest,
	type DataRequestChange,
	IDENTITY_CHECKS,
	insertDataStep,
	updateDataRequest,
} from "../repositories/people/data-request.ts";
import { findUser } from "../repositories/people/user.ts";
import type { Services } from "../services.ts";
import { deleteFiles } from "../uploads/delete-files.ts";
import { absent, invalid, Refusal } from "../wire/refusal.ts";
import { objectOf } from "../wire/response-shapes.ts";
import type { AdminRequest, AdminRoute } from "./admin-route.ts";
import { confirmationOf } from "./data-request-shapes.ts";
import { EMPTY_BODY } from "./draft-release-bodies.ts";
import { textIn } from "./release-bodies.ts";

const PATH = "/admin/api/data-requests/{id}";

type StepName = Extract<AuditAction, `data_request.${string}`> extends `data_request.${infer Name}` ? Name : never;

/** What a step changes, what of it stands in the register and the log, and whether the person is told. */
type Outcome = { change?: DataRequestChange; detail?: object; tells?: boolean; files?: readonly StoredFiles[] };

type Step = {
	action: StepName;
	/** Whether it must be known before who asks. */
	identified?: boolean;
	run(transaction: Db, found: DataRequest, request: AdminRequest, services: Services): Promise<Outcome>;
};

/** Takes a step of a request: its change, its entry in the register and in the log, and the word to the person, or nothing of it. */
async function takeDataStep(request: AdminRequest, services: Services, { action, identified, run }: Step) {
	const { user, params, record } = request;
	const files = await services.db.transaction().execute(async (transaction) => {
		const found = await lockTended(transaction, user, params.id ?? "");
		if (identified && found.identity === null) throw new Refusal(409, "Say first how it was checked who asks.");
		const { change = {}, detail = {}, tells, files: gone = [] } = await run(transaction, found, request, services);
		await updateDataRequest(transaction, found.id, { assignee_id: found.assignee_id ?? user.id, ...change });
		await insertDataStep(transaction, { request_id: found.id, actor_id: user.id, action, detail });
		const object = { kind: "data_request" as const, id: found.id };
		await record({ action: `data_request.${action}`, object, detail: { kind: found.kind, ...detail } }, transaction);
		const recipient = tells && found.user_id !== null ? await findUser(transaction, found.user_id) : null;
		if (recipient) await notifyDataRequest(transaction, services.settings, recipient.id);
		return gone;
	});
	await deleteFiles(services.storage, files);
	return {};
}

/** A route that takes one step. */
const stepRoute = (name: string, summary: string, body: object, step: Step, confirmed = false): AdminRoute => ({
	method: "POST",
	path: `${PATH}/${name}`,
	summary,
	body,
	response: objectOf({}),
	confirmed,
	allowed: mayAdminister,
	handle: (request, services) => takeDataStep(request, services, step),
});

const bodyOf = (properties: Record<string, object>) => ({
	type: "object",
	properties,
	required: Object.keys(properties),
	additionalProperties: false,
});

const WORDS = { type: "string", minLength: 1, maxLength: 2000, pattern: "\\S" };

const assign = stepRoute(
	"assign",
	"Says who works on it.",
	bodyOf({ assignee: { anyOf: [{ type: "string", maxLength: 64 }, { type: "null" }] } }),
	{
		action: "assigned",
		async run(transaction, _found, { body }) {
			const id = textIn(body, "assignee") ?? null;
			const person = id === null ? null : await findUser(transaction, id);
			if (id !== null && !(person && mayAdminister(person))) throw absent();
			return { change: { assignee_id: id }, detail: { assignee: id } };
		},
	},
);

const identify = stepRoute(
	"identity",
	"Says how it was checked who asks.",
	bodyOf({ identity: { type: "string", enum: IDENTITY_CHECKS } }),
	{
		action: "identified",
		async run(_transaction, _found, { body }) {
			const identity = IDENTITY_CHECKS.find((one) => one === textIn(body, "identity")) ?? null;
			return { change: { identity }, detail: { identity } };
		},
	},
);

/** What was written, and a question to the person after it. */
function withQuestion(request: DataRequest, question: string): Correspondence {
	const { wish, exchanges } = correspondenceOf(request);
	return { wish, exchanges: [...exchanges, { question, answer: null }] };
}

const question = stepRoute(
	"question",
	"Asks the person something: the request waits for them.",
	bodyOf({ question: WORDS }),
	{
		action: "questioned",
		run: async (_transaction, found, { body }) => ({
			change: { state: "waiting", correspondence: withQuestion(found, textIn(body, "question")?.trim() ?? "") },
			tells: true,
		}),
	},
);

const resume = stepRoute("resume", "Says that the person has answered: it goes on.", EMPTY_BODY, {
	action: "resumed",
	run: async () => ({ change: { state: "open" } }),
});

const link = stepRoute(
	"link",
	"Gives the person all that is kept of them by a link that expires, which they see where they asked. This settles the request.",
	EMPTY_BODY,
	{
		action: "exported",
		identified: true,
		async run(_transaction, { kind }, _request, { settings }) {
			if (kind !== "export") throw absent();
			const until = new Date(Date.now() + settings.dataRequests.linkDays * 86_400_000);
			return { change: { state: "done", link_expires_at: until }, detail: { until: until.toISOString() }, tells: true };
		},
	},
);

const correct = stepRoute(
	"correct",
	"Changes one value of the account or of a case. The register and the log keep its name and neither what it was nor what it is.",
	bodyOf({
		case: { anyOf: [{ type: "string", maxLength: 64 }, { type: "null" }] },
		name: { type: "string", minLength: 1, maxLength: 500 },
		value: { type: "string", maxLength: 10_000 },
	}),
	{
		action: "corrected",
		identified: true,
		async run(transaction, found, { user, body, language }) {
			const id = textIn(body, "case") ?? null;
			const name = textIn(body, "name") ?? "";
			const value = textIn(body, "value") ?? "";
			const offered = await correctableOf(transaction, found, { user, language });
			const known = offered.find((one) => one.name === name && one.case === id);
			if (found.kind !== "correction" || !known) throw absent();
			const correction = { name, value: value.trim() };
			if (id === null) await correctAccount(transaction, found.user_id ?? "", correction);
			else await correctAnswer(transaction, id, correction, language);
			return { detail: { changed: name, case: known.number } };
		},
	},
);

const erase = stepRoute(
	"erase",
	"Erases what may go at once, and has the rest erased once it may be; the name or number of whom it is about confirms it. This settles the request.",
	bodyOf({ confirm: { type: "string", maxLength: 200 } }),
	{
		action: "erased",
		identified: true,
		async run(transaction, found, { user, body }) {
			const expected = confirmationOf(found);
			if (found.kind !== "erasure" || expected === null) throw absent();
			const text = "The name does not match. Please type it as it is shown.";
			if (textIn(body, "confirm")?.trim() !== expected) throw invalid([{ pointer: "/confirm", message: text }], text);
			const { files, cases, held } = await eraseRequested(transaction, found, user);
			return { change: { state: "done" }, detail: { cases, held }, files };
		},
	},
	true,
);

const finish = stepRoute("done", "Says that it is done, as by handing over the file.", EMPTY_BODY, {
	action: "done",
	identified: true,
	async run(_transaction, { kind, user_id, message_id }) {
		// What is to be erased is settled by erasing it, unless nothing is kept of them.
		if (kind === "erasure" && (user_id ?? message_id) !== null) throw absent();
		return { change: { state: "done" }, tells: true };
	},
});

const refuse = stepRoute(
	"refuse",
	"Refuses it, with the reason that the person is told.",
	bodyOf({ reason: { ...WORDS, minLength: 3 } }),
	{
		action: "refused",
		run: async (_transaction, _found, { body }) => ({
			change: { state: "refused", reason: textIn(body, "reason")?.trim() ?? null },
			tells: true,
		}),
	},
);

/** Calls by which somebody works on a request for personal data. */
export const DATA_REQUEST_STEPS: readonly AdminRoute[] = [
	assign,
	identify,
	question,
	resume,
	link,
	correct,
	erase,
	finish,
	refuse,
];

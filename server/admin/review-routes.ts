import { isRouting } from "../../schemas/checks/handling.gen.ts";
import type { DocumentSource } from "../../schemas/compiler/index.ts";
import { testCasesIn } from "../../schemas/compiler/test-cases.ts";
import { readSources } from "../../schemas/edits/read-text.ts";
import { asString } from "../../schemas/json/json.ts";
import { portalWords } from "../cases/filer-language.ts";
import { mayEdit, mayPublish } from "../policies/document-policy.ts";
import { Refusal } from "../wire/refusal.ts";
import { INTEGER, listOf, objectOf, TEXT, TEXT_OR_NULL, YES_OR_NO } from "../wire/response-shapes.ts";
import type { AdminRoute } from "./admin-route.ts";
import { approvalOf, approveDraft } from "./approvals.ts";
import { EMPTY_BODY } from "./draft-release-bodies.ts";
import { demandDraft, draftWithEdits } from "./draft-releases.ts";
import { formUses } from "./form-uses-route.ts";
import { impactOf } from "./impact.ts";
import { NOTE, textIn } from "./release-bodies.ts";
import { replayOf } from "./replay.ts";
import { APPROVAL_RESPONSE, IMPACT_RESPONSE, REPLAY_RESPONSE } from "./review-responses.ts";
import { MAX_TRIED, tryRouting } from "./routing-trial.ts";

const DRAFT = "/admin/api/draft-releases/{id}";

const impact: AdminRoute = {
	method: "GET",
	path: `${DRAFT}/impact`,
	summary:
		"The class of what a draft release changes, and the forms with their drafts and open cases, the categories and the pages that it touches. All are counted; listed are the latest drafts, without content or person, and the latest cases that the reader may read.",
	body: null,
	response: IMPACT_RESPONSE,
	allowed: mayEdit,
	async handle({ params, user, language }, { db, compiler }) {
		const { sources, edits } = await draftWithEdits(db, params.id ?? "");
		const { changes, sources: after } = await compiler.changesOf(sources, edits);
		if (!changes) throw new Error("the thread has told no changes");
		return impactOf(db, { user, words: await portalWords(db, language) }, changes, sources, after);
	},
};

const replay: AdminRoute = {
	method: "POST",
	path: `${DRAFT}/replay`,
	summary:
		"Submits the last submissions of the forms that a draft release changes anew to what it makes of them; which fields would refuse how many, and why. Runs the kept test cases too: what came of each that was not expected. Returns no values.",
	body: EMPTY_BODY,
	response: REPLAY_RESPONSE,
	allowed: mayEdit,
	async handle({ params }, { db, compiler }) {
		const { sources, edits } = await draftWithEdits(db, params.id ?? "");
		const { release } = await compiler.compileDraft(sources, edits);
		if (!release)
			throw new Refusal(409, "The documents have errors. Correct them before the submissions are replayed.");
		const { changes, sources: after } = await compiler.changesOf(sources, edits);
		return replayOf(db, release, changes?.forms ?? [], testCasesIn(after));
	},
};

const PLACE = objectOf({ team: TEXT_OR_NULL, priority: INTEGER, district: TEXT_OR_NULL });

/** The routing rules of documents, where they have any. */
function routingIn(sources: readonly DocumentSource[]) {
	const documents: unknown[] = Object.values(readSources(sources).documents);
	return documents.find(isRouting);
}

const routing: AdminRoute = {
	method: "GET",
	path: `${DRAFT}/routing`,
	summary: `Tries a draft release's routing rules on the cases of the last 30 days, beside those in force: for how many each rule fires, and which would go elsewhere. The newest some thousands at once; \`next\`, given as \`after\`, tries those after them, at most ${MAX_TRIED.toLocaleString("en-US")} in all. Null where the rules stay as they are. Changes nothing.`,
	body: null,
	query: { type: "object", properties: { after: { type: "string", format: "uuid" } }, additionalProperties: false },
	response: objectOf({
		trial: {
			anyOf: [
				objectOf({
					...{ cases: INTEGER, total: INTEGER, more: YES_OR_NO, next: TEXT_OR_NULL, moved: INTEGER },
					rules: listOf(objectOf({ id: TEXT, title: TEXT, before: INTEGER, after: INTEGER })),
					moves: listOf(
						objectOf({ category: TEXT, before: PLACE, after: PLACE, cases: INTEGER, numbers: listOf(TEXT) }),
					),
				}),
				{ type: "null" },
			],
		},
	}),
	allowed: mayEdit,
	async handle({ params, query, user }, { db, compiler }) {
		const { sources, edits } = await draftWithEdits(db, params.id ?? "");
		const { release } = await compiler.compileDraft(sources, edits);
		if (!release) throw new Refusal(409, "The documents have errors. Correct them before the rules are tried.");
		const { sources: after } = await compiler.changesOf(sources, edits);
		const rules = routingIn(after);
		const isSame = JSON.stringify(rules) === JSON.stringify(routingIn(sources));
		return {
			trial: rules && !isSame ? await tryRouting(db, rules, user, { after: asString(query.after) ?? null }) : null,
		};
	},
};

const approval: AdminRoute = {
	method: "GET",
	path: `${DRAFT}/approval`,
	summary: "Whether the site wants a second person to approve, and who has approved the draft release as it stands.",
	body: null,
	response: APPROVAL_RESPONSE,
	allowed: mayEdit,
	handle: async ({ params }, { db }) => approvalOf(db, await demandDraft(db, params.id ?? "")),
};

const approving: AdminRoute = {
	method: "POST",
	path: `${DRAFT}/approve`,
	summary: "Approves a draft release in the version that was looked at; refused to who has edited it.",
	body: {
		type: "object",
		properties: { version: { type: "integer", minimum: 0 }, note: NOTE },
		required: ["version"],
		additionalProperties: false,
	},
	response: APPROVAL_RESPONSE,
	allowed: mayPublish,
	confirmed: true,
	async handle({ user, params, body, record }, { db }) {
		const draft = await demandDraft(db, params.id ?? "");
		const version = Number(Reflect.get(Object(body), "version"));
		await approveDraft(db, draft, { user_id: user.id, version, note: textIn(body, "note") ?? "", record });
		return approvalOf(db, draft);
	},
};

/** Calls by which a draft release is looked at before it is published. */
export const REVIEW_ROUTES: readonly AdminRoute[] = [impact, formUses, replay, routing, approval, approving];

import { testCasesIn } from "../../schemas/compiler/test-cases.ts";
import { portalWords } from "../cases/filer-language.ts";
import { mayEdit, mayPublish } from "../policies/document-policy.ts";
import { Refusal } from "../wire/refusal.ts";
import type { AdminRoute } from "./admin-route.ts";
import { approvalOf, approveDraft } from "./approvals.ts";
import { EMPTY_BODY } from "./draft-release-bodies.ts";
import { demandDraft, draftWithEdits } from "./draft-releases.ts";
import { formUses } from "./form-uses-route.ts";
import { impactOf } from "./impact.ts";
import { NOTE, textIn } from "./release-bodies.ts";
import { replayOf } from "./replay.ts";
import { APPROVAL_RESPONSE, IMPACT_RESPONSE, REPLAY_RESPONSE } from "./review-responses.ts";
import { routingTrialRoute } from "./routing-trial-route.ts";

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
export const REVIEW_ROUTES: readonly AdminRoute[] = [impact, formUses, replay, routingTrialRoute, approval, approving];

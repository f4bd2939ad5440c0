import { mayEdit, mayPublish } from "../policies/document-policy.ts";
import { referenceTo } from "../release/feed.ts";
import { findTimeZone } from "../repositories/queries/calendar.ts";
import { insertDraftRelease, listDraftReleases } from "../repositories/releases/draft-release.ts";
import { findCurrent } from "../repositories/releases/release.ts";
import { Refusal } from "../wire/refusal.ts";
import type { AdminRoute } from "./admin-route.ts";
import {
	afterIn,
	EDITS_BODY,
	EMPTY_BODY,
	editsIn,
	NEW_DRAFT_BODY,
	PUBLISH_DRAFT_BODY,
	rebasesIn,
} from "./draft-release-bodies.ts";
import {
	APPENDED_RESPONSE,
	CHANGES_RESPONSE,
	CHECK_RESPONSE,
	DISCARDED_RESPONSE,
	DRAFT_RESPONSE,
	DRAFTS_RESPONSE,
	ME_RESPONSE,
	PUBLISHED_RESPONSE,
	STARTED_RESPONSE,
} from "./draft-release-responses.ts";
import { append, discard, draftWithEdits, publishDraft } from "./draft-releases.ts";
import { mapIn, textIn } from "./release-bodies.ts";
import { timesIn } from "./schedule-publication.ts";

const DRAFTS = "/admin/api/draft-releases";
const MAX_LISTED = 100;

const list: AdminRoute = {
	method: "GET",
	path: DRAFTS,
	summary: "Open draft releases, the one changed last first, each with how many of its edits count.",
	body: null,
	response: DRAFTS_RESPONSE,
	allowed: mayEdit,
	async handle(_request, { db }) {
		const drafts = await listDraftReleases(db, MAX_LISTED);
		return {
			list: drafts.map(({ id, name, base_id, version, updated_at, updated_by, changes }) => ({
				id,
				name,
				base: base_id,
				version,
				updated_at: updated_at.toISOString(),
				updated_by,
				changes,
			})),
		};
	},
};

const start: AdminRoute = {
	method: "POST",
	path: DRAFTS,
	summary: "Starts a draft release over the release in force.",
	body: NEW_DRAFT_BODY,
	response: STARTED_RESPONSE,
	allowed: mayEdit,
	async handle({ user, body }, { db }) {
		const current = await findCurrent(db);
		if (!current) throw new Refusal(409, "There is no release yet to start from.");
		const name = (textIn(body, "name") ?? "").trim();
		const draft = await insertDraftRelease(db, { name, base_id: current.id, author_id: user.id });
		return { id: draft.id, name: draft.name, base: draft.base_id, version: draft.version };
	},
};

const open: AdminRoute = {
	method: "GET",
	path: `${DRAFTS}/{id}`,
	summary: "A draft release: its base's documents as they were written, and its edits in their order.",
	body: null,
	response: DRAFT_RESPONSE,
	allowed: mayEdit,
	async handle({ params }, { db }) {
		const { draft, sources, edits } = await draftWithEdits(db, params.id ?? "");
		const { id, name, base_id, version, state } = draft;
		return { id, name, base: base_id, version, state, sources, edits };
	},
};

const appending: AdminRoute = {
	method: "POST",
	path: `${DRAFTS}/{id}/edits`,
	summary:
		"Appends edits, whatever came in since the version `after`; returns the new version, and in `others` what came in, and what was stored of the edits before, to be applied before those that were not.",
	body: EDITS_BODY,
	response: APPENDED_RESPONSE,
	allowed: mayEdit,
	handle: ({ user, params, body }, { db }) =>
		append(db, params.id ?? "", { after: afterIn(body), edits: editsIn(body) }, user.id),
};

const checking: AdminRoute = {
	method: "POST",
	path: `${DRAFTS}/{id}/check`,
	summary:
		"The diagnostics of what a draft release leads to, and the edits that have no effect. Publishing compiles too, and may find more.",
	body: EMPTY_BODY,
	response: CHECK_RESPONSE,
	allowed: mayEdit,
	async handle({ params }, { db, compiler }) {
		const { draft, sources, edits } = await draftWithEdits(db, params.id ?? "");
		const { diagnostics, refused } = await compiler.checkDraft(draft.id, sources, edits);
		return { version: draft.version, diagnostics, refused };
	},
};

const changing: AdminRoute = {
	method: "GET",
	path: `${DRAFTS}/{id}/changes`,
	summary:
		"What a draft release changes, document by document, in sentences (English texts with values), with what was done by whom and when; and whether forms that were started are asked again.",
	body: null,
	response: CHANGES_RESPONSE,
	allowed: mayEdit,
	async handle({ params }, { db, compiler }) {
		const { sources, edits } = await draftWithEdits(db, params.id ?? "");
		const { changes, refused } = await compiler.changesOf(sources, edits);
		const known = new Map(edits.map((edit) => [edit.id, edit]));
		const documents = (changes?.documents ?? []).map(({ acts, ...document }) => ({
			...document,
			acts: acts.map(({ id, sentence }) => {
				const { by = null, at_time = "" } = known.get(id) ?? {};
				return { sentence, by, at_time };
			}),
		}));
		return { ...changes, documents, refused };
	},
};

const publishing: AdminRoute = {
	method: "POST",
	path: `${DRAFTS}/{id}/publish`,
	summary:
		"Publishes what a draft release leads to, and closes it. Refused with 409 and data.publications when its base is not in force any more, unless `rebase` applies its edits over what is; data.refused lists those that have no effect. Refused with 422 as publishing is.",
	body: PUBLISH_DRAFT_BODY,
	response: PUBLISHED_RESPONSE,
	allowed: mayPublish,
	confirmed: true,
	async handle({ user, params, body, record }, services) {
		const { id, ...published } = await publishDraft(services, params.id ?? "", {
			author_id: user.id,
			record,
			note: textIn(body, "note") ?? "",
			map: mapIn(body),
			rebase: rebasesIn(body),
			times: timesIn(textIn(body, "at"), textIn(body, "until")),
		});
		await services.releases.refresh();
		return { ...referenceTo(id), ...published };
	},
};

const discarding: AdminRoute = {
	method: "POST",
	path: `${DRAFTS}/{id}/discard`,
	summary: "Closes a draft release without publishing it. Its edits stay on record.",
	body: EMPTY_BODY,
	response: DISCARDED_RESPONSE,
	allowed: mayEdit,
	async handle({ user, params, record }, { db }) {
		await discard(db, params.id ?? "", { author_id: user.id, record });
		return null;
	},
};

const me: AdminRoute = {
	method: "GET",
	path: "/admin/api/me",
	summary:
		"Who is logged in, with which roles, and which rights over teams and categories; and the portal's time zone.",
	body: null,
	response: ME_RESPONSE,
	allowed: () => true,
	handle: async ({ user: { id, nickname, roles, assignments } }, { db }) => ({
		user: { id, nickname, roles, assignments },
		time_zone: await findTimeZone(db),
	}),
};

/** Calls by which documents are edited before they are released. */
export const DRAFT_RELEASE_ROUTES: readonly AdminRoute[] = [
	me,
	list,
	start,
	open,
	appending,
	checking,
	changing,
	publishing,
	discarding,
];

import type { Translator } from "../../schemas/i18n/translator.ts";
import type { UserRow } from "../database/tables.ts";
import { mayEdit, mayPublish, mayReadDocuments } from "../policies/document-policy.ts";
import { referenceTo } from "../release/feed.ts";
import { listPublications } from "../repositories/releases/publication.ts";
import { findCurrent } from "../repositories/releases/release.ts";
import { listSchedules } from "../repositories/releases/release-schedule.ts";
import { listRevocations } from "../repositories/releases/revocation.ts";
import { absent, invalid, Refusal } from "../wire/refusal.ts";
import { NOTHING } from "../wire/response-shapes.ts";
import { isServerText, translate } from "../wire/texts.ts";
import type { AdminRequest, AdminRoute } from "./admin-route.ts";
import { wantsApproval } from "./approvals.ts";
import { EMPTY_BODY } from "./draft-release-bodies.ts";
import { formVersions } from "./form-versions-route.ts";
import { lostStates } from "./lost-states-route.ts";
import { publish, restore } from "./publish.ts";
import { mapIn, overridesIn, PUBLISH_BODY, RESTORE_BODY, REVOKE_BODY, sourcesIn, textIn } from "./release-bodies.ts";
import {
	DOCUMENTS_RESPONSE,
	PUBLISH_RESPONSE,
	RELEASES_RESPONSE,
	RESTORE_RESPONSE,
	REVOKE_RESPONSE,
} from "./release-responses.ts";
import { sourcesOf } from "./release-sources.ts";
import { revoke } from "./revoke.ts";
import { cancelScheduled } from "./schedule-publication.ts";
import { pathErrors } from "./source-paths.ts";

const MAX_LISTED = 200;

type Schedule = Awaited<ReturnType<typeof listSchedules>>[number];

const documents: AdminRoute = {
	method: "GET",
	path: "/admin/api/documents",
	summary: "The documents of the current release, as they were written.",
	body: null,
	response: DOCUMENTS_RESPONSE,
	allowed: mayReadDocuments,
	async handle(_request, { db }) {
		const current = await findCurrent(db);
		return {
			release: current ? referenceTo(current.id) : null,
			sources: current ? await sourcesOf(db, current.id) : [],
		};
	},
};

/** Why it failed, in the reader's language. */
const problemOf = ({ problem, problem_values }: Schedule, translator: Translator): string | null =>
	isServerText(problem) ? translate(problem, translator, problem_values) : problem;

const scheduleOf = (schedule: Schedule, translator: Translator) => ({
	id: schedule.id,
	release: schedule.release_id,
	over: schedule.over_id,
	state: schedule.state,
	note: schedule.note,
	author: schedule.author,
	problem: problemOf(schedule, translator),
	starts_at: schedule.starts_at.toISOString(),
	ends_at: schedule.ends_at?.toISOString() ?? null,
});

const releases: AdminRoute = {
	method: "GET",
	path: "/admin/api/releases",
	summary: "Publications, newest first, and what was revoked, by whom, when and why.",
	body: null,
	response: RELEASES_RESPONSE,
	allowed: mayEdit,
	async handle({ language }, { db, translators }) {
		const translator = translators.inLanguage(language);
		const current = await findCurrent(db);
		const list = await listPublications(db, MAX_LISTED);
		const revocations = await listRevocations(db, MAX_LISTED);
		return {
			list: list.map(({ published_at, version, ...entry }) => ({
				...entry,
				version,
				published_at: published_at.toISOString(),
				current: version === current?.version,
				manifest_url: referenceTo(entry.id).manifest_url,
			})),
			revocations: revocations.map(({ revoked_at, ...entry }) => ({ ...entry, revoked_at: revoked_at.toISOString() })),
			schedules: (await listSchedules(db, MAX_LISTED)).map((schedule) => scheduleOf(schedule, translator)),
		};
	},
};

const cancelling: AdminRoute = {
	method: "POST",
	path: "/admin/api/schedules/{id}/cancel",
	summary: "Cancels what is scheduled: what waits does not come, and what came stays beyond its end.",
	body: EMPTY_BODY,
	response: NOTHING,
	allowed: mayPublish,
	confirmed: true,
	async handle({ params, record }, { db }) {
		const id = Number(params.id);
		if (!Number.isSafeInteger(id)) throw absent();
		await cancelScheduled(db, id, record);
		return null;
	},
};

/** The release that was edited. Throws 422 where that is not said, and nobody says to publish over any. */
function baseIn(body: unknown, user: UserRow): string | null {
	const base = textIn(body, "base");
	if (base !== undefined) return base;
	if (!overridesIn(body)) throw new Refusal(422, "Say in base which release the documents stem from, or override it.");
	console.warn(`The user ${user.id} publishes over whatever release is in force (override).`);
	return null;
}

const editorOf = ({ user, body, record }: AdminRequest) => ({
	author_id: user.id,
	record,
	note: textIn(body, "note") ?? "",
	map: mapIn(body),
});

const publishing: AdminRoute = {
	method: "POST",
	path: "/admin/api/releases",
	summary:
		"Compiles documents and publishes them; refused with 422 and data.diagnostics when they have errors, or with data.unmapped when stored cases stand in states that they lack.",
	body: PUBLISH_BODY,
	response: PUBLISH_RESPONSE,
	allowed: mayPublish,
	confirmed: true,
	async handle(request, services) {
		const { user, body } = request;
		const sources = sourcesIn(body);
		const errors = pathErrors(sources);
		if (errors.length > 0) throw invalid(errors);
		if (await wantsApproval(services.db))
			throw new Refusal(409, "Somebody else has to approve this before it is published.", { data: { approval: true } });
		const base = baseIn(body, user);
		const { id, diagnostics } = await publish(services, { sources, base }, editorOf(request));
		await services.releases.refresh();
		return { ...referenceTo(id), diagnostics };
	},
};

const restoring: AdminRoute = {
	method: "POST",
	path: "/admin/api/releases/{id}/restore",
	summary:
		"Makes an earlier release the current one again; of its id, the first characters do where no other begins so. Refused for a revoked one, and with 422 and data.unmapped as publishing is.",
	body: RESTORE_BODY,
	response: RESTORE_RESPONSE,
	allowed: mayPublish,
	confirmed: true,
	async handle(request, { db, releases: feed }) {
		const id = await restore(db, request.params.id ?? "", editorOf(request));
		await feed.refresh();
		return referenceTo(id);
	},
};

const revoking: AdminRoute = {
	method: "POST",
	path: "/admin/api/releases/{id}/revoke",
	summary:
		"Revokes a release that is not in force, or with `form` the version of that form which it has: nothing more is filed with it, begun forms go over to the version in force, and it does not come in force again.",
	body: REVOKE_BODY,
	response: REVOKE_RESPONSE,
	allowed: mayPublish,
	confirmed: true,
	async handle({ user, params, body, record }, { db, releases: feed }) {
		const reason = textIn(body, "reason") ?? "";
		const form = textIn(body, "form");
		const revoked = await revoke(db, params.id ?? "", { form, reason, author_id: user.id, record });
		await feed.refresh();
		return revoked;
	},
};

/** Calls by which documents are read and released. */
export const RELEASE_ROUTES: readonly AdminRoute[] = [
	documents,
	releases,
	publishing,
	lostStates,
	formVersions,
	restoring,
	revoking,
	cancelling,
];

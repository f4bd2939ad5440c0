import { readSources } from "../../schemas/edits/read-text.ts";
import { asString } from "../../schemas/json/json.ts";
import type { Db } from "../database/connection.ts";
import { mayPublish } from "../policies/document-policy.ts";
import { countDraftsOn } from "../repositories/messages/draft.ts";
import { findCurrentManifest } from "../repositories/releases/release.ts";
import { revokedAmong } from "../repositories/releases/revocation.ts";
import { INTEGER, listOf, objectOf, TEXT, YES_OR_NO } from "../wire/response-shapes.ts";
import type { AdminRoute } from "./admin-route.ts";
import { releaseNamed } from "./demands.ts";
import { sourcesOf } from "./release-sources.ts";

/** What each form of a release is called in it, by the form's id. */
async function titlesIn(db: Db, release: string): Promise<ReadonlyMap<string, string>> {
	const documents = Object.values(readSources(await sourcesOf(db, release)).documents);
	return new Map(
		documents.flatMap(({ kind, id, title }) => {
			const name = asString(id);
			const called = asString(title);
			return kind === "form" && name !== undefined && called !== undefined ? [[name, called]] : [];
		}),
	);
}

/** What revoking the version of a form that a release has would do. */
export const formVersions: AdminRoute = {
	method: "GET",
	path: "/admin/api/releases/{id}/forms",
	summary:
		"The versions of forms that a release has: whether each is in force or revoked, how many drafts on the server were started on it, and whether the form has a version in force to which they go over.",
	body: null,
	response: objectOf({
		forms: listOf(
			objectOf({
				id: TEXT,
				title: TEXT,
				drafts: INTEGER,
				in_force: YES_OR_NO,
				revoked: YES_OR_NO,
				followed: YES_OR_NO,
			}),
		),
	}),
	allowed: mayPublish,
	async handle({ params }, { db }) {
		const { id: release, manifest } = await releaseNamed(db, params.id ?? "");
		const now = (await findCurrentManifest(db))?.forms ?? {};
		const titles = await titlesIn(db, release);
		const forms = Object.entries(manifest.forms).filter(([id]) => titles.has(id));
		if (forms.length === 0) return { forms: [] };
		const hashes = forms.map(([, { artefact }]) => artefact);
		const draftsOn = await countDraftsOn(db, hashes);
		const revoked = await revokedAmong(db, hashes);
		return {
			forms: forms.map(([id, { artefact }]) => ({
				id,
				title: titles.get(id) ?? id,
				drafts: draftsOn({ form: id, form_hash: artefact }),
				in_force: now[id]?.artefact === artefact,
				revoked: revoked.has(artefact),
				followed: Object.hasOwn(now, id),
			})),
		};
	},
};

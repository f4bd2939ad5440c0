import { readSources } from "../../schemas/edits/read-text.ts";
import { mayEdit } from "../policies/document-policy.ts";
import { INTEGER, objectOf } from "../wire/response-shapes.ts";
import type { AdminRoute } from "./admin-route.ts";
import { demandDraft } from "./draft-releases.ts";
import { usesOfFormAt } from "./form-uses.ts";
import { textIn } from "./release-bodies.ts";
import { sourcesOf } from "./release-sources.ts";

/** What would lose its form, or a question of it, before anybody takes that away. */
export const formUses: AdminRoute = {
	method: "GET",
	path: "/admin/api/draft-releases/{id}/form-uses",
	summary:
		"How many drafts on the server and open cases the form has that stands at a path in the release which a draft release began from, under its former ids too: whatever the draft release has made of its name. Zeros for a form that only the draft release has.",
	body: null,
	query: {
		type: "object",
		properties: { path: { type: "string", minLength: 1, maxLength: 200 } },
		required: ["path"],
		additionalProperties: false,
	},
	response: objectOf({ drafts: INTEGER, open_cases: INTEGER }),
	allowed: mayEdit,
	async handle({ params, query }, { db }) {
		const { base_id } = await demandDraft(db, params.id ?? "");
		const { documents } = readSources(await sourcesOf(db, base_id));
		return usesOfFormAt(db, documents, textIn(query, "path") ?? "");
	},
};

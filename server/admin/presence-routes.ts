import { asObject } from "../../schemas/json/json.ts";
import { mayEdit } from "../policies/document-policy.ts";
import { setDraftPresence } from "../repositories/releases/draft-presence.ts";
import type { AdminRoute } from "./admin-route.ts";
import { demandDraft } from "./draft-releases.ts";

const PLACE_BODY = {
	type: "object",
	properties: {
		tab: { type: "string", pattern: "^[A-Za-z0-9_-]{1,64}$", description: "Names the window; made by it." },
		path: { type: ["string", "null"], maxLength: 200, description: "The document that is open there." },
		part: { type: ["string", "null"], maxLength: 2000, description: "The part of it that is selected." },
	},
	required: ["tab", "path", "part"],
	additionalProperties: false,
};

const textOrNull = (value: unknown) => (typeof value === "string" ? value : null);

const placing: AdminRoute = {
	method: "POST",
	path: "/admin/api/draft-releases/{id}/presence",
	summary: "Says what the caller has open and selected in a draft release, to those who have it open too.",
	body: PLACE_BODY,
	response: { type: "null" },
	allowed: mayEdit,
	async handle({ user, params, body }, { db }) {
		const { id } = await demandDraft(db, params.id ?? "");
		const { tab, path, part } = asObject(body);
		const place = { path: textOrNull(path), part: textOrNull(part) };
		await setDraftPresence(db, { draft_id: id, user_id: user.id, tab: String(tab) }, place);
		return null;
	},
};

/** Calls by which those who work on a draft release see each other. */
export const PRESENCE_ROUTES: readonly AdminRoute[] = [placing];

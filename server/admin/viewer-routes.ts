import { asObject } from "../../schemas/json/json.ts";
import { recordReading } from "../audit/record.ts";
import { demandCase } from "../cases/demand-case.ts";
import type { Db } from "../database/connection.ts";
import { mayEdit } from "../policies/document-policy.ts";
import { viewerResponse } from "../previews/viewer-response.ts";
import { findIdByNumber } from "../repositories/messages/message.ts";
import { isRowId } from "../repositories/queries/search.ts";
import {
	findRecorded,
	findViewer,
	openViewer,
	recordResponse,
	type ViewerWish,
} from "../repositories/releases/preview-viewer.ts";
import { absent, Refusal } from "../wire/refusal.ts";
import { objectOf, TIME } from "../wire/response-shapes.ts";
import type { AdminRequest, AdminRoute } from "./admin-route.ts";
import { textIn } from "./release-bodies.ts";

const VIEWER_BODY = {
	type: "object",
	description: "As whom a preview is read.",
	properties: {
		view_as: {
			type: "string",
			enum: ["guest", "member", "reporter"],
			description: "A guest, who asks as a member, or the reporter of a case that who asks may read.",
		},
		number: { type: "string", minLength: 1, maxLength: 64, description: "Of that case." },
		recorded: { type: "boolean", description: "Whether what was read once is read as it was then." },
		anew: { type: "boolean", description: "Whether what was recorded before is forgotten." },
	},
	required: ["view_as"],
	additionalProperties: false,
};

/** The case of a number, which whoever asks may read. Throws 404 for any other, whether it exists or not. */
async function readableCase(db: Db, { user, by }: AdminRequest, number: string): Promise<string> {
	const refused = new Refusal(404, "There is no case of this number that you may read.");
	const id = await findIdByNumber(db, number.trim().toUpperCase());
	if (!id) throw refused;
	await demandCase(db, user, id, "read").catch(() => {
		throw refused;
	});
	await recordReading(db, { actor: user, from: by.from }, { kind: "case", id }, { by: "preview" });
	return id;
}

const viewing: AdminRoute = {
	method: "POST",
	path: "/admin/api/preview-viewers",
	summary:
		"As whom a preview is read, and whether from records; the same again while it lasts, unless it is wanted anew. The reporter of a case is chosen by its number, which takes the right to read it and is in the audit log.",
	body: VIEWER_BODY,
	response: objectOf({ id: { type: "string" }, recorded_at: TIME, expires_at: TIME }),
	allowed: mayEdit,
	async handle(request, { db }) {
		const { view_as, recorded, anew } = asObject(request.body);
		const as = view_as === "reporter" || view_as === "member" ? view_as : "guest";
		const case_id = as === "reporter" ? await readableCase(db, request, textIn(request.body, "number") ?? "") : null;
		const wish: ViewerWish = { created_by: request.user.id, view_as: as, case_id, recorded: recorded === true };
		const { id, created_at, expires_at } = await openViewer(db, wish, anew === true);
		return { id, recorded_at: created_at.toISOString(), expires_at: expires_at.toISOString() };
	},
};

const reading: AdminRoute = {
	method: "POST",
	path: "/admin/api/preview-viewers/{id}/responses",
	summary:
		"What the portal answers to a viewer at an address, as the envelope that a page gets; of what is recorded, as it was then. It reads only.",
	body: {
		type: "object",
		properties: { address: { type: "string", minLength: 1, maxLength: 2000, description: "Path and query." } },
		required: ["address"],
		additionalProperties: false,
	},
	response: { type: "object", additionalProperties: true },
	allowed: mayEdit,
	async handle(request, services) {
		const { user, params, body } = request;
		const id = params.id ?? "";
		const viewer = isRowId(id) ? await findViewer(services.db, id, user.id) : null;
		if (!viewer) throw absent();
		// Whoever lost the right to read the case reads no record of it either.
		if (viewer.case_id !== null) await demandCase(services.db, user, viewer.case_id, "read");
		const address = textIn(body, "address") ?? "";
		const stored = viewer.recorded ? await findRecorded(services.db, viewer.id, address) : null;
		if (stored) return stored;
		const response = await viewerResponse(services, viewer, address, request);
		return viewer.recorded && response.code === 0
			? recordResponse(services.db, viewer.id, address, response)
			: response;
	},
};

/** Calls by which a preview reads as somebody. */
export const VIEWER_ROUTES: readonly AdminRoute[] = [viewing, reading];

import { createHash, randomBytes } from "node:crypto";
import { asObject } from "../../schemas/json/json.ts";
import type { Release } from "../../schemas/release.ts";
import { mayEdit } from "../policies/document-policy.ts";
import { findFiles } from "../repositories/releases/artefact.ts";
import { insertPreview } from "../repositories/releases/preview.ts";
import type { Services } from "../services.ts";
import { Refusal } from "../wire/refusal.ts";
import { objectOf, TEXT, TIME } from "../wire/response-shapes.ts";
import type { AdminRoute } from "./admin-route.ts";
import { releaseNamed } from "./demands.ts";
import { draftWithEdits } from "./draft-releases.ts";
import { textIn } from "./release-bodies.ts";

const HOUR_MS = 3_600_000;
const DEFAULT_HOURS = 4;
const MAX_HOURS = 24 * 14;

/** As many bytes as a session's token has: nobody guesses it. */
const PASS_BYTES = 24;

/** What a pass is stored and found by. */
export const passHash = (pass: string): string => createHash("sha256").update(pass).digest("hex");

const PREVIEW_BODY = {
	type: "object",
	description: "What is looked at: what a draft release leads to, or a release.",
	properties: {
		draft: { type: "string", format: "uuid", description: "Id of a draft release." },
		release: { type: "string", minLength: 4, maxLength: 64, description: "Id of a release, or how it begins." },
		hours: {
			type: "integer",
			minimum: 1,
			maximum: MAX_HOURS,
			description: `Until the pass expires: ${DEFAULT_HOURS}.`,
		},
	},
	oneOf: [{ required: ["draft"] }, { required: ["release"] }],
	additionalProperties: false,
};

/** What a draft release leads to, compiled. Throws 422 with the diagnostics where it is broken. */
async function releaseOfDraft({ db, compiler }: Services, id: string): Promise<Pick<Release, "id" | "files">> {
	const { sources, edits } = await draftWithEdits(db, id);
	const { release, diagnostics } = await compiler.compileDraft(sources, edits);
	if (!release)
		throw new Refusal(422, "What is broken cannot be looked at. See the problems.", { data: { diagnostics } });
	return release;
}

const previewing: AdminRoute = {
	method: "POST",
	path: "/admin/api/previews",
	summary:
		"Lets a draft release, or a release, be looked at without being in force: returns the address with its pass, and when that expires. What is looked at sends nothing. Refused with 422 and the diagnostics where the draft is broken.",
	body: PREVIEW_BODY,
	response: objectOf({ address: TEXT, release: TEXT, expires_at: TIME }),
	allowed: mayEdit,
	async handle({ user, body }, services) {
		const draft = textIn(body, "draft");
		const { hours } = asObject(body);
		const release = draft
			? await releaseOfDraft(services, draft)
			: await releaseNamed(services.db, textIn(body, "release") ?? "").then(async ({ id }) => ({
					id,
					files: await findFiles(services.db, id),
				}));
		const pass = randomBytes(PASS_BYTES).toString("base64url");
		const expires_at = new Date(Date.now() + (typeof hours === "number" ? hours : DEFAULT_HOURS) * HOUR_MS);
		await insertPreview(services.db, release, { hash: passHash(pass), author_id: user.id, expires_at });
		return { address: `/preview/${pass}/`, release: release.id, expires_at: expires_at.toISOString() };
	},
};

/** Calls by which what is not in force is looked at. */
export const PREVIEW_ROUTES: readonly AdminRoute[] = [previewing];

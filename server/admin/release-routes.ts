import type { DocumentSource } from "../../schemas/compiler/index.ts";
import { isObject } from "../../schemas/rules/json.ts";
import type { Db } from "../database/connection.ts";
import { mayPublish } from "../login/roles.ts";
import { referenceTo } from "../release/feed.ts";
import { categoriesBeforeDocuments } from "../repositories/category-document.ts";
import { findCurrent, findSources, listPublications } from "../repositories/release.ts";
import type { AdminRoute } from "./admin-route.ts";
import { publish, restore } from "./publish.ts";

const CATEGORIES = "categories.json";

const MOST_LISTED = 200;

const NOTE = { type: "string", maxLength: 500 };

const PUBLISH_BODY = {
	type: "object",
	properties: {
		sources: {
			type: "array",
			description: "Every document of the portal.",
			items: {
				type: "object",
				properties: { path: { type: "string", minLength: 1, maxLength: 200 }, text: { type: "string" } },
				required: ["path", "text"],
				additionalProperties: false,
			},
			minItems: 1,
			maxItems: 500,
		},
		base: {
			type: "string",
			description: "Id of the release that was edited; publishing is refused when it is not current any more.",
		},
		note: NOTE,
	},
	required: ["sources"],
	additionalProperties: false,
};

const RESTORE_BODY = { type: "object", properties: { note: NOTE }, additionalProperties: false };

const isSource = (value: unknown): value is DocumentSource =>
	isObject(value) && typeof value.path === "string" && typeof value.text === "string";

const sourcesIn = (body: unknown): DocumentSource[] =>
	isObject(body) && Array.isArray(body.sources) ? body.sources.filter(isSource) : [];

const textIn = (body: unknown, name: string): string | undefined => {
	const text = isObject(body) ? body[name] : undefined;
	return typeof text === "string" ? text : undefined;
};

/** A release from before categories were documents comes with the document that they became (migration 16). */
async function withCategories(db: Db, sources: DocumentSource[]): Promise<DocumentSource[]> {
	if (sources.length === 0 || sources.some(({ text }) => /"kind"\s*:\s*"categories"/.test(text))) return sources;
	const before = await categoriesBeforeDocuments(db);
	if (!before) return sources;
	return [...sources, { path: CATEGORIES, text: JSON.stringify(before, null, 2) }];
}

const documents: AdminRoute = {
	method: "GET",
	path: "/admin/api/documents",
	summary: "The documents of the current release, as they were written.",
	body: null,
	allowed: ({ roles }) => roles.length > 0,
	async handle(_request, { db }) {
		const current = await findCurrent(db);
		const sources = current ? await findSources(db, current.id) : null;
		return { release: current ? referenceTo(current.id) : null, sources: await withCategories(db, sources ?? []) };
	},
};

const releases: AdminRoute = {
	method: "GET",
	path: "/admin/api/releases",
	summary: "Publications, newest first.",
	body: null,
	allowed: mayPublish,
	async handle(_request, { db }) {
		const current = await findCurrent(db);
		const list = await listPublications(db, MOST_LISTED);
		return {
			list: list.map(({ published_at, version, ...entry }) => ({
				...entry,
				version,
				published_at: published_at.toISOString(),
				current: version === current?.version,
				manifest_url: referenceTo(entry.id).manifest_url,
			})),
		};
	},
};

const publishing: AdminRoute = {
	method: "POST",
	path: "/admin/api/releases",
	summary: "Compiles documents and publishes them; refused with 422 and data.diagnostics when they have errors.",
	body: PUBLISH_BODY,
	allowed: mayPublish,
	async handle({ user, body }, services) {
		const editor = { author_id: user.id, note: textIn(body, "note") ?? "" };
		const { id, diagnostics } = await publish(services, sourcesIn(body), textIn(body, "base"), editor);
		await services.releases.refresh();
		return { ...referenceTo(id), diagnostics };
	},
};

const restoring: AdminRoute = {
	method: "POST",
	path: "/admin/api/releases/{id}/restore",
	summary:
		"Makes an earlier release the current one again; of its id, the first characters do where no other begins so.",
	body: RESTORE_BODY,
	allowed: mayPublish,
	async handle({ user, params, body }, { db, releases: feed }) {
		const id = await restore(db, params.id ?? "", { author_id: user.id, note: textIn(body, "note") ?? "" });
		await feed.refresh();
		return referenceTo(id);
	},
};

/** Calls by which documents are read and released. */
export const RELEASE_ROUTES: readonly AdminRoute[] = [documents, releases, publishing, restoring];

import { isContent } from "../../schemas/checks/admin.gen.ts";
import { isObject, type JsonObject } from "../../schemas/json/json.ts";
import { portalWords } from "../cases/filer-language.ts";
import type { ContentKind } from "../database/tables/content-tables.ts";
import {
	type ContentEdit,
	createContent,
	demandEditable,
	publishContent,
	restoreVersion,
	saveContent,
	takeBackContent,
} from "../editorial/edit-content.ts";
import type { Editable, EditedContent } from "../editorial/kinds.ts";
import { mayKeepContent } from "../policies/content-policy.ts";
import { listVersions } from "../repositories/content/content-version.ts";
import { countEditable, listEditable, listUsedCategories, NOT_OUT } from "../repositories/content/editable-content.ts";
import { keepForContent } from "../repositories/messages/upload.ts";
import { absent, invalid } from "../wire/refusal.ts";
import { INTEGER, listOf, objectOf, TEXT, TEXT_OR_NULL, TIME, YES_OR_NO } from "../wire/response-shapes.ts";
import type { AdminRequest, AdminRoute } from "./admin-route.ts";
import { textIn } from "./release-bodies.ts";

const MAX_LISTED = 200;
const STATE: JsonObject = { type: "string", enum: ["draft", "scheduled", "published"] };
const SAVED = objectOf({ version: INTEGER });
const SEEN = { type: "integer", minimum: 0, description: "The version that was seen: 409 where there is a newer one." };

/** A body that names the version that was seen, and more. */
const seenWith = (more: Record<string, object> = {}, optional: readonly string[] = []) => ({
	type: "object",
	properties: { version: SEEN, ...more },
	required: ["version", ...Object.keys(more).filter((name) => !optional.includes(name))],
	additionalProperties: false,
});

/** Whether something is published, and since or from when; something never published has no time. */
function standing(published_at: Date) {
	if (published_at >= NOT_OUT) return { state: "draft", published_at: null };
	return { state: published_at > new Date() ? "scheduled" : "published", published_at: published_at.toISOString() };
}

const versionIn = (body: unknown): number => {
	const version = isObject(body) ? body.version : undefined;
	return typeof version === "number" ? version : -1;
};

function contentIn(body: unknown): EditedContent {
	const content = isObject(body) ? body.content : undefined;
	if (!isContent(content)) throw invalid([{ pointer: "/content", message: "This value is not valid." }]);
	return content;
}

const shown = ({ published_at, version, out, draft }: Editable) => ({
	...standing(published_at),
	version,
	content: draft ?? out,
	has_draft: draft !== null,
});

const pathOf = (kind: ContentKind) => `/admin/api/content/${kind}`;

const contentSchema = (kind: ContentKind): JsonObject => ({ $ref: `${kind}-content#` });

const editOf = (kind: ContentKind, { params, user, record }: AdminRequest): ContentEdit => ({
	kind,
	id: params.id ?? "",
	user,
	record: (event, transaction) => record(event, transaction),
});

const list = (kind: ContentKind): AdminRoute => ({
	method: "GET",
	path: pathOf(kind),
	summary: `Every ${kind} as its editors have it, those saved last first.`,
	body: null,
	query: {
		type: "object",
		properties: { keyword: { type: "string", maxLength: 100 } },
		additionalProperties: false,
	},
	response: objectOf({
		list: listOf(
			objectOf({
				id: TEXT,
				title: TEXT,
				group: TEXT,
				state: STATE,
				published_at: TEXT_OR_NULL,
				saved_at: TEXT_OR_NULL,
				has_draft: YES_OR_NO,
			}),
		),
		total: INTEGER,
	}),
	allowed: mayKeepContent,
	async handle({ query, language }, { db }) {
		const words = await portalWords(db, language);
		const keyword = typeof query.keyword === "string" ? query.keyword.trim() : "";
		const rows = await listEditable(db, kind, { keyword, limit: MAX_LISTED });
		const list = rows.map(({ id, title, group, has_draft, published_at, saved_at }) => ({
			id,
			title,
			has_draft,
			...standing(published_at),
			// Of a project its state, which is no text; of an article the category's name.
			group: kind === "article" ? words(group) : group,
			saved_at: saved_at?.toISOString() ?? null,
		}));
		return { list, total: await countEditable(db, kind) };
	},
});

const create = (kind: ContentKind): AdminRoute => ({
	method: "POST",
	path: pathOf(kind),
	summary: `Begins a new ${kind}, which nobody sees until it is published.`,
	body: {
		type: "object",
		properties: { title: { type: "string", minLength: 1, maxLength: 200, pattern: "\\S" } },
		required: ["title"],
		additionalProperties: false,
	},
	response: objectOf({ id: TEXT }),
	allowed: mayKeepContent,
	handle: (request, { db }) => createContent(db, editOf(kind, request), textIn(request.body, "title") ?? ""),
});

const read = (kind: ContentKind): AdminRoute => ({
	method: "GET",
	path: `${pathOf(kind)}/{id}`,
	summary: `One ${kind}: what is saved, when it is out, and what was published before.`,
	body: null,
	response: objectOf({
		state: STATE,
		published_at: TEXT_OR_NULL,
		version: INTEGER,
		content: contentSchema(kind),
		has_draft: YES_OR_NO,
		versions: listOf(objectOf({ number: INTEGER, title: TEXT, author: TEXT, created_at: TIME })),
		categories: listOf(TEXT),
	}),
	allowed: mayKeepContent,
	async handle({ params }, { db }) {
		const id = params.id ?? "";
		const current = await demandEditable(db, kind, id);
		const versions = await listVersions(db, { kind, id });
		return {
			...shown(current),
			versions: versions.map((one) => ({ ...one, created_at: one.created_at.toISOString() })),
			categories: kind === "article" ? await listUsedCategories(db) : [],
		};
	},
});

const save = (kind: ContentKind): AdminRoute => ({
	method: "POST",
	path: `${pathOf(kind)}/{id}/save`,
	summary: "Saves what was written, sanitised; it is not out by that.",
	body: seenWith({ content: contentSchema(kind) }),
	response: SAVED,
	allowed: mayKeepContent,
	handle: (request, { db }) => saveContent(db, editOf(kind, request), versionIn(request.body), contentIn(request.body)),
});

const publish = (kind: ContentKind): AdminRoute => ({
	method: "POST",
	path: `${pathOf(kind)}/{id}/publish`,
	summary: "Publishes what is saved, at once or at a time; 422 names what is missing.",
	body: seenWith({ at: TIME }, ["at"]),
	response: SAVED,
	allowed: mayKeepContent,
	handle(request, { db }) {
		const at = textIn(request.body, "at");
		return publishContent(db, editOf(kind, request), versionIn(request.body), at ? new Date(at) : null);
	},
});

const takeBack = (kind: ContentKind): AdminRoute => ({
	method: "POST",
	path: `${pathOf(kind)}/{id}/take-back`,
	summary: "Takes back what is out or scheduled.",
	body: seenWith(),
	response: SAVED,
	allowed: mayKeepContent,
	handle: (request, { db }) => takeBackContent(db, editOf(kind, request), versionIn(request.body)),
});

const restore = (kind: ContentKind): AdminRoute => ({
	method: "POST",
	path: `${pathOf(kind)}/{id}/restore`,
	summary: "Saves what was once published over what is saved now.",
	body: seenWith({ number: { type: "integer", minimum: 1 } }),
	response: SAVED,
	allowed: mayKeepContent,
	handle(request, { db }) {
		const number = isObject(request.body) ? Number(request.body.number) : 0;
		return restoreVersion(db, editOf(kind, request), versionIn(request.body), number);
	},
});

/** The calls by which editors write articles, or projects. */
const routesOf = (kind: ContentKind): AdminRoute[] =>
	[list, create, read, save, publish, takeBack, restore].map((route) => route(kind));

const keepPicture: AdminRoute = {
	method: "POST",
	path: "/admin/api/content/pictures",
	summary: "Makes a picture that one has uploaded one of articles and projects, which everybody sees by its address.",
	body: {
		type: "object",
		properties: { upload: { type: "string", minLength: 1, maxLength: 64 } },
		required: ["upload"],
		additionalProperties: false,
	},
	response: objectOf({ url: TEXT }),
	allowed: mayKeepContent,
	async handle({ user, body }, { db }) {
		const id = textIn(body, "upload") ?? "";
		if (!(await keepForContent(db, id, user.id))) throw absent();
		return { url: `/uploads/${id}` };
	},
};

/** Calls by which editors write and publish articles and projects. */
export const CONTENT_ROUTES: readonly AdminRoute[] = [...routesOf("article"), ...routesOf("project"), keepPicture];

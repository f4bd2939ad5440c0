import type { ReleaseLoader } from "../../../renderer/index.ts";
import { isFormDocument, isViewDocument } from "../../../schemas/checks/studio.gen.ts";
import { renderedFrom } from "../../../schemas/compiler/emit/engine-schema.ts";
import type { Documents } from "../../../schemas/edits/types.ts";
import { asString, type JsonObject } from "../../../schemas/json/json.ts";
import type { FormDocument } from "../../../schemas/types.gen.ts";

/** Nobody fills in a form on a canvas, so nothing is ever validated: validators are made when a release is published. */
const unvalidated = () => new Promise<never>(() => {});

type ReleaseState = ReturnType<ReleaseLoader["snapshot"]>;

/** The release in force with the views and forms of a draft release in the place of its own. */
export function draftLoader(loader: ReleaseLoader, documents: Documents): ReleaseLoader {
	const copies = new Map<JsonObject, JsonObject>();
	const find = (kind: string, id: string) => {
		const own = Object.values(documents).find((document) => document.kind === kind && document.id === id);
		// The validator of conditions writes on their schemas; documents of a draft release are frozen.
		if (!own || !Object.isFrozen(own)) return own;
		const copy = copies.get(own) ?? structuredClone(own);
		copies.set(own, copy);
		return copy;
	};
	const forms = new Map<string, Awaited<ReturnType<ReleaseLoader["loadForm"]>>>();
	const formOf = (id: string) => {
		const own = find("form", id);
		if (!isFormDocument(own)) return undefined;
		const document: FormDocument = { ...own, auth: "none", draft: false };
		const made = {
			artefact: { document, schema: renderedFrom(document), validator: "" },
			hash: `draft-${id}`,
			validator: unvalidated,
		};
		const known = forms.get(id) ?? made;
		forms.set(id, known);
		return known;
	};
	const viewOf = (id: string) => {
		const own = find("view", id);
		return isViewDocument(own) ? own : undefined;
	};
	const listed = Object.values(documents).flatMap(({ kind, id }) =>
		kind === "form" ? [[asString(id) ?? "", { artefact: `draft-${id}`, validator: "" }] as const] : [],
	);
	let seen: { state?: ReleaseState; shown: ReleaseState } = { shown: {} };
	const snapshot = () => {
		const state = loader.snapshot();
		const { current } = state;
		if (state === seen.state) return seen.shown;
		const manifest = current && {
			...current.manifest,
			forms: { ...current.manifest.forms, ...Object.fromEntries(listed) },
		};
		seen = { state, shown: current && manifest ? { ...state, current: { ...current, manifest } } : state };
		return seen.shown;
	};
	return {
		...loader,
		snapshot,
		preload: () => undefined,
		peekView: (id) => viewOf(id) ?? loader.peekView(id),
		loadView: async (id) => viewOf(id) ?? loader.loadView(id),
		peekForm: (id, hash) => formOf(id) ?? loader.peekForm(id, hash),
		loadForm: async (id, hash) => formOf(id) ?? loader.loadForm(id, hash),
	};
}

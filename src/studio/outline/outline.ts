import { STAFF_KINDS } from "../../../schemas/compiler/audience.ts";
import { checkMeta } from "../../../schemas/compiler/meta/check-meta.ts";
import { textsOf } from "../../../schemas/compiler/texts.ts";
import type { Documents } from "../../../schemas/edits/types.ts";
import { asString, type JsonObject } from "../../../schemas/json/json.ts";
import { toPointer } from "../../../schemas/json/pointer.ts";
import type { PorticoDocument } from "../../../schemas/types.gen.ts";
import { fieldsOf } from "../form/form-model.ts";
import { asWritten, studioTitle, type Translate } from "../naming/document-title.ts";
import { namesWithin, translationsOf } from "./names-within.ts";
import { containerOf, fieldAtPointer, partAtPointer } from "./part-places.ts";

export { studioTitle } from "../naming/document-title.ts";

/** Who meets a document: everybody, those who work at the desk, or those alone who change documents. */
export type Readers = "citizens" | "desk" | "editors";

/** One document in the outline. */
export type OutlineEntry = { path: string; kind: string; title: string; readers: Readers };

/** The kinds of document, in the order in which they are looked for. */
export const KINDS: readonly string[] = [
	"form",
	"page",
	"view",
	"categories",
	"workflow",
	"routing",
	"templates",
	"notifications",
	"holidays",
	"desk",
	"site",
	"messages",
	"icons",
	"test-case",
];

/** A document of the draft that satisfies its meta-schema. */
export const isSound = (document: JsonObject): document is JsonObject & PorticoDocument =>
	typeof document.kind === "string" && checkMeta(document.kind, document).length === 0;

function readersOf(kind: string, { audience }: JsonObject): Readers {
	if (kind === "test-case") return "editors";
	return audience === "staff" || STAFF_KINDS.includes(kind) ? "desk" : "citizens";
}

/**
 * Documents, and those whose text is no JSON at the moment as they were before, or else by what their path tells: they are looked
 * for where they stood.
 */
export function withBroken(
	documents: Documents,
	broken: Readonly<Record<string, string>>,
	before: Documents,
): Documents {
	const described = (path: string) => ({ kind: KINDS.find((kind) => path.startsWith(kind)) ?? "" });
	const shown = Object.keys(broken).map((path) => [path, before[path] ?? described(path)]);
	return { ...documents, ...Object.fromEntries(shown) };
}

/** All documents, by kind and title. */
export function outlineOf(documents: Documents, translate: Translate = asWritten): OutlineEntry[] {
	const place = (kind: string) => KINDS.indexOf(kind);
	return Object.entries(documents)
		.map(([path, document]) => {
			const kind = asString(document.kind) ?? "";
			return { path, kind, title: studioTitle(path, document, translate), readers: readersOf(kind, document) };
		})
		.sort((a, b) => place(a.kind) - place(b.kind) || a.title.localeCompare(b.title));
}

/** Something that was looked for and found: what it is called, and where it stands. */
export type Found = {
	path: string;
	document: string;
	pointer: string;
	what: "document" | "field" | "name" | "text";
	text: string;
};

/** At most so many are shown of what was found. */
export const MAX_FOUND = 60;

type Translations = ReturnType<typeof translationsOf>;

function* thingsIn(
	path: string,
	document: JsonObject,
	translations: Translations,
	translate: Translate,
): Generator<Found> {
	const name = studioTitle(path, document, translate);
	const of = (what: Found["what"], pointer: string, text: string): Found => ({
		path,
		document: name,
		pointer,
		what,
		text,
	});
	yield of("document", "", name);
	yield of("document", "", studioTitle(path, document, asWritten));
	yield of("document", "", `${asString(document.id) ?? ""} ${asString(document.path) ?? ""} ${path}`);
	if (document.kind === "form")
		for (const field of fieldsOf(document)) {
			yield of("field", toPointer(field.place), field.label);
			yield of("field", toPointer(field.place), field.name);
		}
	if (document.kind === "messages" || !isSound(document)) return;
	for (const { name: own, pointer } of namesWithin(document)) yield of("name", pointer, own);
	for (const { text, pointer } of textsOf(document)) {
		yield of("text", pointer, text);
		for (const translation of translations.get(text) ?? []) yield of("text", pointer, translation);
	}
}

/** Finds documents, fields, names and texts, by their translations too, whatever their case; the exact names first. */
export function findIn(documents: Documents, query: string, translate: Translate = asWritten): Found[] {
	const wanted = query.trim().toLowerCase();
	if (wanted === "") return [];
	const found = new Map<string, Found>();
	const translations = translationsOf(documents);
	for (const [path, document] of Object.entries(documents))
		for (const thing of thingsIn(path, document, translations, translate))
			if (thing.text.toLowerCase().includes(wanted)) {
				const key = `${path} ${placeOf(thing.pointer)}`;
				if (!found.has(key)) found.set(key, thing);
			}
	const rank = ({ what }: Found) => ["document", "field", "name", "text"].indexOf(what);
	return [...found.values()].sort((a, b) => rank(a) - rank(b)).slice(0, MAX_FOUND);
}

/** A field and its title are one place. */
const placeOf = (pointer: string) => fieldAtPointer(pointer) ?? pointer;

/** The address of a place in a draft release. */
export function placeAddress(draft: string, documents: Documents, path: string, pointer = ""): string {
	const start = `/admin/studio/${draft}/document/${path}`;
	const document = documents[path];
	if (!document) return `${start}?view=source`;
	if (pointer === "") return start;
	const part = partAtPointer(document, pointer);
	if (part !== undefined) return `${start}?part=${encodeURIComponent(part)}`;
	return `${start}?view=settings&at=${encodeURIComponent(containerOf(document, pointer))}`;
}

/** The address of the line that a place in a draft release stands on. */
export const sourceAddress = (draft: string, path: string, pointer: string): string =>
	`/admin/studio/${draft}/document/${path}?view=source&place=${encodeURIComponent(pointer)}`;

import type { CompiledMessage } from "@lingui/message-utils/compileMessage";
import type { FieldTypeName } from "./field-types/field-type.ts";
import type { JsonObject } from "./json/json.ts";
import type {
	CategoriesDocument,
	FormDocument,
	IconsDocument,
	Manifest,
	PageDocument,
	ViewDocument,
	WorkflowDocument,
} from "./types.gen.ts";

/** SHA-256 of an artefact's bytes, lower-case hex. */
export type Hash = string;

/** JSON Schema as data; `true` allows everything, `false` nothing. */
export type JsonSchema = boolean | { [keyword: string]: unknown };

export type { LatePart, Manifest, ReleaseReference, RouteEntry } from "./types.gen.ts";

export type PageArtefact = PageDocument;
export type ViewArtefact = ViewDocument;
export type WorkflowArtefact = WorkflowDocument;
export type IconsArtefact = IconsDocument;
export type CategoriesArtefact = CategoriesDocument;

/** What every node of a form's field tree says: its property's name, and its schema where that is not the one found in its place. */
type FieldPart = { name: string; schema?: JsonObject; required?: true };

/**
 * A part of a form as the compiler has resolved it. `leaf`: one value, asked by one widget. `constant`: put unasked, always
 * where its group `stays`, else with the first answer beside it. `object` and `array`: groups and their rows. `rjsf`: what
 * hangs on the answers, such as alternatives, or has no end; rjsf resolves it in the browser. `start` is what the value starts with.
 */
export type FieldNode =
	| (FieldPart & { kind: "leaf"; widget: FieldTypeName; start?: unknown })
	| (FieldPart & { kind: "constant"; stays?: true; start?: unknown })
	| (FieldPart & { kind: "object"; fields: readonly FieldNode[] })
	| (FieldPart & { kind: "array"; item: FieldNode })
	| (FieldPart & { kind: "rjsf" });

/**
 * A form ready to render: `schema` is how the engine draws it, where that differs from the document's own; `tree` its fields,
 * all resolved, absent where rjsf resolves the whole form, as in releases of before; `validator` enforces the whole of it,
 * hidden fields included.
 */
export type FormArtefact = { document: FormDocument; schema?: JsonSchema; tree?: FieldNode; validator: Hash };

/** Texts of one locale, by source text; ICU ones compiled to tokens, so that the browser needs no parser, plain ones as they are. */
export type MessagesArtefact = { locale: string; messages: Record<string, string | CompiledMessage> };

/** One immutable file of a release, served at /release/<name>; the name is <hash>.json, <hash>.js or <hash>.css. */
export type ArtefactFile = { name: string; body: string };

/**
 * An atomic set of compiled documents. `files` holds every artefact that anybody may load and the manifest itself,
 * `staff_files` what only the desk may.
 */
export type Release = { id: Hash; manifest: Manifest; files: ArtefactFile[]; staff_files: ArtefactFile[] };

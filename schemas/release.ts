import type { CompiledMessage } from "@lingui/message-utils/compileMessage";
import type { FieldTypeName } from "./field-types/field-type.ts";
import type { JsonObject } from "./rules/json.ts";
import type {
	CategoriesDocument,
	FormDocument,
	IconsDocument,
	PageDocument,
	SiteDocument,
	ViewDocument,
	WorkflowDocument,
} from "./types.gen.ts";

/** SHA-256 of an artefact's bytes, lower-case hex. */
export type Hash = string;

/** JSON Schema as data; `true` allows everything, `false` nothing. */
export type JsonSchema = boolean | { [keyword: string]: unknown };

/**
 * One navigable path. `needs` are the hashes to load with the page's own: its views, forms and what those use.
 * `document_title` is what people read in place of the title, where that waits for no data.
 */
export type RouteEntry = {
	path: string;
	page: string;
	title: string;
	document_title?: string;
	auth: boolean;
	artefact: Hash;
	needs: Hash[];
};

/**
 * Code that only some forms need, in a script of its own: what draws rows, what draws what rjsf resolves, and the input of a
 * type of field whose code is late.
 */
export type LatePart = "rows" | "rjsf" | FieldTypeName;

/** The index of a release: served at /release/<id>.json, where id is the SHA-256 of these very bytes. */
export type Manifest = {
	format: 1;
	site: SiteDocument;
	routes: RouteEntry[];
	/** By form id. `artefact` is what a submission carries as `form_hash`; `late` is absent where it is drawn without. */
	forms: Record<string, { artefact: Hash; validator: Hash; late?: readonly LatePart[] }>;
	/** By view id. */
	views: Record<string, Hash>;
	/** By locale. */
	messages: Record<string, Hash>;
	/** Of several workflows, all states and steps together. */
	workflow: Hash;
	/** By id, where there are several. */
	workflows?: Record<string, Hash>;
	icons: Hash;
	/** Absent in a portal that takes no cases, and in releases from before categories were documents. */
	categories?: Hash;
	/** A style sheet (.css) with the brand's custom properties. */
	style: Hash;
	/**
	 * What the desk loads in this manifest's place: a manifest with what is for staff alone. It is served to them alone.
	 * Absent where no document is for staff.
	 */
	staff?: Hash;
	/** Of the staff's manifest: what the server handles cases by, by the document's kind. */
	handling?: Partial<Record<"desk" | "holidays" | "routing" | "templates" | "notifications", Hash>>;
	/** Of the staff's manifest: SHA-256 of the kept test cases. They are no file of the release; a change of them is a release. */
	test_cases?: Hash;
};

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

/**
 * What names a release to a browser: in getConfig, in /events and in the static build's /release/current.json. `revoked_forms`
 * are versions of forms that were published by mistake: what was begun on one goes over to the version in force.
 */
export type ReleaseReference = { id: Hash; manifest_url: string; revoked_forms?: Hash[] };

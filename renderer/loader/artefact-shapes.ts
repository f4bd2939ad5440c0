import type {
	FormArtefact,
	IconsArtefact,
	Manifest,
	MessagesArtefact,
	PageArtefact,
	ReleaseReference,
	ViewArtefact,
	WorkflowArtefact,
} from "../../schemas/release.ts";
import { isObject } from "../../schemas/rules/json.ts";

/*
 * The structure of artefacts as far as rendering leans on it. Their content has been checked by the compiler and is
 * pinned by its hash; this detects a wrong file.
 */

type Shape = Readonly<Record<string, "object" | "string" | "array">>;

function kindOf(value: unknown): string {
	return Array.isArray(value) ? "array" : typeof value;
}

function has(value: unknown, shape: Shape): value is Record<string, unknown> {
	return isObject(value) && Object.entries(shape).every(([name, kind]) => kindOf(value[name]) === kind);
}

const MANIFEST: Shape = {
	site: "object",
	routes: "array",
	forms: "object",
	views: "object",
	messages: "object",
	workflow: "string",
	icons: "string",
	style: "string",
};

/** Also requests the format this engine understands. */
export const isManifest = (value: unknown): value is Manifest => has(value, MANIFEST) && value.format === 1;

/** A page as the compiler emits it. */
export const isPage = (value: unknown): value is PageArtefact =>
	has(value, { path: "string", blocks: "array" }) && value.kind === "page";

/** A form's document and the hash of its validator. */
export const isForm = (value: unknown): value is FormArtefact =>
	has(value, { document: "object", validator: "string" }) &&
	has(value.document, { schema: "object", submit: "object" });

/** A list or detail view. */
export const isView = (value: unknown): value is ViewArtefact =>
	has(value, { type: "string", operation: "string" }) && value.kind === "view";

/** The states of a case and what leads from one to another. */
export const isWorkflow = (value: unknown): value is WorkflowArtefact =>
	has(value, { states: "object", transitions: "array" });

/** The icons that documents may name. */
export const isIcons = (value: unknown): value is IconsArtefact => has(value, { icons: "array" });

/** One locale's compiled texts. */
export const isMessages = (value: unknown): value is MessagesArtefact =>
	has(value, { locale: "string", messages: "object" });

/** A release's name: its id and where its manifest is. */
export const isReference = (value: unknown): value is ReleaseReference =>
	has(value, { id: "string", manifest_url: "string" });

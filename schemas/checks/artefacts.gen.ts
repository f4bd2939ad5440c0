/* Generated from scripts/checks/declared-checks.ts by `npm run generate`. Do not edit. */

import { isObject } from "../json/json.ts";
import type { FormArtefact, MessagesArtefact } from "../release.ts";
import type { IconsDocument, Manifest, PageDocument, ReleaseReference, ViewDocument, WorkflowDocument } from "../types.gen.ts";

/** Whether a value has site, routes, forms, views, messages, workflow, icons, style, format as schemas/release/manifest.schema.json has them. */
export const isManifest = (value: unknown): value is Manifest =>
	isObject(value) && isObject(value.site) && Array.isArray(value.routes) && isObject(value.forms) && isObject(value.views) && isObject(value.messages) && typeof value.workflow === "string" && typeof value.icons === "string" && typeof value.style === "string" && value.format === 1;

/** Whether a value has path, blocks, kind as schemas/meta/page.schema.json has them. */
export const isPage = (value: unknown): value is PageDocument =>
	isObject(value) && typeof value.path === "string" && Array.isArray(value.blocks) && value.kind === "page";

/** Whether a value has document/schema, document/submit, validator as schemas/release/form-artefact.schema.json has them. */
export const isForm = (value: unknown): value is FormArtefact =>
	isObject(value) && isObject(value.document) && isObject(value.document.schema) && isObject(value.document.submit) && typeof value.validator === "string";

/** Whether a value has operation, kind as schemas/meta/view.schema.json has them. */
export const isView = (value: unknown): value is ViewDocument =>
	isObject(value) && typeof value.operation === "string" && value.kind === "view";

/** Whether a value has states, transitions as schemas/meta/workflow.schema.json has them. */
export const isWorkflow = (value: unknown): value is WorkflowDocument =>
	isObject(value) && isObject(value.states) && Array.isArray(value.transitions);

/** Whether a value has icons as schemas/meta/icons.schema.json has them. */
export const isIcons = (value: unknown): value is IconsDocument =>
	isObject(value) && Array.isArray(value.icons);

/** Whether a value has locale, messages as schemas/release/messages-artefact.schema.json has them. */
export const isMessages = (value: unknown): value is MessagesArtefact =>
	isObject(value) && typeof value.locale === "string" && isObject(value.messages);

/** Whether a value has id, manifest_url as schemas/release/reference.schema.json has them. */
export const isReference = (value: unknown): value is ReleaseReference =>
	isObject(value) && typeof value.id === "string" && typeof value.manifest_url === "string";

/* Generated from scripts/checks/declared-checks.ts by `npm run generate`. Do not edit. */

import { isObject } from "../json/json.ts";
import type { Edit } from "../edits/types.ts";
import type { Block, Brand, FormDocument, ViewDocument } from "../types.gen.ts";

/** Whether a value has id, path, at as schemas/edits/edit.schema.json has them. */
export const isStoredEdit = (value: unknown): value is Edit =>
	isObject(value) && typeof value.id === "string" && typeof value.path === "string" && typeof value.at === "string";

/** Whether a value has kind, schema, submit, title as schemas/meta/form.schema.json has them. */
export const isFormDocument = (value: unknown): value is FormDocument =>
	isObject(value) && value.kind === "form" && isObject(value.schema) && isObject(value.submit) && (typeof value.title === "string" || isObject(value.title));

/** Whether a value has type as schemas/meta/block.schema.json has them. */
export const isBlock = (value: unknown): value is Block =>
	isObject(value) && typeof value.type === "string";

/** Whether a value has primary, on_primary, accent as schemas/meta/site.schema.json#/properties/brand has them. */
export const isBrand = (value: unknown): value is Brand =>
	isObject(value) && typeof value.primary === "string" && /^#[0-9a-fA-F]{6}$/u.test(value.primary) && typeof value.on_primary === "string" && /^#[0-9a-fA-F]{6}$/u.test(value.on_primary) && typeof value.accent === "string" && /^#[0-9a-fA-F]{6}$/u.test(value.accent);

/** Whether a value has kind, id, operation as schemas/meta/view.schema.json has them. */
export const isViewDocument = (value: unknown): value is ViewDocument =>
	isObject(value) && value.kind === "view" && typeof value.id === "string" && typeof value.operation === "string";

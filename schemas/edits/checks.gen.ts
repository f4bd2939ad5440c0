/* Generated from scripts/checks/declared-checks.ts by `npm run generate`. Do not edit. */

import { isObject } from "../json/json.ts";
import type { Edit, NewField } from "../edits/types.ts";

/** Whether a value is as schemas/edits/edit.schema.json says. */
export const isEdit = (value: unknown): value is Edit =>
	isObject(value) && typeof value.id === "string" && (value.verb === "set" || value.verb === "add" || value.verb === "remove" || value.verb === "move" || value.verb === "rename" || value.verb === "add-field" || value.verb === "move-field" || value.verb === "split-step" || value.verb === "translate" || value.verb === "correct-text" || value.verb === "replace-document" || value.verb === "undo") && typeof value.path === "string" && typeof value.at === "string" && (value.to === undefined || typeof value.to === "string") && (value.index === undefined || Number.isInteger(value.index));

/** Whether a value is as schemas/edits/new-field.schema.json says. */
export const isNewField = (value: unknown): value is NewField =>
	isObject(value) && typeof value.name === "string" && /^[A-Za-z][A-Za-z0-9_]*$/u.test(value.name) && [...value.name].length <= 64 && isObject(value.schema) && (value.options === undefined || isObject(value.options)) && (value.required === undefined || typeof value.required === "boolean");

/** Whether a value is as schemas/edits/new-field.schema.json#/properties/name says. */
export const isFieldName = (value: unknown): value is string =>
	typeof value === "string" && /^[A-Za-z][A-Za-z0-9_]*$/u.test(value) && [...value].length <= 64;

/** Whether a value is as schemas/meta/defs.schema.json#/$defs/id says. */
export const isId = (value: unknown): value is string =>
	typeof value === "string" && /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/u.test(value) && [...value].length <= 64;

/** Whether a value is as schemas/meta/defs.schema.json#/$defs/path says. */
export const isPagePath = (value: unknown): value is string =>
	typeof value === "string" && /^\/[^?#\s]*$/u.test(value) && [...value].length <= 200;

/* Generated from scripts/checks/declared-checks.ts by `npm run generate`. Do not edit. */

import { isObject } from "../rules/json.ts";
import type { Edit } from "../edits/types.ts";

/** Whether a value is as schemas/edits/edit.schema.json says. */
export const isEdit = (value: unknown): value is Edit =>
	isObject(value) && typeof value.id === "string" && (value.verb === "set" || value.verb === "add" || value.verb === "remove" || value.verb === "move" || value.verb === "rename" || value.verb === "add-field" || value.verb === "move-field" || value.verb === "translate" || value.verb === "correct-text" || value.verb === "replace-document" || value.verb === "undo") && typeof value.path === "string" && typeof value.at === "string" && (value.to === undefined || typeof value.to === "string") && (value.index === undefined || Number.isInteger(value.index));

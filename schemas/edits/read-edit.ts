import { isObject } from "../rules/json.ts";
import { isVerbName } from "./registry.ts";
import type { Edit } from "./types.ts";

const isTextOrAbsent = (value: unknown) => value === undefined || typeof value === "string";

/** Whether a JSON value is an edit: of a known verb, with members of the right types. */
export const isEdit = (value: unknown): value is Edit =>
	isObject(value) &&
	isVerbName(value.verb) &&
	[value.id, value.path, value.at].every((text) => typeof text === "string") &&
	isTextOrAbsent(value.to) &&
	(value.index === undefined || Number.isSafeInteger(value.index));

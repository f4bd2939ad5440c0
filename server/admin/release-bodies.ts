import type { DocumentSource } from "../../schemas/compiler/index.ts";
import { isObject, type JsonObject } from "../../schemas/json/json.ts";
import type { DataMap } from "../release/fit-data.ts";
import { bodyGuard } from "../wire/validators.ts";

/** Why it is published. */
export const NOTE = { type: "string", maxLength: 500 };

/** What takes the place of what stored data holds and the documents lack. */
export const MAP = {
	type: "object",
	description:
		'Where cases go that stand in a state which the documents lack, by its pointer: {"/workflow/states/merged": "closed"}.',
	additionalProperties: { type: "string", minLength: 1, maxLength: 64 },
	maxProperties: 200,
};

const SOURCE: JsonObject = {
	type: "object",
	properties: { path: { type: "string", minLength: 1, maxLength: 200 }, text: { type: "string" } },
	required: ["path", "text"],
	additionalProperties: false,
};

export const PUBLISH_BODY = {
	type: "object",
	properties: {
		sources: {
			type: "array",
			description: "Every document of the portal.",
			items: SOURCE,
			minItems: 1,
			maxItems: 500,
		},
		base: {
			type: "string",
			description: "Id of the release that was edited; publishing is refused when it is not current any more.",
		},
		override: {
			type: "boolean",
			description: "In place of base: publishes over any release. It is recorded with the publication.",
		},
		map: MAP,
		note: NOTE,
	},
	required: ["sources"],
	additionalProperties: false,
};

export const RESTORE_BODY = { type: "object", properties: { map: MAP, note: NOTE }, additionalProperties: false };

export const REVOKE_BODY = {
	type: "object",
	properties: {
		form: { type: "string", description: "Only the version of this form is revoked.", minLength: 1, maxLength: 64 },
		reason: { type: "string", description: "Is recorded, with who revokes and when.", minLength: 1, maxLength: 500 },
	},
	required: ["reason"],
	additionalProperties: false,
};

const isSource = bodyGuard<DocumentSource>(SOURCE);

/** The documents in a body. */
export const sourcesIn = (body: unknown): DocumentSource[] =>
	isObject(body) && Array.isArray(body.sources) ? body.sources.filter((source) => isSource(source)) : [];

/** A text in a body, or undefined. */
export const textIn = (body: unknown, name: string): string | undefined => {
	const text = isObject(body) ? body[name] : undefined;
	return typeof text === "string" ? text : undefined;
};

/** Whether a body says to publish over any release. */
export const overridesIn = (body: unknown): boolean => isObject(body) && body.override === true;

/** What a body says takes the place of what is lost. */
export function mapIn(body: unknown): DataMap {
	const map = isObject(body) && isObject(body.map) ? body.map : {};
	return Object.fromEntries(
		Object.entries(map).flatMap(([pointer, to]) => (typeof to === "string" ? [[pointer, to]] : [])),
	);
}

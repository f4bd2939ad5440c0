import { resolveMeta } from "../../../schemas/compiler/meta/schemas.ts";
import { asArray, asObject, asString, type JsonObject } from "../../../schemas/json/json.ts";
import { toPointer } from "../../../schemas/json/pointer.ts";
import type { MetaPart } from "../settings/meta-parts.ts";

/** A piece of a view that is there once, at a place of its own: the entry of a list, its order, a timeline. */
export type ViewPiece = {
	pointer: string;
	/** Title of its meta-schema, or a name given here to settings that belong together. */
	sort: string;
	schema: JsonObject;
	/** Settings of the view that it consists of, where it is no object of its own; the first says whether it is there. */
	keys?: readonly string[];
	/** A view is nothing without it. */
	stays: boolean;
};

/** Settings of a view that are drawn as one thing. */
const TOGETHER: Readonly<Record<string, { sort: string; keys: readonly string[] }>> = {
	title: { sort: "ViewHead", keys: ["title", "badge", "meta", "image", "image_alt"] },
	body: { sort: "ViewBody", keys: ["body", "body_title"] },
	answers: { sort: "ViewAnswers", keys: ["answers", "answers_except"] },
	attachments: { sort: "ViewAttachments", keys: ["attachments"] },
};

/** The pieces that a view has or could have, by its meta-schema; none of another document. */
export function viewPieces({ schema, value }: MetaPart): ViewPiece[] {
	if (asObject(value).kind !== "view") return [];
	const required = asArray(schema.required);
	return Object.entries(asObject(schema.properties)).flatMap(([key, node]): ViewPiece[] => {
		const { schema: own, def } = resolveMeta(asObject(node));
		const piece = { pointer: toPointer([key]), stays: required.includes(key) };
		const together = Object.hasOwn(TOGETHER, key) ? TOGETHER[key] : undefined;
		if (together) return [{ ...piece, ...together, schema: asObject(node) }];
		const title = asString(own.title);
		return def === undefined && own.properties && title ? [{ ...piece, sort: title, schema: own }] : [];
	});
}

/** Whether a view has a piece. */
export const hasPiece = (document: JsonObject, { pointer }: ViewPiece): boolean =>
	document[pointer.slice(1)] !== undefined;

/** The part of a meta-schema and of a document that some settings are. */
export const settingsAmong = ({ schema, value }: MetaPart, keys: readonly string[]): MetaPart => {
	const among = (object: unknown) =>
		Object.fromEntries(Object.entries(asObject(object)).filter(([key]) => keys.includes(key)));
	const required = asArray(schema.required).filter((key) => typeof key === "string" && keys.includes(key));
	return { schema: { ...schema, properties: among(schema.properties), required }, value: among(value) };
};

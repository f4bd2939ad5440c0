import { SHOWING_BLOCKS } from "../../../schemas/blocks/shows.gen.ts";
import { isBlock } from "../../../schemas/checks/studio.gen.ts";
import { asArray, asString, isObject, type JsonObject } from "../../../schemas/json/json.ts";
import type { CanvasPage } from "../canvas/BlockCanvas.tsx";
import { blockParts } from "./block-parts.ts";

const isSource = (value: unknown): boolean => isObject(value) && typeof value.operation === "string";

const isData = (value: unknown): value is NonNullable<CanvasPage["data"]> =>
	isObject(value) && Object.values(value).every(isSource);

const unconditional = (value: unknown): unknown => {
	if (!isObject(value)) return value;
	const { when: _, fields, ...rest } = value;
	return { ...rest, ...(fields !== undefined && { fields: asArray(fields).map(unconditional) }) };
};

/** Lists of a view whose entries may have conditions that the view itself reads. */
const CONDITIONAL = ["columns", "groups", "actions"];

/** A view with all its columns, facts and buttons, whatever their conditions: on a canvas all are there. Another document stays. */
export function renderedDocument(document: JsonObject): JsonObject {
	if (document.kind !== "view") return document;
	const own = CONDITIONAL.filter((key) => document[key] !== undefined);
	return { ...document, ...Object.fromEntries(own.map((key) => [key, asArray(document[key]).map(unconditional)])) };
}

/**
 * Where what is drawn stands in its document, by the very objects that are drawn. A button of a view is drawn as a block of
 * its own, which has the view's list of what it does.
 */
export function partPointers(document: JsonObject): ReadonlyMap<unknown, string> {
	const own = blockParts(document).filter(({ piece }) => !piece?.keys);
	return new Map<unknown, string>([
		[document, ""],
		...own.flatMap(({ sort, value, pointer }): [unknown, string][] =>
			sort === "ViewAction" ? [[value.actions, pointer]] : [[value, pointer]],
		),
	]);
}

const WIDTHS = ["narrow", "normal", "wide"] as const;

/**
 * A page as the canvas draws it: its blocks, then those that stand in for a subject which is not there. A view is drawn as
 * the one block of a page. Null where the document is not whole enough.
 */
export function canvasPage(document: JsonObject): CanvasPage | null {
	const width = WIDTHS.find((one) => one === document.width);
	if (document.kind === "page") {
		const blocks = [...asArray(document.blocks), ...asArray(document.missing)].filter(isBlock);
		return { blocks, ...(width && { width }), ...(isData(document.data) && { data: document.data }) };
	}
	const view = asString(document.id);
	const [type] = Object.entries(SHOWING_BLOCKS).find(([, shows]) => shows === document.type) ?? [];
	const block: unknown = { type, view };
	return view !== undefined && document.kind === "view" && isBlock(block) ? { blocks: [block] } : null;
}

import { asArray, asString, isObject, type JsonObject } from "../../../schemas/rules/json.ts";
import type { Block } from "../../../schemas/types.gen.ts";
import type { CanvasPage } from "../canvas/BlockCanvas.tsx";

const isBlock = (value: unknown): value is Block => isObject(value) && typeof value.type === "string";

const isSource = (value: unknown): boolean => isObject(value) && typeof value.operation === "string";

const isData = (value: unknown): value is NonNullable<CanvasPage["data"]> =>
	isObject(value) && Object.values(value).every(isSource);

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
	const block: unknown = { type: document.type, view };
	return view !== undefined && (document.type === "list" || document.type === "detail") && isBlock(block)
		? { blocks: [block] }
		: null;
}

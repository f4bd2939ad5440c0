import { asString, isObject } from "../../json/json.ts";
import { toPointer } from "../../json/pointer.ts";
import { allSchemas } from "../../json/schema-walk.ts";
import { isImageSource, isLinkTarget, piecesOf } from "../../rules/texts/marked-text.ts";
import type { FormDocument } from "../../types.gen.ts";
import type { Place, Report } from "../diagnostic.ts";
import { type DocumentCheck, ofKind } from "../document-check.ts";
import type { Names } from "../names.ts";
import { worded } from "../worded.ts";
import { reportUnknownPage } from "./unknown-page.ts";

/** The hints and descriptions of forms may have marks in them (schemas/rules/texts/marked-text.ts): where those lead must be. */
export const checkMarkedTexts: DocumentCheck = ofKind("form", ({ place, document }, names, report) => {
	for (const [pointer, text] of markedTextsOf(document)) checkMarks(text, pointer, names, place, report);
});

const sourceOf = (text: unknown) => asString(isObject(text) ? text.text : text);

/** Every text of a form that is rendered with its marks, by its pointer in the document. */
function markedTextsOf({ description, steps, fields, schema }: FormDocument): [string, string][] {
	const all: [string, unknown][] = [
		["/description", description],
		...(steps ?? []).map((step, index): [string, unknown] => [`/steps/${index}/description`, step.description]),
		...Object.entries(fields ?? {}).map(([name, { hint }]): [string, unknown] => [
			toPointer(["fields", name, "hint"]),
			hint,
		]),
		...allSchemas(schema, ["schema"]).map(({ schema: own, at }): [string, unknown] => [
			toPointer([...at, "description"]),
			own.description,
		]),
	];
	return all.flatMap(([pointer, text]): [string, string][] => {
		const source = sourceOf(text);
		return source === undefined ? [] : [[pointer, source]];
	});
}

function checkMarks(text: string, pointer: string, names: Names, place: Place, report: Report): void {
	for (const [, bang, target = ""] of text.matchAll(/(!?)\[[^[\]]*\]\(([^()\s]+)\)/g)) {
		const fine = bang === "!" ? isImageSource(target) : isLinkTarget(target);
		const needed =
			bang === "!" ? worded`an image of the portal (/…)` : worded`a path of the portal, https:, http:, mailto: or tel:`;
		if (!fine) report.add(place, pointer, "meta", worded`"${target}" cannot be shown. Expected ${needed}.`);
	}
	for (const piece of piecesOf(text)) {
		if (piece.type === "image" && piece.alt.trim() === "")
			report.add(
				place,
				pointer,
				"unlabelled-field",
				worded`The image ${piece.source} has no words for those who cannot see it. Expected some between the brackets: ![words](address).`,
			);
		if (piece.type !== "link" || !piece.target.startsWith("/")) continue;
		const path = piece.target.replace(/[?#].*$/, "");
		if (!names.hasPath(path)) reportUnknownPage(path, names.paths(), pointer, place, report);
	}
}

import { pointerTokens, toPointer } from "../../json/pointer.ts";
import { type ComparedRule, comparedRules } from "../../rules/values/comparisons.ts";
import type { FormDocument } from "../../types.gen.ts";
import type { DiagnosticCode } from "../codes.ts";
import type { Report } from "../diagnostic.ts";
import { nearest } from "../meta/nearest.ts";
import { jsonTypes } from "../scope-model.ts";
import { type DiagnosticWords, eitherOf, worded } from "../worded.ts";
import { type Reading, readingOf, readingThemselves } from "./readings.ts";
import { responseSchemas, type SourcedForm } from "./sourced-form.ts";
import { topNames } from "./steps.ts";

/** A rule, and the other value's own pointer among the fields: rows as *. */
type Known = ComparedRule & { other: string };

type Fault = { code: DiagnosticCode; message: DiagnosticWords; fix?: string };

/** A value can only be held to another one that there is, that is of its kind, and that is known when it is visible. */
export function checkCompared({ place, document }: SourcedForm, report: Report): void {
	const known: Known[] = [];
	const reportFault = ({ pointer, is }: ComparedRule, { code, message, fix }: Fault) =>
		report.add(place, toPointer(["fields", pointer, "compared", is]), code, message, fix);
	for (const rule of comparedRules(document)) {
		const other = otherOf(rule);
		const fault = other === undefined ? outside(rule) : faultOf({ ...rule, other }, document);
		if (fault !== undefined) reportFault(rule, fault);
		else if (other !== undefined) known.push({ ...rule, other });
	}
	for (const { rule } of readingThemselves(known.flatMap(orderOf))) reportFault(rule, circle(rule));
}

/** The other value's pointer among the fields; undefined for what is no single value of the form. */
function otherOf({ pointer, to }: ComparedRule): string | undefined {
	const isOfRow = pointerTokens(to)[0] === "item";
	if (pointerTokens(to).includes("*") || (isOfRow && !pointerTokens(pointer).includes("*"))) return undefined;
	const way = readingOf(pointer, [{ bind: to }]).reads[0];
	return way && toPointer(way);
}

const outside = ({ pointer, to }: ComparedRule): Fault => ({
	code: "unknown-pointer",
	message: worded`${pointer} cannot be held to ${to}. Expected the pointer of one answer: into /form, or into /item for another answer in the same row.`,
});

function faultOf(rule: Known, document: FormDocument): Fault | undefined {
	const { pointer, to, other, is } = rule;
	if (responseSchemas(document, other).length === 0) return unknown(rule, document);
	const own = kindOf(document, pointer);
	const against = kindOf(document, other);
	const kinds = isOrder(is) ? ORDERED : ALIKE;
	if (own !== undefined && against !== undefined && (own !== against || !kinds.includes(own)))
		return {
			code: "pointer-type",
			message: worded`${pointer} asks for ${own}, ${to} for ${against}. Expected both to ask for the same: ${eitherOf(kinds)}.`,
		};
	if (stepOf(document, other) > stepOf(document, pointer))
		return {
			code: "contradiction",
			message: worded`${to} is asked in a later step than ${pointer}, where nobody could know of it yet. Expected the comparison at ${other}.`,
		};
	return undefined;
}

function unknown({ to }: Known, document: FormDocument): Fault {
	const known = topNames(document).map((name) => toPointer(["form", name]));
	const message = worded`The form asks nothing at ${to}. Expected one of its answers, such as ${known.join(", ")}.`;
	return { code: "unknown-pointer", message, ...nearest(to, known) };
}

/** Whether values are compared by which is more, and not only by whether they are the same. */
const isOrder = (is: string) => is !== "same_as" && is !== "differs_from";

const A_NUMBER = worded`a number`;
const A_DATE = worded`a date`;
const A_MOMENT = worded`a date and time`;
const A_TIME = worded`a time of day`;
const A_TEXT = worded`a text`;
const YES_OR_NO = worded`yes or no`;

/** What has an order. */
const ORDERED: readonly DiagnosticWords[] = [A_NUMBER, A_DATE, A_MOMENT, A_TIME];
/** What can be told to be the same. */
const ALIKE: readonly DiagnosticWords[] = [...ORDERED, A_TEXT, YES_OR_NO];

const BY_FORMAT: Readonly<Record<string, DiagnosticWords>> = {
	date: A_DATE,
	"date-time": A_MOMENT,
	datetime: A_MOMENT,
	time: A_TIME,
};
const BY_TYPE: Readonly<Record<string, DiagnosticWords>> = {
	number: A_NUMBER,
	integer: A_NUMBER,
	string: A_TEXT,
	boolean: YES_OR_NO,
	array: worded`a list`,
	object: worded`several answers`,
};

/** What a value is, in words; undefined where its schema leaves that open. */
function kindOf(document: FormDocument, pointer: string): DiagnosticWords | undefined {
	const schemas = responseSchemas(document, pointer);
	const timed = [document.fields?.[pointer]?.widget, ...schemas.map(({ format }) => format)];
	const kinds = [...jsonTypes(schemas)].flatMap((type) => BY_TYPE[type] ?? []);
	return timed.map((one) => BY_FORMAT[String(one)]).find((kind) => kind !== undefined) ?? kinds[0];
}

const stepOf = ({ steps }: FormDocument, pointer: string): number =>
	steps?.findIndex(({ fields }) => fields.includes(pointerTokens(pointer)[0] ?? "")) ?? -1;

/** Which value must not come before which. What leads back to itself leaves next to no values. */
function orderOf(rule: Known): (Reading & { rule: Known })[] {
	const { pointer, other, is, to } = rule;
	// Of rows held to one certain value it cannot be told whether they are that one.
	if (pointer.includes("*") && pointerTokens(to)[0] !== "item") return [];
	const [from, read] = is === "at_most" || is === "less_than" ? [other, pointer] : [pointer, other];
	return isOrder(is) || pointer === other ? [{ rule, pointer: from, reads: [pointerTokens(read)] }] : [];
}

const circle = ({ pointer, other }: Known): Fault => ({
	code: "contradiction",
	message: worded`The order of ${pointer} and ${other} leads back to where it begins, so next to no answers fit. Expected each pair compared once and one way, or "same_as".`,
});

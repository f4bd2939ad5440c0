import { asObject, asString, isObject, type JsonObject } from "../../../schemas/json/json.ts";
import { pointerTokens } from "../../../schemas/json/pointer.ts";
import { type FormQuestion, questionChoices } from "../form/form-model.ts";
import type { StudioI18n, StudioText } from "../i18n/studio-i18n.ts";
import type { Comparison, ConditionPart, Plain } from "./condition-model.ts";
import { type OfferedList, offeredList } from "./offered-list.ts";

/** Something that a condition can be about. */
export type ConditionSubject = {
	/** Pointer in the scope. */
	pointer: string;
	label: string;
	/** Those that it can have, where they are few. */
	values: readonly { value: Plain; label: string }[];
	type: "text" | "number" | "list" | "presence";
	/** The content of the portal that it is one of, where it is. */
	offered?: OfferedList;
};

/** The ways to compare a subject, the usual one first. */
export function comparisonsOf({ type, values }: ConditionSubject): Comparison[] {
	if (type === "presence") return ["answered", "unanswered"];
	if (type === "list") return ["includes", "lacks", "answered", "unanswered"];
	if (type === "number") return ["is", "is_not", "at_least", "at_most", "answered", "unanswered"];
	return values.length > 2
		? ["is", "is_not", "one_of", "answered", "unanswered"]
		: ["is", "is_not", "answered", "unanswered"];
}

/** Up to so many values are few. */
const FEW = 8;

/** The first thing to compare: a subject that is not compared yet, with few values if there is one. */
export function firstPart(subjects: readonly ConditionSubject[], used: ReadonlySet<string>): ConditionPart | null {
	const free = subjects.filter(({ pointer }) => !used.has(pointer));
	const hasFew = ({ values }: ConditionSubject) => values.length > 0 && values.length <= FEW;
	const subject = free.find(hasFew) ?? free[0] ?? subjects[0];
	if (!subject) return null;
	const value = subject.values[0]?.value;
	const [comparison = "is"] = comparisonsOf(subject);
	return value === undefined
		? { subject: subject.pointer, comparison: "answered", values: [] }
		: { subject: subject.pointer, comparison, values: [value] };
}

/** Whether a question lists the categories of the portal, by their codes. */
function isOfCategory({ options }: FormQuestion): boolean {
	const { operation, value } = asObject(options.options);
	return operation === "messagesGetCategory" && value === "/code";
}

function valuesOf(
	field: FormQuestion,
	{ t, portal }: StudioI18n,
	categories: ConditionSubject["values"],
): ConditionSubject["values"] {
	if (typeOfField(field) === "presence") return [];
	if (isOfCategory(field)) return categories;
	if (field.schema.type !== "boolean")
		return questionChoices(field).map((one) => ({ ...one, label: portal(one.label) }));
	return [
		{ value: true, label: t("Yes") },
		{ value: false, label: t("No") },
	];
}

function typeOfField({ schema, holds }: FormQuestion): ConditionSubject["type"] {
	if (holds || schema.type === "object") return "presence";
	if (schema.type === "array") return isObject(schema.items) && schema.items.enum ? "list" : "presence";
	return schema.type === "number" || schema.type === "integer" ? "number" : "text";
}

/**
 * The questions that a condition of a field, or of the whole form without one, can be about: in rows those of its own row.
 * A question for a category is compared with the portal's categories, which no form lists itself.
 */
export function fieldSubjects(
	fields: readonly FormQuestion[],
	own: FormQuestion | null,
	i18n: StudioI18n,
	categories: ConditionSubject["values"] = [],
): ConditionSubject[] {
	const isInRow = own?.owner.endsWith("/*") ?? false;
	return fields.flatMap((field): ConditionSubject[] => {
		const isBeside = isInRow && field.owner === own?.owner;
		const isWithin = own !== null && field.pointer.startsWith(`${own.pointer}/`);
		if (field === own || isWithin || (field.pointer.includes("/*") && !isBeside)) return [];
		const pointer = isBeside ? `/item/${field.name}` : `/form${field.pointer}`;
		const values = valuesOf(field, i18n, categories);
		const type = typeOfField(field);
		const offered = type === "text" && values.length === 0 ? offeredList(field.options.options) : undefined;
		return [{ pointer, label: i18n.portal(field.label), values, type, ...(offered && { offered }) }];
	});
}

/** All pointers that conditions and bindings of a document name. */
function pointersIn(value: unknown): string[] {
	if (Array.isArray(value)) return value.flatMap(pointersIn);
	if (!isObject(value)) return [];
	return Object.entries(value).flatMap(([key, entry]) => [
		...(/^\/(query|data|item|config|user)(\/|$)/.test(key) ? [key] : []),
		...(key === "bind" ? [asString(entry) ?? []].flat() : []),
		...pointersIn(entry),
	]);
}

/** What is said of a value by the part of the scope that it is in. */
const LABELS: Readonly<Record<string, StudioText>> = {
	query: "“{name}” in the address",
	user: "“{name}” of who is logged in",
	item: "“{name}” of the entry",
	config: "“{name}” of the portal’s settings",
};

/** What a condition of a block can be about: who is there, and what the page's address and data have, as far as it names them. */
export function pageSubjects(document: JsonObject, { t }: StudioI18n): ConditionSubject[] {
	const named = [...new Set(pointersIn(document))].filter((pointer) => pointer !== "/user");
	const ofPage = named.sort().map((pointer): ConditionSubject => {
		const [scope, ...rest] = pointerTokens(pointer);
		const name = rest.join(" › ");
		return { pointer, label: t(LABELS[scope ?? ""] ?? "“{name}” of the data", { name }), values: [], type: "text" };
	});
	return [{ pointer: "/user", label: t("Who is logged in"), values: [], type: "presence" }, ...ofPage];
}

/** Where the configuration says whether the portal sends text messages. */
const SENDS_SMS = "/config/report/pc/sms_notices";

/** What can be asked of the portal itself: whether it sends text messages, and what the condition names already. */
export function portalSubjects(condition: unknown, { t }: StudioI18n): ConditionSubject[] {
	const values = [
		{ value: true, label: t("Yes") },
		{ value: false, label: t("No") },
	];
	const named = [...new Set(pointersIn(condition))].filter((pointer) => pointer !== SENDS_SMS);
	return [
		{ pointer: SENDS_SMS, label: t("The portal sends text messages"), values, type: "text" },
		...named.map((pointer): ConditionSubject => {
			const [, ...rest] = pointerTokens(pointer);
			const label = t("“{name}” of the portal’s settings", { name: rest.join(" › ") });
			return { pointer, label, values: [], type: "text" };
		}),
	];
}

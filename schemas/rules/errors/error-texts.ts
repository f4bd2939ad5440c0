import type { EngineText } from "../../engine-texts.ts";
import { asArray } from "../../json/json.ts";
import type { ValidatorError } from "../values/validator-runtime.ts";

/** An error's source text, and its values apart from {title}. */
export type ErrorText = { text: EngineText; values: Readonly<Record<string, string | number>> };

const BY_KEYWORD: Readonly<Record<string, EngineText>> = {
	required: "“{title}” is required",
	dependentRequired: "“{title}” is required",
	minLength: "“{title}” must have at least {limit} characters",
	maxLength: "“{title}” must have at most {limit} characters",
	minItems: "“{title}” must have at least {limit} entries",
	maxItems: "“{title}” must have at most {limit} entries",
	uniqueItems: "“{title}” must not have the same entry twice",
	contains: "“{title}” lacks an entry that it needs",
	minimum: "“{title}” must be at least {limit}",
	maximum: "“{title}” must be at most {limit}",
	exclusiveMinimum: "“{title}” must be more than {limit}",
	exclusiveMaximum: "“{title}” must be less than {limit}",
	pattern: "“{title}” is not in the expected form",
	enum: "“{title}” must be one of the choices",
	oneOf: "“{title}” must be one of the choices",
	anyOf: "“{title}” must be one of the choices",
	const: "“{title}” must be {allowedValue}",
	not_after: "“{title}” must not lie in the future",
	not_before: "“{title}” must not lie in the past",
	additionalProperties: "“{title}” is not asked for here",
	unevaluatedProperties: "“{title}” is not asked for here",
	"false schema": "“{title}” is not asked for here",
	at_least: "“{title}” must not lie before “{other}”",
	at_most: "“{title}” must not lie after “{other}”",
	more_than: "“{title}” must lie after “{other}”",
	less_than: "“{title}” must lie before “{other}”",
	same_as: "“{title}” must be the same as “{other}”",
	differs_from: "“{title}” must not be the same as “{other}”",
};

/** What is said of a number that is compared with another value; other values are compared as times are. */
const BY_NUMBER: Readonly<Record<string, EngineText>> = {
	at_least: "“{title}” must not be less than “{other}”",
	at_most: "“{title}” must not be more than “{other}”",
	more_than: "“{title}” must be more than “{other}”",
	less_than: "“{title}” must be less than “{other}”",
};

const BY_FORMAT: Readonly<Record<string, EngineText>> = {
	date: "“{title}” must be a date",
	time: "“{title}” must be a time",
	"date-time": "“{title}” must be a date and time",
	email: "“{title}” must be an email address",
	uri: "“{title}” must be a web address",
	mobile: "“{title}” must be a mobile number of 11 digits",
	"id-card": "“{title}” must be a valid identity card number",
};

/** What is said of a date that is limited by another day than today. */
const BY_DAY: Readonly<Record<string, EngineText>> = {
	not_after: "“{title}” must not lie after {limit}",
	not_before: "“{title}” must not lie before {limit}",
};

const BY_TYPE: Readonly<Record<string, EngineText>> = {
	number: "“{title}” must be a number",
	integer: "“{title}” must be a whole number",
};

/** The engine's text for a violation. Every keyword has one: what none names is said to be not right. */
export function errorText({ keyword, params }: ValidatorError): ErrorText {
	const values = Object.fromEntries(
		Object.entries(params).filter((entry): entry is [string, string | number] =>
			["string", "number"].includes(typeof entry[1]),
		),
	);
	if (keyword === "const") return params.allowedValue === true ? text("“{title}” must be agreed to") : constant(values);
	if ((keyword === "minLength" || keyword === "minItems") && params.limit === 1) return text("“{title}” is required");
	const amount = params.isNumber ? BY_NUMBER[keyword] : undefined;
	if (amount !== undefined) return text(amount);
	const day = "limit" in values ? BY_DAY[keyword] : undefined;
	if (day !== undefined) return { text: day, values };
	if (keyword === "multipleOf") return multiple(values);
	if (keyword === "format") return text(BY_FORMAT[String(params.format)] ?? "“{title}” is not in the expected form");
	if (keyword === "type") return text(BY_TYPE[String(asArray([params.type]).flat()[0])] ?? "“{title}” is not right");
	return { text: BY_KEYWORD[keyword] ?? "“{title}” is not right", values };
}

const text = (text: EngineText): ErrorText => ({ text, values: {} });

/** What is said where something must be a multiple of a number: that it be whole, or have so many decimals. */
function multiple(values: ErrorText["values"]): ErrorText {
	const decimals = /^0\.(0+1)$/.exec(String(values.multipleOf))?.[1]?.length;
	if (decimals !== undefined)
		return { text: "“{title}” must have at most {decimals} decimal places", values: { decimals } };
	return values.multipleOf === 1
		? text("“{title}” must be a whole number")
		: { text: "“{title}” must be a multiple of {multipleOf}", values };
}

const constant = (values: ErrorText["values"]): ErrorText =>
	"allowedValue" in values ? { text: "“{title}” must be {allowedValue}", values } : text("“{title}” is not right");

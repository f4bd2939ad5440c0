/**
 * The answers of GeoReport v2 (http://wiki.open311.org/GeoReport_v2) and of service discovery as JSON Schema, written from the
 * tables of the published texts: the standard itself is "schemaless". A member that a table does not name is refused, since
 * clients are told not to expect any.
 */

const text = { type: "string" };
const some = { type: "string", minLength: 1 };
const flag = { type: "boolean" };
/** A time must say its zone. */
const time = { type: "string", format: "date-time" };
const perhapsTime = { anyOf: [time, { const: "" }, { type: "null" }] };
const degrees = (most: number) => ({ type: ["number", "null"], minimum: -most, maximum: most });

const strict = (properties: object, optional: readonly string[] = []) => ({
	type: "object",
	properties,
	additionalProperties: false,
	required: Object.keys(properties).filter((name) => !optional.includes(name)),
});
const listOf = (items: object, minItems = 0) => ({ type: "array", items, minItems });

const service = strict({
	service_code: some,
	service_name: some,
	description: text,
	metadata: flag,
	type: { enum: ["realtime", "batch", "blackbox"] },
	keywords: text,
	group: text,
});

const LISTS = ["singlevaluelist", "multivaluelist"];
const attribute = {
	...strict(
		{
			variable: flag,
			code: some,
			datatype: { enum: ["string", "number", "datetime", "text", ...LISTS] },
			required: flag,
			datatype_description: text,
			order: { type: "integer", minimum: 1 },
			description: some,
			values: listOf(strict({ key: some, name: some }), 1),
		},
		["values"],
	),
	// Only lists have values, and every list has some.
	if: { properties: { datatype: { enum: LISTS } } },
	// biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
	then: { required: ["values"] },
	else: { not: { required: ["values"] } },
};

const request = strict({
	service_request_id: some,
	status: { enum: ["open", "closed"] },
	status_notes: text,
	service_name: some,
	service_code: some,
	description: text,
	agency_responsible: text,
	service_notice: text,
	requested_datetime: time,
	updated_datetime: perhapsTime,
	expected_datetime: perhapsTime,
	address: text,
	address_id: text,
	zipcode: text,
	lat: degrees(90),
	long: degrees(180),
	media_url: text,
});

const endpoint = strict({
	specification: { const: "http://wiki.open311.org/GeoReport_v2" },
	url: { type: "string", format: "uri" },
	changeset: time,
	type: { enum: ["production", "test", "development"] },
	formats: listOf({ enum: ["text/xml", "application/json"] }, 1),
});

/** The structure of each answer, by the element that holds it in XML. */
export const GEOREPORT = {
	discovery: strict({ changeset: time, contact: text, key_service: text, endpoints: listOf(endpoint, 1) }),
	services: listOf(service, 1),
	service_definition: strict({ service_code: some, attributes: listOf(attribute, 1) }),
	service_requests: listOf(request),
	/** What a request that was filed is answered with: a number or a token, never both. */
	filed: {
		...listOf(strict({ service_request_id: some, service_notice: text, account_id: text }), 1),
		maxItems: 1,
	},
	errors: listOf(strict({ code: { type: "integer" }, description: some }), 1),
} as const;

/** Elements that hold a list, and what its entries are called. */
export const XML_LISTS: Readonly<Record<string, string>> = {
	services: "service",
	attributes: "attribute",
	values: "value",
	service_requests: "request",
	errors: "error",
	endpoints: "endpoint",
	formats: "format",
};

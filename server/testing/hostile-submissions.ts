import { asObject, type JsonObject } from "../../schemas/json/json.ts";
import { MAX_JSON_VALUES } from "../wire/json-bounds.ts";
import type { SentRequest } from "./hostile-requests.ts";

/** A form to be filled in, as a submission names it, the names of its fields, and of those whose values are tried one by one. */
export type HostileForm = {
	form: string;
	form_hash: string;
	release: string;
	fields: readonly string[];
	single: readonly string[];
};

/** How many values the answers may have: the rest of what is allowed is the submission's own. */
const VALUES = MAX_JSON_VALUES - 20;

const TEXT = 900_000;

const repeat = <T>(count: number, value: (index: number) => T) =>
	Array.from({ length: Math.floor(count) }, (_, index) => value(index));

/** Values as many and as long as the door lets pass, by what they keep a validator busy with. */
const VALUES_OF: Readonly<Record<string, (fields: readonly string[]) => object>> = {
	"unknown values": () => Object.fromEntries(repeat(VALUES, (index) => [`unknown${index}`, index])),
	"a list in each field": (fields) =>
		Object.fromEntries(fields.map((field) => [field, repeat(VALUES / fields.length - 1, (index) => index)])),
	"rows in each field": (fields) =>
		Object.fromEntries(fields.map((field) => [field, repeat(VALUES / fields.length - 1, () => ({}))])),
	"a long text in each field": (fields) =>
		Object.fromEntries(fields.map((field) => [field, "a1 ".repeat(TEXT / 3 / fields.length)])),
	"a long Chinese text in each field": (fields) =>
		Object.fromEntries(fields.map((field) => [field, "文，".repeat(TEXT / 6 / fields.length)])),
	"values within values": (fields) =>
		Object.fromEntries(
			fields.map((field) => [field, repeat(28, () => 0).reduce<object>((inner) => ({ [field]: inner }), {})]),
		),
};

/** The costliest submissions of a form, and the same of one long text in one field each. */
export function heavySubmissions({ form, form_hash, release, fields, single }: HostileForm): SentRequest[] {
	const request = (name: string, data: object): SentRequest => ({
		name: `${form}: ${name}`,
		method: "POST",
		url: "/report/api.Messages/index",
		headers: { "content-type": "application/json" },
		payload: JSON.stringify({ form, form_hash, release, data, idempotency_key: crypto.randomUUID() }),
	});
	const each = single.flatMap((field) => [
		request(`a list in ${field}`, { [field]: repeat(VALUES, (index) => index) }),
		request(`rows in ${field}`, { [field]: repeat(VALUES, () => ({})) }),
		request(`a long text in ${field}`, { [field]: "a ".repeat(TEXT / 2) }),
	]);
	return [...Object.entries(VALUES_OF).map(([name, values]) => request(name, values(fields))), ...each];
}

/** The keywords of a field that only say something to its reader, and make no work. */
const SAID = ["title", "description", "hint", "placeholder", "default", "examples"];

const withoutSaid = (key: string, value: unknown) => (SAID.includes(key) ? undefined : value);

/** How a field of a form document is declared, but for its texts: two that are declared alike cost alike. */
function declared(document: JsonObject, name: string): string {
	const schema = asObject(document.schema);
	const fields = asObject(document.fields);
	return JSON.stringify([asObject(schema.properties)[name], fields[`/${name}`]], withoutSaid);
}

/** The names of a form document's fields, and of those that are declared as none of `known`, which takes them in. */
export function fieldsOf(document: JsonObject, known: Set<string>): Pick<HostileForm, "fields" | "single"> {
	const fields = Object.keys(asObject(asObject(document.schema).properties));
	const single = fields.filter((name) => !known.has(declared(document, name)));
	for (const name of single) known.add(declared(document, name));
	return { fields, single };
}

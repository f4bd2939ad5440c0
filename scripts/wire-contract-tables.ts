import { BODY_CODES, TRANSPORT_STATUSES } from "../adapters/http/error-catalogue.ts";
import { API } from "../schemas/catalogue.gen.ts";
import { OPERATIONS } from "../schemas/operations.gen.ts";

type Schema = {
	description?: string;
	type?: string;
	format?: string;
	enum?: string[];
	properties?: Record<string, Schema>;
	required?: string[];
	$ref?: string;
	request?: Schema;
	response?: Schema;
};

const isSchema = (value: unknown): value is Schema => typeof value === "object" && value !== null;

const table = (head: string[], rows: string[][]) =>
	[head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");

/** `name` where it must be there, `name?` where it may be left out. */
function fieldsOf({ properties = {}, required = [] }: Schema): string {
	const names = Object.keys(properties).map((name) => `\`${name}${required.includes(name) ? "" : "?"}\``);
	return names.join(", ") || "–";
}

const shapeOf = (reference: string) => reference.replace(/^.*\/|\.schema\.json$/g, "");

/** What a response's data is: a shape of schemas/api/shapes by name, or its own members. */
function dataOf(response: Schema): string {
	if (response.$ref) return `[${shapeOf(response.$ref)}](../schemas/api/${response.$ref})`;
	return response.type === "null" ? "null" : fieldsOf(response);
}

/** The calls, with what they request and what they return. */
function callsTable(): string {
	const rows = Object.entries(OPERATIONS).map(([name, { method, path, auth }]) => {
		const schema = API[name];
		if (!isSchema(schema) || !schema.request || !schema.response)
			throw new Error(`schemas/api/${name}.schema.json: expected a request and a response`);
		const operation = `[${name}](../schemas/api/${name}.schema.json)`;
		return [operation, `${method} \`/${path}\``, auth, fieldsOf(schema.request), dataOf(schema.response)];
	});
	return table(["Operation", "Call", "Session", "Request", "`data`"], rows);
}

/** The error catalogue's rows by body code and by transport status. */
function catalogueTables(): string {
	const rowsOf = (rows: readonly { name: string; on: number | string; effect: string; outcome: string }[]) =>
		rows.map(({ name, on, effect, outcome }) => [String(on), name, effect, outcome]);
	return [
		table(["Body code", "Meaning", "The client shows", "The caller's promise"], rowsOf(BODY_CODES)),
		table(["Transport status", "Meaning", "The client shows", "The caller's promise"], rowsOf(TRANSPORT_STATUSES)),
	].join("\n\n");
}

const TABLES = { calls: callsTable, catalogue: catalogueTables };

/** The document with what stands between its marks written anew. */
export function withTables(text: string): string {
	return Object.entries(TABLES).reduce((whole, [name, write]) => {
		const marked = new RegExp(`(<!-- generated: ${name} -->)[\\s\\S]*?(<!-- end: ${name} -->)`);
		if (!marked.test(whole)) throw new Error(`docs/wire-contract.md has no marks for "${name}"`);
		return whole.replace(marked, (_all, start: string, end: string) => `${start}\n${write()}\n${end}`);
	}, text);
}

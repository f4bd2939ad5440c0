/**
 * Writes the TypeScript that follows from the JSON Schemas: schemas/types.gen.ts (types),
 * schemas/operations.gen.ts (method, path and kind of each operation, small enough for the browser) and
 * schemas/catalogue.gen.ts (the schemas themselves, for the compiler, which reads no files). Beside them the registries of the
 * types of field (scripts/field-type-registries.ts) and of block (scripts/block-type-registries.ts).
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { compile, type JSONSchema } from "json-schema-to-typescript";
import { blockTypeRegistries } from "./block-type-registries.ts";
import { fieldTypeRegistries } from "./field-type-registries.ts";
import type { GeneratedFiles } from "./generated-file.ts";

const ROOT = join(import.meta.dirname, "..");
const SCHEMAS = join(ROOT, "schemas");
const HEADER = "/* Generated from schemas/meta and schemas/api by `npm run generate`. Do not edit. */\n";
const KINDS = [
	"site",
	"page",
	"form",
	"view",
	"workflow",
	"categories",
	"messages",
	"icons",
	"desk",
	"holidays",
	"routing",
	"templates",
	"notifications",
	"test-case",
];

type OperationSchema = {
	operation: string;
	description: string;
	method: string;
	path: string;
	kind: string;
	auth: string;
	request: JSONSchema;
	response: JSONSchema;
};

const read = <T>(path: string): T => JSON.parse(readFileSync(path, "utf8"));
const schemaFiles = (folder: string) =>
	readdirSync(folder)
		.filter((name) => name.endsWith(".schema.json"))
		.sort();
const object = (properties: Record<string, JSONSchema>): JSONSchema => ({
	type: "object",
	properties,
	required: Object.keys(properties),
	additionalProperties: false,
});

/** A `$ref` with siblings would be declared as a type of its own (Text1, Text2…): keep the reference alone. */
const bareReferences = (_key: string, value: unknown) =>
	value !== null && typeof value === "object" && "$ref" in value && typeof value.$ref === "string"
		? { $ref: value.$ref }
		: value;

/** A schema that only describes allows everything; the generator would take it for an object. */
const openValue = (value: object) =>
	Object.keys(value).join() === "description" && "description" in value && typeof value.description === "string";

const prepared = (key: string, value: unknown) =>
	value !== null && typeof value === "object" && openValue(value)
		? { ...value, tsType: "unknown" }
		: bareReferences(key, value);

const declare = (schema: JSONSchema, name: string, cwd: string) =>
	compile(JSON.parse(JSON.stringify(schema), prepared), name, {
		cwd: `${cwd}/`,
		bannerComment: "",
		format: true,
		style: { useTabs: true, printWidth: 120 },
		unknownAny: true,
		strictIndexSignatures: false,
		// An upper bound is checked at run time; as a type it would be a union of tuples.
		maxItems: 1,
		$refOptions: {
			resolve: {
				file: {
					read: (file: { url: string }) => JSON.stringify(JSON.parse(readFileSync(file.url, "utf8"), prepared)),
				},
			},
		},
	});

async function documentTypes(): Promise<string> {
	const meta = join(SCHEMAS, "meta");
	const kinds = Object.fromEntries(KINDS.map((kind) => [kind, { $ref: `${kind}.schema.json` }]));
	const blocksIn = (folder: string) =>
		Object.fromEntries(
			schemaFiles(join(meta, folder)).map((file) => [
				read<{ properties: { type: { const: string } } }>(join(meta, folder, file)).properties.type.const,
				{ $ref: `${folder}/${file}` },
			]),
		);
	const root = object({
		kinds: object(kinds),
		blocks: object(blocksIn("blocks")),
		staff_blocks: object(blocksIn("blocks/staff")),
		action: { $ref: "defs.schema.json#/$defs/action" },
		release: object({
			manifest: { $ref: "../release/manifest.schema.json" },
			reference: { $ref: "../release/reference.schema.json" },
		}),
	});
	const types = await declare(root, "DocumentTypes", meta);
	return `${types}
export type BlockTypes = DocumentTypes["blocks"];
export type BlockType = keyof BlockTypes;
export type Block = BlockTypes[BlockType];
export type StaffBlockTypes = DocumentTypes["staff_blocks"];
export type StaffBlockType = keyof StaffBlockTypes;
export type PorticoDocument = DocumentTypes["kinds"][keyof DocumentTypes["kinds"]];
`;
}

async function operationTypes(everybodys: OperationSchema[], staffs: OperationSchema[]): Promise<string> {
	const api = join(SCHEMAS, "api");
	const typed = (title: string, operations: OperationSchema[]): JSONSchema => ({
		...object(
			Object.fromEntries(operations.map((o) => [o.operation, object({ request: o.request, response: o.response })])),
		),
		title,
	});
	/** What the administration's own calls take and give (server/admin). */
	const content = object({
		article: { $ref: "shapes/article-content.schema.json" },
		project: { $ref: "shapes/project-content.schema.json" },
	});
	const tried_routing = { $ref: "shapes/tried-routing.schema.json" };
	/** What every call's refusal may say is wrong (server/wire/call-schemas.ts). */
	const refused_field = { $ref: "shapes/refused-field.schema.json" };
	/** What is stored on a device, and what its parts tell each other. */
	const device = object(
		Object.fromEntries(
			schemaFiles(join(SCHEMAS, "device")).map((file) => [
				file.replace(".schema.json", "").replaceAll("-", "_"),
				{ $ref: `../device/${file}` },
			]),
		),
	);
	const backup = object({ description: { $ref: "../backup/description.schema.json" } });
	// Together, so that the shapes which all share are declared once.
	return declare(
		object({
			operations: typed("Operations", everybodys),
			staff: typed("StaffOperations", staffs),
			content,
			tried_routing,
			refused_field,
			device,
			backup,
		}),
		"ApiTypes",
		api,
	);
}

/** The kinds of everybody's operations, in a table of their own: the browser's scripts need only their type. */
const kindTable = (operations: OperationSchema[]): string => `
/** Every operation's kind. */
export const OPERATION_KINDS = {\n${operations.map((o) => `\t${o.operation}: "${o.kind}",`).join("\n")}\n} as const;
`;

/** The rows that requests are sent by. */
function operationTable(operations: OperationSchema[], name: string, says: string, withKind: boolean): string {
	const rows = operations.map((o) => {
		const row = { method: o.method, path: o.path, ...(withKind && { kind: o.kind }), auth: o.auth };
		return `\t/** ${o.description} */\n\t${o.operation}: ${JSON.stringify(row)},`;
	});
	return `${HEADER}
/** ${says} */
export const ${name} = {\n${rows.join("\n")}\n} as const;
`;
}

function catalogueOf(name: string, folder: string): { imports: string[]; table: string } {
	const files = schemaFiles(join(SCHEMAS, folder)).map((file) => ({ file, key: file.replace(".schema.json", "") }));
	const local = (key: string) => `${name.toLowerCase()}_${key.replaceAll("-", "_")}`;
	return {
		imports: files.map((f) => `import ${local(f.key)} from "./${folder}/${f.file}" with { type: "json" };`),
		table: `export const ${name}: Readonly<Record<string, object>> = {\n${files
			.map((f) => `\t"${f.key}": ${local(f.key)},`)
			.join("\n")}\n};`,
	};
}

function catalogue(): string {
	const parts = [
		{ ...catalogueOf("META", "meta"), says: "The meta-schemas of the document kinds, by file name." },
		{ ...catalogueOf("BLOCKS", "meta/blocks"), says: "The meta-schemas of the block types, by file name." },
		{ ...catalogueOf("STAFF_BLOCKS", "meta/blocks/staff"), says: "Those of the block types for staff alone." },
		{ ...catalogueOf("API", "api"), says: "The operations' schemas, by name." },
		{ ...catalogueOf("STAFF_API", "api/staff"), says: "Those of the operations for staff alone." },
		{ ...catalogueOf("SHAPES", "api/shapes"), says: "What the operations' schemas share, by file name." },
	];
	const imports = parts.flatMap((part) => part.imports).join("\n");
	return `${HEADER}\n${imports}\n\n${parts.map((part) => `/** ${part.says} */\n${part.table}`).join("\n\n")}\n`;
}

const operationsIn = (folder: string) =>
	schemaFiles(join(SCHEMAS, folder)).map((file): OperationSchema => {
		const text = readFileSync(join(SCHEMAS, folder, file), "utf8");
		return JSON.parse(text.replaceAll('"../shapes/', '"shapes/'));
	});
const EVERYBODYS = "Every operation's HTTP method, path below the host and need of a session.";
const STAFFS = "The same of the operations for staff alone.";

/** What follows from the schemas. */
export async function files(): Promise<GeneratedFiles> {
	const operations = operationsIn("api");
	const staffs = operationsIn("api/staff");
	return {
		"schemas/types.gen.ts": `${HEADER}\n${await documentTypes()}\n${await operationTypes(operations, staffs)}`,
		"schemas/operations.gen.ts": operationTable(operations, "OPERATIONS", EVERYBODYS, false) + kindTable(operations),
		"schemas/staff-operations.gen.ts": operationTable(staffs, "STAFF_OPERATIONS", STAFFS, true),
		"schemas/catalogue.gen.ts": catalogue(),
		...(await fieldTypeRegistries()),
		...(await blockTypeRegistries()),
	};
}

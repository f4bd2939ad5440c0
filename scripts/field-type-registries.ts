import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { FieldAuthoring } from "../schemas/field-types/field-type.ts";

const ROOT = join(import.meta.dirname, "..");
const HEADER = "/* Generated from `widget` of schemas/meta/form.schema.json by `npm run generate`. Do not edit. */\n";

const meta = join(ROOT, "schemas/meta/form.schema.json");
const names: readonly string[] = JSON.parse(readFileSync(meta, "utf8")).properties.fields.additionalProperties
	.properties.widget.enum;

const camel = (name: string) => name.replace(/_(\w)/g, (_all, letter: string) => letter.toUpperCase());
const pascal = (name: string) => camel(`_${name}`);
const widgetFile = (name: string) => `${name}/${pascal(name)}Widget.tsx`;

/** Throws where a named type lacks a part, with the file that is expected. */
function expectFile(name: string, file: string): void {
	if (!existsSync(join(ROOT, file)))
		throw new Error(`${file}: expected it, because schemas/meta/form.schema.json names the type "${name}"`);
}

type Declared = { traits?: { late?: boolean }; authoring?: Partial<FieldAuthoring> };

/** What a type declares of itself. */
async function declared(name: string): Promise<Declared> {
	const module = await import(pathToFileURL(join(ROOT, `schemas/field-types/${name}.ts`)).href);
	return { traits: module[`${camel(name)}Traits`], authoring: module[`${camel(name)}Authoring`] };
}

/** rjsf's names of widgets that are called otherwise here: what one type is goes before what another is drawn for. */
async function rjsfNames(): Promise<string> {
	const all = await Promise.all(
		names.map(async (name) => ({ name, rjsf: (await declared(name)).authoring?.rjsf ?? { same: [], nearest: [] } })),
	);
	const same = new Set(all.flatMap(({ rjsf }) => rjsf.same));
	const rows = all.map(({ name, rjsf }) =>
		[...rjsf.same, ...rjsf.nearest.filter((theirs) => !same.has(theirs))]
			.filter((theirs) => !names.includes(theirs))
			.map((theirs) => [theirs, name]),
	);
	return `${HEADER}
import type { FieldTypeName } from "./field-type.ts";

/** What rjsf's widgets are drawn by, where they have another name. */
export const RJSF_NAMES: Readonly<Record<string, FieldTypeName>> = {
${rows
	.flat()
	.map(([theirs, name]) => `\t${JSON.stringify(theirs)}: "${name}",`)
	.join("\n")}
};
`;
}

function table(part: "Traits" | "Authoring", comment: string): string {
	const imports = names.map((name) => `import { ${camel(name)}${part} } from "./${name}.ts";`).sort();
	const rows = names.map((name) => `\t${name}: ${camel(name)}${part},`);
	return `${HEADER}
import type { Field${part}, FieldTypeName } from "./field-type.ts";
${imports.join("\n")}

/** ${comment} */
export const FIELD_${part.toUpperCase()}: { readonly [T in FieldTypeName]: Field${part} } = {\n${rows.join("\n")}\n};
`;
}

/** The words of all types in Chinese, each in a file of its own beside the type. */
function chinese(): string {
	const imports = names
		.map((name) => `import ${camel(name)}Words from "./${name}.zh-CN.json" with { type: "json" };`)
		.sort();
	return `${HEADER}
import type { FieldTypeName, FieldWords } from "./field-type.ts";
${imports.join("\n")}

/** What the studio says of each type of field in Chinese. */
export const FIELD_CHINESE: { readonly [T in FieldTypeName]: FieldWords } = {
${names.map((name) => `\t${name}: ${camel(name)}Words,`).join("\n")}
};
`;
}

async function widgets(): Promise<string> {
	const all = await Promise.all(names.map(async (name) => ({ name, late: (await declared(name)).traits?.late })));
	const own = (name: string) => `${pascal(name)}Widget`;
	const now = all
		.filter(({ late }) => !late)
		.map(({ name }) => `import { ${own(name)} } from "./${widgetFile(name)}";`);
	const later = all
		.filter(({ late }) => late)
		.map(
			({ name }) =>
				`const ${own(name)} = lazy(async () => ({ default: (await import("./${widgetFile(name)}")).${own(name)} }));`,
		);
	return `${HEADER}
import { type ComponentType, lazy } from "react";
import type { WidgetName, WidgetProps } from "../model/field.ts";
${now.sort().join("\n")}

${later.join("\n")}

/** The input of each type of field. */
export const WIDGETS: { readonly [T in WidgetName]: ComponentType<WidgetProps> } = {
${names.map((name) => `\t${name}: ${own(name)},`).join("\n")}
};
`;
}

/** The registries of the types of field, by file: what each name stands for, on both sides, for authors, and as an input. */
export async function fieldTypeRegistries(): Promise<Record<string, string>> {
	for (const name of names) {
		expectFile(name, `schemas/field-types/${name}.ts`);
		expectFile(name, `schemas/field-types/${name}.zh-CN.json`);
		expectFile(name, `renderer/forms/field-types/${widgetFile(name)}`);
	}
	return {
		"schemas/field-types/traits.gen.ts": table(
			"Traits",
			"What each type of field is wherever forms are filled in or read.",
		),
		"schemas/field-types/authoring.gen.ts": table(
			"Authoring",
			"What authors and the compiler know of each type of field.",
		),
		"schemas/field-types/chinese.gen.ts": chinese(),
		"schemas/field-types/rjsf-names.gen.ts": await rjsfNames(),
		"renderer/forms/field-types/registry.gen.ts": await widgets(),
	};
}

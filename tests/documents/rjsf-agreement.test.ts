import { join } from "node:path";
import { customizeValidator } from "@rjsf/validator-ajv8";
import Ajv2020 from "ajv/dist/2020.js";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compile, type DocumentSource } from "../../schemas/compiler/index.ts";
import { asArray, asObject } from "../../schemas/json/json.ts";
import { readDocuments } from "../../schemas/read-documents.ts";
import { exampleNames, readExample } from "../../schemas/read-example.ts";
import type { FormArtefact, Release } from "../../schemas/release.ts";
import { FORMATS } from "../../schemas/rules/formats/formats.ts";
import { renderedFormSchema } from "../../schemas/rules/questions/field-tree.ts";
import { VALIDATOR_RUNTIME, type ValidatorModule } from "../../schemas/rules/values/validator-runtime.ts";

/** rjsf's own validator, which interprets the schema, as a second validate of what our compiled validators say. */
const rjsf = customizeValidator({
	AjvClass: Ajv2020,
	extenderFn(ajv) {
		for (const [name, format] of Object.entries(FORMATS)) ajv.addFormat(name, format);
		return ajv;
	},
});

/** What the second validate does not know: the portal's own rules beside the schema. */
const OWN_RULES = ["when", "required_when", "not_after", "not_before", "max_count", "max_size"];

type Named = { name: string; artefact: FormArtefact; code: string };

function formsOf(sources: readonly DocumentSource[]): Named[] {
	const { release } = compile(sources);
	const body = (of: Release, name: string) => of.files.find((file) => file.name === name)?.body ?? "";
	if (!release) throw new Error("expected documents without errors");
	return Object.entries(release.manifest.forms).map(([name, { artefact, validator }]) => ({
		name,
		artefact: JSON.parse(body(release, `${artefact}.json`)),
		code: body(release, `${validator}.js`),
	}));
}

const namesOwnRule = (settings: object) => OWN_RULES.some((rule) => Object.hasOwn(settings, rule));

const hasOwnRules = ({ artefact: { document } }: Named) =>
	(document.steps ?? []).some((step) => step.when) ||
	Object.values(document.fields ?? {}).some(
		(options) => namesOwnRule(options) || (options.choices ?? []).some(namesOwnRule),
	);

/** Values near what a schema asks for: often right, sometimes not. */
function near(schema: unknown): fc.Arbitrary<unknown> {
	const { type, enum: choices, properties, items, const: only } = asObject(schema);
	const junk = fc.oneof(fc.constant(null), fc.integer(), fc.string(), fc.constant([]), fc.constant({}));
	const right = () => {
		if (only !== undefined) return fc.constant(only);
		if (Array.isArray(choices)) return fc.constantFrom(...asArray(choices));
		if (type === "object")
			return fc.record(Object.fromEntries(Object.entries(asObject(properties)).map(([k, v]) => [k, near(v)])), {
				requiredKeys: [],
			});
		if (type === "array") return fc.array(near(items), { maxLength: 4 });
		if (type === "boolean") return fc.boolean();
		if (type === "integer" || type === "number") return fc.integer({ min: -5, max: 5000 });
		return fc.oneof(
			fc.string({ maxLength: 40 }),
			fc.constantFrom(
				"13800000000",
				"2026-01-31",
				"a@b.example",
				"https://a.example",
				"12:30:00Z",
				"11010519491231002X",
			),
		);
	};
	return fc.oneof({ weight: 12, arbitrary: right() }, { weight: 1, arbitrary: junk });
}

const examples = exampleNames().flatMap((name) => formsOf(readExample(name)));
const shipped = formsOf(readDocuments(join(import.meta.dirname, "../../schemas/documents")));
const validated = [
	...new Map(
		[...examples, ...shipped]
			.filter((form) => !hasOwnRules(form))
			.map((form) => [form.artefact.document.title + form.name, form]),
	).values(),
];

describe("compiled validators and rjsf's validator", () => {
	test("are compared over enough forms", () => {
		expect(validated.length).toBeGreaterThan(8);
	});

	test.each(validated)("agree on every set of values to $name", async ({ artefact, code }) => {
		const module: { default: ValidatorModule } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
		const validate = module.default(VALIDATOR_RUNTIME);
		const schema = renderedFormSchema(artefact);
		fc.assert(
			fc.property(near(schema), (values) => {
				expect(validate(values)).toBe(rjsf.isValid(schema, values, schema));
			}),
			{ numRuns: 60, seed: 20261121 },
		);
	});
});

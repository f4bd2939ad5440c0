import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "oxc-parser";
import { describe, expect, it } from "vitest";
import { FIELD_TYPE_NAMES } from "../../schemas/field-types/choose-type.ts";
import { ROOT, sourceFiles } from "./import-graph.ts";

const NAMES: ReadonlySet<unknown> = new Set(FIELD_TYPE_NAMES);

/** What a type is told apart by: its own two folders, and what is generated of them. */
const OWN = /^schemas\/field-types\/|^renderer\/forms\/field-types\/|\.gen\.ts$|\.(test|fixture)\.tsx?$/;

/** A filter of a list has widgets of its own: schemas/meta/blocks/list.schema.json. */
const OTHER_WIDGETS = ["renderer/blocks/list/FilterChips.tsx", "renderer/blocks/list/list-filters.recipe.ts"];

type Node = { type: string } & Record<string, unknown>;

const isNode = (value: unknown): value is Node =>
	typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";

const literalOf = (node: unknown): unknown => (isNode(node) && node.type === "Literal" ? node.value : undefined);

/** Whether an expression is a field's type: `widget`, `options.widget`, `options?.widget`, `options.widget ?? …`. */
function isWidget(node: unknown): boolean {
	if (!isNode(node)) return false;
	if (node.type === "Identifier") return node.name === "widget";
	if (node.type === "MemberExpression") return isWidget(node.property);
	if (node.type === "LogicalExpression") return isWidget(node.left);
	return (node.type === "ChainExpression" || node.type === "ParenthesizedExpression") && isWidget(node.expression);
}

const isUndefined = (node: unknown) => isNode(node) && node.type === "Identifier" && node.name === "undefined";

/** A list of names, of which one may stand for none; or of rows that each have a name as their value. */
function areNames(elements: unknown): boolean {
	if (!Array.isArray(elements)) return false;
	const named = elements.filter((one) => NAMES.has(literalOf(one)) || isNamedRow(one));
	return named.length > 1 && elements.every((one) => named.includes(one) || isUndefined(one));
}

const isNamedRow = (node: unknown): boolean =>
	isNode(node) &&
	Array.isArray(node.properties) &&
	node.properties.some(
		(property) =>
			isNode(property) && isNode(property.key) && property.key.name === "value" && NAMES.has(literalOf(property.value)),
	);

/** Whether an expression comes down to a literal name: one of the outcomes of `… ? … : …`, or what stands after `??`. */
function namesIn(node: unknown): unknown[] {
	if (!isNode(node)) return [];
	if (node.type === "ParenthesizedExpression") return namesIn(node.expression);
	if (node.type === "ConditionalExpression") return [...namesIn(node.consequent), ...namesIn(node.alternate)];
	if (node.type === "LogicalExpression" && isWidget(node.left)) return namesIn(node.right);
	return NAMES.has(literalOf(node)) ? [literalOf(node)] : [];
}

/** The places of a source where a type of field is named by a literal: compared, assigned, taken where none is named, or listed with others. */
function namedTypes(node: unknown): string[] {
	if (Array.isArray(node)) return node.flatMap(namedTypes);
	if (!isNode(node)) return [];
	const found: string[] = [];
	if (node.type === "BinaryExpression")
		for (const [one, other] of [
			[node.left, node.right],
			[node.right, node.left],
		])
			if (isWidget(one) && NAMES.has(literalOf(other))) found.push(`compared with "${literalOf(other)}"`);
	if (node.type === "Property" && isNode(node.key) && node.key.name === "widget" && NAMES.has(literalOf(node.value)))
		found.push(`set to "${literalOf(node.value)}"`);
	if (node.type === "LogicalExpression" && isWidget(node.left))
		found.push(...namesIn(node.right).map((name) => `taken for "${name}"`));
	if (node.type === "ArrayExpression" && areNames(node.elements)) found.push("listed with others");
	return [...found, ...Object.values(node).flatMap(namedTypes)];
}

const inSource = (file: string, source: string) => namedTypes(parseSync(file, source).program.body);

describe("types of field", () => {
	it("are named by no literal outside of their own folders", () => {
		const product = sourceFiles().filter(
			(file) =>
				/^(schemas|adapters|renderer|src|server)\//.test(file) && !OWN.test(file) && !OTHER_WIDGETS.includes(file),
		);
		const found = product.flatMap((file) =>
			inSource(file, readFileSync(join(ROOT, file), "utf8")).map((how) => `${file}: ${how}`),
		);
		expect(found).toEqual([]);
	});

	it("would be found, compared, set or listed", () => {
		expect(inSource("a.ts", 'if (options?.widget === "file") stop();')).toEqual(['compared with "file"']);
		expect(inSource("a.ts", 'const field = { widget: "hidden" };')).toEqual(['set to "hidden"']);
		expect(inSource("a.ts", 'const CHOOSING = ["select", "radio"];')).toEqual(["listed with others"]);
		expect(inSource("a.ts", 'const PLAIN = [undefined, "text", "hidden"];')).toEqual(["listed with others"]);
		expect(inSource("a.ts", 'const WAYS = [{ value: "radio" }, { value: "select" }];')).toEqual(["listed with others"]);
		expect(inSource("a.ts", 'const own = options.widget ?? (yes ? "checkbox" : "text");')).toEqual([
			'taken for "checkbox"',
			'taken for "text"',
		]);
		expect(inSource("a.ts", 'const types = ["string", "number"]; if (kind === "text") go();')).toEqual([]);
	});
});

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "oxc-parser";
import { describe, expect, it } from "vitest";
import { BLOCK_SCHEMAS } from "../../schemas/compiler/meta/schemas.ts";
import { ROOT, sourceFiles } from "./import-graph.ts";

/** What a type is told apart by: its own folders, the components' registry, and what is generated of them. */
const OWN =
	/^schemas\/blocks\/|^src\/studio\/blocks\/|^renderer\/registry\/registry\.ts$|^src\/desk\/staff-blocks\.ts$|\.gen\.ts$|\.(test|fixture)\.tsx?$/;

/** Other things whose `type` may be called as a block's is. */
const OTHER_TYPES: Readonly<Record<string, string>> = {
	"renderer/forms/fields/FieldHint.tsx": "pieces of a hint's text",
	"schemas/compiler/check/marked-texts.ts": "pieces of a hint's text",
	"schemas/rules/texts/marked-text.ts": "pieces of a hint's text",
	"src/studio/conditions/subjects.ts": "what a condition is about",
	"src/studio/logic/LogicScreen.tsx": "what a condition is about",
};

/** Objects whose `type` is that of a view, which shows a list or one thing. */
const VIEWS = ["view"];

type Node = { type: string } & Record<string, unknown>;

const isNode = (value: unknown): value is Node =>
	typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";

const nameIn = (node: unknown): string | undefined =>
	isNode(node) && node.type === "Literal" && typeof node.value === "string" && BLOCK_SCHEMAS.has(node.value)
		? node.value
		: undefined;

const isView = (node: unknown) => isNode(node) && node.type === "Identifier" && VIEWS.includes(String(node.name));

/** Whether an expression is a block's type: `type`, `block.type`, `block?.type`. */
function isType(node: unknown): boolean {
	if (!isNode(node)) return false;
	if (node.type === "Identifier") return node.name === "type";
	if (node.type === "MemberExpression") return !node.computed && !isView(node.object) && isType(node.property);
	return (node.type === "ChainExpression" || node.type === "ParenthesizedExpression") && isType(node.expression);
}

function comparedIn({ left, right, type, discriminant, cases }: Node): string[] {
	if (type === "SwitchStatement" && isType(discriminant) && Array.isArray(cases))
		return cases.flatMap((one) => (isNode(one) ? (nameIn(one.test) ?? []) : []));
	if (type !== "BinaryExpression") return [];
	return [...(isType(left) ? [nameIn(right)] : []), ...(isType(right) ? [nameIn(left)] : [])].flatMap(
		(name) => name ?? [],
	);
}

const keyOf = (property: unknown): string =>
	isNode(property) && isNode(property.key) && !property.shorthand
		? String(property.key.name ?? property.key.value)
		: "";

/** A list of names, or a table of more than two by them: with fewer, it may be any text with a link. */
function isTable({ type, elements, properties }: Node): boolean {
	if (type === "ArrayExpression" && Array.isArray(elements)) return elements.length > 1 && elements.every(nameIn);
	if (type !== "ObjectExpression" || !Array.isArray(properties)) return false;
	return properties.length > 2 && properties.every((property) => BLOCK_SCHEMAS.has(keyOf(property)));
}

/** The places of a source where a type of block is named by a literal: compared, or listed with others. */
function namedTypes(node: unknown): string[] {
	if (Array.isArray(node)) return node.flatMap(namedTypes);
	if (!isNode(node)) return [];
	const found = comparedIn(node).map((name) => `compared with "${name}"`);
	if (isTable(node)) found.push("listed with others");
	return [...found, ...Object.values(node).flatMap(namedTypes)];
}

const inSource = (file: string, source: string) => namedTypes(parseSync(file, source).program.body);

const inFile = (file: string) => inSource(file, readFileSync(join(ROOT, file), "utf8"));

describe("types of block", () => {
	it("are told apart by no literal outside of their own folders", () => {
		const product = sourceFiles().filter(
			(file) => /^(schemas|adapters|renderer|src|server)\//.test(file) && !OWN.test(file) && !(file in OTHER_TYPES),
		);
		expect(product.flatMap((file) => inFile(file).map((how) => `${file}: ${how}`))).toEqual([]);
	});

	it("share a name with what is no block only where that is listed", () => {
		expect(Object.keys(OTHER_TYPES).filter((file) => inFile(file).length === 0)).toEqual([]);
	});

	it("would be found, compared or listed; what makes a block or reads a view is left alone", () => {
		expect(inSource("a.ts", 'if (block?.type === "tabs") stop();')).toEqual(['compared with "tabs"']);
		expect(inSource("a.ts", 'switch (type) { case "hero": stop(); }')).toEqual(['compared with "hero"']);
		expect(inSource("a.ts", 'const ARRANGING = ["tabs", "grid"];')).toEqual(["listed with others"]);
		expect(inSource("a.ts", "const LINES = { form: 10, chart: 7, rich_text: 8 };")).toEqual(["listed with others"]);
		expect(inSource("a.ts", 'const first = [{ type: "hero", title }]; if (view.type === "list") go();')).toEqual([]);
	});
});

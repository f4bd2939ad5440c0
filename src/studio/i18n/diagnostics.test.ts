import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { compileMessage } from "@lingui/message-utils/compileMessage";
import { parseAst } from "vite";
import { describe, expect, test } from "vitest";
import { changed } from "../../../schemas/compiler/changed-portal.fixture.ts";
import { check } from "../../../schemas/compiler/index.ts";
import {
	allOf,
	type DiagnosticText,
	type DiagnosticWords,
	eitherOf,
	formatDiagnostic,
	worded,
} from "../../../schemas/compiler/worded.ts";
import { isObject } from "../../../schemas/json/json.ts";
import chinese from "./zh-CN.diagnostics.json" with { type: "json" };

const COMPILER = "schemas/compiler";
const translations: Readonly<Record<string, string>> = chinese;

/** The wording of a tagged template of the source, its values left out. */
function wordingOf(node: Record<string, unknown>): DiagnosticWords | undefined {
	const { tag, quasi } = node;
	if (node.type !== "TaggedTemplateExpression" || !isObject(tag) || tag.name !== "worded" || !isObject(quasi))
		return undefined;
	const parts = Array.isArray(quasi.quasis) ? quasi.quasis : [];
	const cooked = parts.map(({ value }: { value: { cooked: string } }) => value.cooked);
	return worded(Object.assign(cooked, { raw: cooked }), ...cooked.slice(1).map(() => ""));
}

function wordingsIn(node: unknown): DiagnosticWords[] {
	if (Array.isArray(node)) return node.flatMap(wordingsIn);
	if (!isObject(node)) return [];
	const own = wordingOf(node);
	return [...(own ? [own] : []), ...Object.values(node).flatMap(wordingsIn)];
}

const sources = readdirSync(COMPILER, { recursive: true, encoding: "utf8" }).filter(
	(name) => name.endsWith(".ts") && !/\.(test|fixture)\.ts$/.test(name),
);
const texts = new Set(
	sources.flatMap((name) =>
		wordingsIn(parseAst(readFileSync(join(COMPILER, name), "utf8"), { lang: "ts" }, name).body).map(({ text }) => text),
	),
);

/** The names of a text's arguments. */
const argumentsOf = (text: string): string[] =>
	[...new Set([compileMessage(text)].flat().flatMap((token) => (Array.isArray(token) ? String(token[0]) : [])))].sort();

describe("what the compiler finds", () => {
	test("is said in Chinese, every text of it", () => {
		expect(texts.size).toBeGreaterThan(250);
		expect([...texts].filter((text) => !Object.hasOwn(translations, text))).toEqual([]);
		expect(Object.keys(translations).filter((text) => !texts.has(text))).toEqual([]);
	});

	test("has the same arguments in Chinese", () => {
		for (const text of texts) expect(argumentsOf(translations[text] ?? ""), text).toEqual(argumentsOf(text));
	});

	test("is said in Chinese with the words within it, and in English as its message", () => {
		const [found] = check(changed("site.json", ["login"], "/logn")).filter(({ code }) => code === "unknown-page");
		const wording: DiagnosticText | undefined = structuredClone(found?.wording);
		expect(wording && formatDiagnostic(wording)).toBe(found?.message);
		expect(wording && formatDiagnostic(wording, translations)).toMatch(
			/^没有页面或跳转使用路径 \/logn。应为其中一个的路径/,
		);
	});

	test("keeps braces, apostrophes and what is joined", () => {
		expect(String(worded`It's {${"name"}} of ${eitherOf(["a", "b", "c"])}, ${allOf(["d", "e"])}`)).toBe(
			"It's {name} of a or b or c, d and e",
		);
	});
});

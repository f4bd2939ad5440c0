import { expect, it } from "vitest";
import { BLOCK_SCHEMAS, KIND_SCHEMAS, resolveMeta } from "../../../schemas/compiler/meta/schemas.ts";
import { asArray, asObject, isObject, type JsonObject } from "../../../schemas/json/json.ts";
import { allChinese } from "../i18n/chinese.ts";
import translations from "../i18n/zh-CN.settings.json" with { type: "json" };
import { metaPartAt, settingsOf } from "./meta-parts.ts";
import { isWorded, settingLabel, settingTitle } from "./setting-words.ts";

/** What stands between braces of a path, a file's name or a ratio is itself in every language. */
const IS_WORDS = /^[a-z][a-z_]*$/;

/** What the studio's settings can show of a meta-schema: names of properties, values to choose, units, and what says what they are for. */
type Found = { keys: Set<string>; values: Set<string>; helps: Set<string> };

function collect(node: unknown, found: Found, seen: Set<unknown>): void {
	if (Array.isArray(node)) for (const one of node) collect(one, found, seen);
	if (!isObject(node) || seen.has(node)) return;
	seen.add(node);
	if (typeof node.description === "string") found.helps.add(node.description);
	if (typeof node.unit === "string") found.helps.add(node.unit);
	for (const value of asArray(node.enum)) if (typeof value === "string") found.values.add(value);
	const { properties } = node;
	for (const key of Object.keys(isObject(properties) ? properties : {})) found.keys.add(key);
	for (const [key, one] of Object.entries(node)) {
		if (key === "$ref") collect(resolveMeta(node).schema, found, seen);
		else for (const inner of key === "properties" ? Object.values(asObject(one)) : [one]) collect(inner, found, seen);
	}
}

const found: Found = { keys: new Set(), values: new Set(), helps: new Set() };
const seen = new Set<unknown>();
for (const schema of [...KIND_SCHEMAS.values(), ...BLOCK_SCHEMAS.values()]) collect(schema, found, seen);

it("calls every property of a meta-schema by words of its own, in both languages", () => {
	expect(found.keys.size).toBeGreaterThan(200);
	expect([...found.keys].filter((key) => key !== "kind" && key !== "$schema" && !isWorded(key))).toEqual([]);
	expect([...found.keys].filter(isWorded).filter((key) => !Object.hasOwn(allChinese, settingLabel(key)))).toEqual([]);
});

it("calls every value that can be chosen by words, in both languages", () => {
	const words = [...found.values].filter((value) => IS_WORDS.test(value)).map(settingTitle);
	expect(words.filter((word) => !Object.hasOwn(allChinese, word))).toEqual([]);
});

it("says in both languages what each setting is for", () => {
	expect(found.helps.size).toBeGreaterThan(250);
	expect([...found.helps].filter((help) => help !== "" && !Object.hasOwn(allChinese, help))).toEqual([]);
});

it("has words for each setting of a state", () => {
	const document: JsonObject = { kind: "workflow", id: "workflow", states: { open: { label: "Open" } } };
	const part = metaPartAt(document, "/states/open");
	const leaves = asObject(part && settingsOf(part).leaves);
	const settings = Object.values(asObject(leaves.properties)).map(asObject);
	expect(settings.map(({ title }) => title)).toEqual([
		"Label",
		"Description",
		"Colour",
		"Open or closed",
		"Everybody may read it",
		"The clock stands still",
	]);
});

it("translates nothing that no setting says any more", () => {
	const said = new Set([...found.helps, ...[...found.keys].map(settingLabel), ...[...found.values].map(settingTitle)]);
	expect(Object.keys(translations).filter((text) => !said.has(text))).toEqual([]);
});

import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ENGINE_TEXTS } from "../../schemas/engine-texts.ts";
import { SERVER_TEXTS } from "../../schemas/server-texts.ts";
import { DESK_TEXTS } from "../../src/desk/desk-texts.ts";
import { ROOT, sourceFiles } from "../architecture/import-graph.ts";

const read = (file: string) => readFileSync(join(ROOT, file), "utf8");

/** The lists of texts that code says, and what they are made of. */
const LISTS = /^schemas\/(engine|server|category|form-error)-texts\.ts$|^src\/desk\/desk-texts\.ts$/;

const product = sourceFiles()
	.filter((file) => /^(schemas|adapters|renderer|src|server)\//.test(file))
	.filter((file) => !/\.(gen|test|fixture)\.tsx?$/.test(file) && !LISTS.test(file));

/** What code says and what operations of the example portal read out: both are translated as they are shown. */
const shown = [...product, ...globSync("server/content/*.json", { cwd: ROOT })].map(read).join("\n");

const documents = globSync("schemas/documents/**/*.json", { cwd: ROOT }).filter((file) => !file.includes("/messages/"));
const everywhere = [shown, ...documents.map(read)].join("\n");

/** The texts that stand nowhere in a source, where they would stand as JSON writes them: alone, or within a longer one. */
function gone(texts: readonly string[], source: string): string[] {
	const alone = new Set(source.match(/"(?:[^"\\\n]|\\.)*"/g));
	const written = (text: string) => JSON.stringify(text);
	return texts.filter((text) => !alone.has(written(text)) && !source.includes(written(text).slice(1, -1)));
}

it.each([
	["engine", ENGINE_TEXTS],
	["server", SERVER_TEXTS],
	["desk", DESK_TEXTS],
])("every text listed for the %s is shown by something", (_whose, texts) => {
	expect(gone(texts, shown)).toEqual([]);
});

it("has Chinese names for the districts of the example's cases, as the desk lists and counts them", () => {
	const districts = new Set(read("server/content/cases.json").match(/(?<="district":\s*)"[^"]+"/g));
	expect(districts.size).toBeGreaterThan(0);
	const chinese = read("schemas/documents/messages/zh-CN.staff.json");
	expect([...districts].filter((district) => !chinese.includes(`${district}: `))).toEqual([]);
});

describe("shipped translations", () => {
	const files = globSync("schemas/documents/messages/*.json", { cwd: ROOT });

	it("are found", () => expect(files).toContain("schemas/documents/messages/zh-CN.staff.json"));

	it.each(files)("in %s are of texts that are still there", (file) => {
		const { messages }: { messages: Record<string, string> } = JSON.parse(read(file));
		const listed = [...ENGINE_TEXTS, ...SERVER_TEXTS, ...DESK_TEXTS].map((text) => JSON.stringify(text));
		expect(gone(Object.keys(messages), [everywhere, ...listed].join("\n"))).toEqual([]);
	});
});

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ROOT, sourceFiles } from "./import-graph.ts";

/** Whatever stands after whatever: `* + *`, `* ~ *`. */
const ANY_SIBLING = /(^|[\s>{},"'`])\*\s*[+~]/m;

/** Styles as they are written, and the portal's as they are generated. */
const written = [
	...sourceFiles().filter((file) => /^(renderer|src)\//.test(file) && !/\.(test|fixture)\.tsx?$/.test(file)),
	"renderer/skin/skin.gen.css",
];

const withoutComments = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "");

it("no style is for whatever has a sibling: every change of a page would find the styles of all beside it anew", () => {
	const found = written.filter((file) => ANY_SIBLING.test(withoutComments(readFileSync(join(ROOT, file), "utf8"))));
	expect(found).toEqual([]);
});

/** The recipes of our own parts, by their slots; those of Chakra's components are drawn by Chakra, which names them itself. */
const skin = readFileSync(join(ROOT, "renderer/skin/classes.gen.ts"), "utf8");
const recipes = [...skin.matchAll(/^\t(\w+): slots<([^,]+),[^\n]*\("(pt-[\w-]+)"/gm)]
	.map(([, name = "", slots = "", block = ""]) => ({ name, slots: slots.match(/\w+/g) ?? [], block }))
	.filter(({ name }) => !["dialog", "drawer", "menu"].includes(name));

const code = written
	.filter((file) => !/\.(gen\.\w+|recipe\.ts)$/.test(file))
	.map((file) => readFileSync(join(ROOT, file), "utf8"));

/** The code that draws by a recipe: what asks for its classes, and what takes them from there by a name of their own. */
function drawing(name: string): string {
	const own = code.filter((text) => new RegExp(`skin\\.${name}\\b`).test(text));
	const exported = own.flatMap(
		(text) => text.match(new RegExp(`(?<=export const )\\w+(?= = skin\\.${name}\\b)`, "g")) ?? [],
	);
	return code.filter((text) => own.includes(text) || exported.some((one) => text.includes(one))).join("\n");
}

it.each(recipes)("every slot of the recipe $name is drawn by something", ({ name, slots, block }) => {
	const text = drawing(name);
	const isDrawn = (slot: string) => new RegExp(`\\.${slot}\\b|\\b${slot}\\b[,} :]|${block}__${slot}\\b`).test(text);
	expect(slots.filter((slot) => !isDrawn(slot))).toEqual([]);
});

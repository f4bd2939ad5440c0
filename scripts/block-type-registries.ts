import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

const ROOT = join(import.meta.dirname, "..");
const META = join(ROOT, "schemas/meta/blocks");
const HEADER = "/* Generated from schemas/meta/blocks by `npm run generate`. Do not edit. */\n";

/** A type of block: what documents call it, and what its files are called. */
type BlockFile = { type: string; file: string; staff: boolean };

const blocks: readonly BlockFile[] = globSync("**/*.schema.json", { cwd: META })
	.map((path) => ({
		type: JSON.parse(readFileSync(join(META, path), "utf8")).properties.type.const,
		file: basename(path, ".schema.json"),
		staff: path.startsWith("staff"),
	}))
	.sort((a, b) => Number(a.staff) - Number(b.staff) || (a.file < b.file ? -1 : 1));

const camel = (name: string) => name.replace(/-(\w)/g, (_all, letter: string) => letter.toUpperCase());

/** Throws where a type lacks a part, with the file that is expected. */
function expectFile(path: string, type: string): void {
	if (!existsSync(join(ROOT, path)))
		throw new Error(`${path}: expected it, because schemas/meta/blocks declares the type "${type}"`);
}

const offers = (): string => `${HEADER}
import type { BlockType, StaffBlockType } from "../../../schemas/types.gen.ts";
import type { BlockOffer } from "./block-offer.ts";
${blocks.map(({ file }) => `import { ${camel(file)}Offer } from "./${file}.ts";`).join("\n")}

/** How the studio offers each type of block. */
export const BLOCK_OFFERS: { readonly [T in BlockType | StaffBlockType]: BlockOffer } = {
${blocks.map(({ type, file }) => `\t${type}: ${camel(file)}Offer,`).join("\n")}
};
`;

const chinese = (): string => `${HEADER}
${[...blocks.map(({ file }) => file), "sample-parts"].map((file) => `import ${camel(file)} from "./${file}.zh-CN.json" with { type: "json" };`).join("\n")}

/** What the studio says of all types of block in Chinese, by what it is in English. */
export const BLOCK_CHINESE = {
${[...blocks.map(({ file }) => file), "sample-parts"].map((file) => `\t...${camel(file)},`).join("\n")}
};
`;

/** The registries of the types of block, by file. */
export function blockTypeRegistries(): Record<string, string> {
	for (const { type, file } of blocks) {
		expectFile(`src/studio/blocks/${file}.ts`, type);
		expectFile(`src/studio/blocks/${file}.zh-CN.json`, type);
	}
	return {
		"src/studio/blocks/offers.gen.ts": offers(),
		"src/studio/blocks/chinese.gen.ts": chinese(),
	};
}

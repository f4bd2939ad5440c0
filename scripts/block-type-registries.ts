import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { BlockTraits } from "../schemas/blocks/block-traits.ts";
import { traitTables } from "./block-trait-tables.ts";

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

const everybodys = blocks.filter(({ staff }) => !staff);

const traits = (): string => `${HEADER}
import type { BlockType } from "../types.gen.ts";
import type { BlockTraits } from "./block-traits.ts";
${everybodys.map(({ file }) => `import { ${camel(file)}BlockTraits } from "./${file}.ts";`).join("\n")}

/** What each type of block is beside its options. */
export const BLOCK_TRAITS: { readonly [T in BlockType]: BlockTraits } = {
${everybodys.map(({ type, file }) => `\t${type}: ${camel(file)}BlockTraits,`).join("\n")}
};
`;

/** What each type declares of itself. */
async function declared(): Promise<Map<string, Partial<BlockTraits>>> {
	const all = await Promise.all(
		everybodys.map(async ({ type, file }) => {
			const module = await import(pathToFileURL(join(ROOT, `schemas/blocks/${file}.ts`)).href);
			const own: Partial<BlockTraits> = module[`${camel(file)}BlockTraits`] ?? {};
			return [type, own] as const;
		}),
	);
	return new Map(all);
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
export async function blockTypeRegistries(): Promise<Record<string, string>> {
	for (const { type, file, staff } of blocks) {
		if (!staff) expectFile(`schemas/blocks/${file}.ts`, type);
		expectFile(`src/studio/blocks/${file}.ts`, type);
		expectFile(`src/studio/blocks/${file}.zh-CN.json`, type);
	}
	return {
		"schemas/blocks/traits.gen.ts": traits(),
		...traitTables(HEADER, await declared()),
		"src/studio/blocks/offers.gen.ts": offers(),
		"src/studio/blocks/chinese.gen.ts": chinese(),
	};
}

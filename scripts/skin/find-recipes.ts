import { globSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { SystemStyleObject } from "@chakra-ui/react/styled-system";

type Styles = SystemStyleObject;
type Variants<S> = Record<string, Record<string, S>>;
type CompoundVariant<S> = { css: S; [variant: string]: S | string | boolean | (string | boolean)[] };

/** What is common to Chakra's recipes and slot recipes; `S` is one style, or one style per slot. */
type Definition<S> = {
	base?: S;
	variants?: Variants<S>;
	defaultVariants?: Record<string, unknown>;
	compoundVariants?: CompoundVariant<S>[];
};

/** One *.recipe.ts. `name` is the property of `skin`; a plain recipe has no slots. */
export type FoundRecipe = {
	name: string;
	className: string;
	file: string;
} & (
	| { slots: string[]; definition: Definition<Record<string, Styles>> }
	| { slots: null; definition: Definition<Styles> }
);

const camel = (kebab: string) => kebab.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

async function readRecipe(root: string, file: string): Promise<FoundRecipe> {
	const stem = basename(file, ".recipe.ts");
	const module = await import(pathToFileURL(join(root, file)).href);
	if (!module.default || typeof module.default !== "object") {
		throw new Error(`${file}: expected a default export made by defineRecipe or defineSlotRecipe`);
	}
	const slots = Array.isArray(module.default.slots) ? [...module.default.slots] : null;
	return { name: camel(stem), className: `pt-${stem}`, file, slots, definition: module.default };
}

/** Shared recipes first, so that what a block says of its own stands after them. */
const rank = (file: string) =>
	["renderer/skin/", "renderer/forms/", "renderer/", "src/"].findIndex((p) => file.startsWith(p));

/** Reads every recipe that the patterns match, in the order in which their rules go into the sheet. */
export async function findRecipes(root: string, patterns: string[]): Promise<FoundRecipe[]> {
	const files = globSync(patterns, { cwd: root }).sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
	const recipes = await Promise.all(files.map((file) => readRecipe(root, file)));
	const seen = new Map<string, string>();
	for (const { name, file } of recipes) {
		const other = seen.get(name);
		if (other) throw new Error(`${file}: a recipe named "${name}" stands in ${other} already`);
		seen.set(name, file);
	}
	return recipes;
}

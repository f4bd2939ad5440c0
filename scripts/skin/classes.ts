import type { FoundRecipe } from "./find-recipes.ts";
import { variantsOf } from "./recipe-css.ts";

const HEADER = "/* Generated from the *.recipe.ts files by `npm run generate`. Do not edit. */\n";

function valueType(values: object): string {
	const names = Object.keys(values);
	return names.every((name) => name === "true" || name === "false")
		? "boolean"
		: names.map((name) => JSON.stringify(name)).join(" | ");
}

function variantsType(recipe: FoundRecipe): string {
	const members = Object.entries(recipe.definition.variants ?? {}).map(
		([name, values]) => `${JSON.stringify(name)}?: ${valueType(values)}`,
	);
	return members.length > 0 ? `{ ${members.join("; ")} }` : "Record<never, never>";
}

function slotType(recipe: FoundRecipe): string {
	return (recipe.slots ?? []).map((slot) => JSON.stringify(slot)).join(" | ");
}

function entry(recipe: FoundRecipe): string {
	const defaults = JSON.stringify(recipe.definition.defaultVariants ?? {});
	const className = JSON.stringify(recipe.className);
	if (recipe.slots === null) {
		const variants = JSON.stringify(variantsOf(recipe, null).join(" "));
		return `\t${recipe.name}: plain<${variantsType(recipe)}>(${className}, ${variants}, ${defaults}),`;
	}
	const slots = JSON.stringify(
		Object.fromEntries(recipe.slots.map((slot) => [slot, variantsOf(recipe, slot).join(" ")])),
	);
	return `\t${recipe.name}: slots<${slotType(recipe)}, ${variantsType(recipe)}>(${className}, () => (${slots}), ${defaults}),`;
}

/** The module with the typed class names: `skin.<recipe>(variants?)`. `runtime` is the import path of class-names.ts. */
export function classesModule(recipes: FoundRecipe[], runtime: string): string {
	const used = [recipes.some((r) => r.slots === null) && "plain", recipes.some((r) => r.slots !== null) && "slots"];
	const imports = used.filter((name) => name !== false).join(", ");
	return `${HEADER}${imports ? `import { ${imports} } from "${runtime}";\n` : ""}
/** Class names by recipe: one string for a plain recipe, one per slot for a slot recipe. */
export const skin = {
${recipes.map(entry).join("\n")}
};
`;
}

import type { createPorticoSystem } from "../../src/theme/system.ts";
import { cssText } from "./css-text.ts";
import type { FoundRecipe } from "./find-recipes.ts";
import { unresolvedTokens } from "./unresolved.ts";

type System = ReturnType<typeof createPorticoSystem>;

/** Class of an element: of the recipe (plain) or of one of its slots. */
const elementClass = (recipe: FoundRecipe, slot: string | null) =>
	slot === null ? recipe.className : `${recipe.className}__${slot}`;

/** Class of a variant's value on an element. */
const variantClass = (element: string, variant: string, value: string) => `${element}--${variant}-${value}`;

const slotsOf = (recipe: FoundRecipe): (string | null)[] => recipe.slots ?? [null];

/** Styles for one slot, or those of a plain recipe. */
function styleOf(styles: unknown, slot: string | null): object | undefined {
	if (!styles || typeof styles !== "object") return undefined;
	const found: unknown = slot === null ? styles : Reflect.get(styles, slot);
	return found && typeof found === "object" && Object.keys(found).length > 0 ? found : undefined;
}

const rule = (system: System, selector: string, style: object | undefined) =>
	style ? cssText(system.css(style), selector) : "";

/** The selector of a compound variant: all its variants at once; a list of values allows each. */
function compoundSelector(element: string, conditions: [string, unknown][]): string {
	const classes = conditions.map(([variant, value]) => {
		const values = Array.isArray(value) ? value : [value];
		return `:is(${values.map((one) => `.${variantClass(element, variant, String(one))}`).join(",")})`;
	});
	return classes.join("");
}

function variantRules(system: System, recipe: FoundRecipe, slot: string | null): string[] {
	const element = elementClass(recipe, slot);
	return Object.entries(recipe.definition.variants ?? {}).flatMap(([variant, values]) =>
		Object.entries(values).map(([value, styles]) =>
			rule(system, `.${variantClass(element, variant, value)}`, styleOf(styles, slot)),
		),
	);
}

function compoundRules(system: System, recipe: FoundRecipe, slot: string | null): string[] {
	return (recipe.definition.compoundVariants ?? []).map(({ css, ...conditions }) =>
		rule(system, compoundSelector(elementClass(recipe, slot), Object.entries(conditions)), styleOf(css, slot)),
	);
}

/** All rules of a recipe: base, then variants, then compound variants. Throws on a token that the theme lacks. */
export function recipeCss(system: System, recipe: FoundRecipe): string {
	const css = slotsOf(recipe)
		.flatMap((slot) => [
			rule(system, `.${elementClass(recipe, slot)}`, styleOf(recipe.definition.base, slot)),
			...variantRules(system, recipe, slot),
			...compoundRules(system, recipe, slot),
		])
		.join("");
	const unresolved = unresolvedTokens(css);
	if (unresolved.length > 0) throw new Error(`${recipe.file}: no such token in the theme: ${unresolved.join(", ")}`);
	return css;
}

/** The variants that an element needs in its class list: those with a style for it, alone or in a compound. */
export function variantsOf(recipe: FoundRecipe, slot: string | null): string[] {
	const { variants = {}, compoundVariants = [] } = recipe.definition;
	const compounds = compoundVariants.filter(({ css }) => styleOf(css, slot));
	return Object.entries(variants)
		.filter(
			([variant, values]) =>
				Object.values(values).some((styles) => styleOf(styles, slot)) ||
				compounds.some((compound) => variant in compound),
		)
		.map(([variant]) => variant);
}

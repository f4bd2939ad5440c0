/**
 * Evaluates the Chakra recipes (*.recipe.ts) at build time into a static style sheet and typed class names, so that the
 * page needs neither Chakra nor Emotion to be rendered:
 * - renderer/skin/skin.gen.css: cascade layers reset, base, tokens (only those in use) and recipes;
 * - renderer/skin/classes.gen.ts: `skin.<recipe>(variants?)`, one class string per slot (a plain recipe: one string);
 * - renderer/skin/icons.gen.css: the icon font's classes.
 * A file `tag-list.recipe.ts` exports defineRecipe({...}) or defineSlotRecipe({...}) of
 * "@chakra-ui/react/styled-system" as default and becomes `skin.tagList`, with classes `pt-tag-list…`.
 */
import { join } from "node:path";
import { createPorticoSystem } from "../src/theme/system.ts";
import type { GeneratedFiles } from "./generated-file.ts";
import { classesModule } from "./skin/classes.ts";
import { cssText, inLayer } from "./skin/css-text.ts";
import { findRecipes } from "./skin/find-recipes.ts";
import { iconsCss } from "./skin/icons.ts";
import { literalTokens } from "./skin/literal-tokens.ts";
import { recipeCss } from "./skin/recipe-css.ts";
import { onlyUsedKeyframes, onlyUsedTokens } from "./skin/used-tokens.ts";

const ROOT = join(import.meta.dirname, "..");
const HEADER = "/* Generated from the theme and the *.recipe.ts files by `npm run generate`. Do not edit. */\n";
const LAYERS = "@layer reset, base, tokens, recipes;\n";

const system = createPorticoSystem({ disableLayers: true });

/** Paper is white, whatever the reader's colours on the screen: the dark tokens are not for print. */
const onlyOnScreen = (css: string) => css.replaceAll(/^\.dark\s*\{[^}]*\}/gm, "@media not print{$&}");

/** The portal's skin. */
export async function files(): Promise<GeneratedFiles> {
	const recipes = await findRecipes(ROOT, ["renderer/**/*.recipe.ts", "src/**/*.recipe.ts"]);
	const reset = cssText(system.getPreflightCss());
	const rules = recipes.map((recipe) => recipeCss(system, recipe)).join("");
	const base = onlyUsedKeyframes(cssText(system.getGlobalCss()), rules);
	const usedBy = [base, rules, literalTokens(ROOT)].join("\n");
	// Chakra writes a semantic token's conditions as selectors around the nested element; here the root is meant.
	const allTokens = cssText(system.getTokenCss()).replaceAll(/ &(?=\s*[,{])/g, "");
	const tokens = onlyOnScreen(onlyUsedTokens(allTokens, usedBy));
	const sheets = [inLayer("reset", reset), inLayer("base", base), inLayer("tokens", tokens), inLayer("recipes", rules)];
	return {
		"renderer/skin/skin.gen.css": HEADER + LAYERS + sheets.join(""),
		"renderer/skin/classes.gen.ts": classesModule(recipes, "./class-names.ts"),
		"renderer/skin/icons.gen.css": iconsCss(ROOT),
	};
}

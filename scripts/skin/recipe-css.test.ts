import { describe, expect, it } from "vitest";
import { createPorticoSystem } from "../../src/theme/system.ts";
import { classesModule } from "./classes.ts";
import type { FoundRecipe } from "./find-recipes.ts";
import { recipeCss } from "./recipe-css.ts";
import { onlyUsedKeyframes, onlyUsedTokens } from "./used-tokens.ts";

const system = createPorticoSystem({ disableLayers: true });

const recipe: FoundRecipe = {
	name: "tagList",
	className: "pt-tag-list",
	file: "tag-list.recipe.ts",
	slots: ["root", "item"],
	definition: {
		base: {
			root: { padding: { base: "2", md: "4" }, color: "fg.muted" },
			item: { _hover: { bg: "bg.subtle" }, _dark: { color: "fg" }, _print: { display: "none" } },
		},
		variants: { size: { sm: { item: { gap: "1" } }, lg: {} }, open: { true: { root: { margin: "0" } } } },
		compoundVariants: [{ size: ["sm", "lg"], open: true, css: { item: { gap: "3" } } }],
		defaultVariants: { size: "sm" },
	},
};

describe("a recipe's rules", () => {
	const css = recipeCss(system, recipe);

	it("resolve tokens and break points", () => {
		expect(css).toContain(".pt-tag-list__root{padding:var(--pt-spacing-2);color:var(--pt-colors-fg-muted);}");
		expect(css).toMatch(/@media[^{]*min-width: 48rem[^{]*\{\.pt-tag-list__root\{padding:var\(--pt-spacing-4\);\}/);
	});

	it("resolve conditions: hover, dark, print", () => {
		expect(css).toMatch(/\.pt-tag-list__item:is\(:hover[^{]*\{background:var\(--pt-colors-bg-subtle\)/);
		expect(css).toContain(".dark .pt-tag-list__item{color:var(--pt-colors-fg);}");
		expect(css).toMatch(/@media print\{\.pt-tag-list__item\{display:none;\}/);
	});

	it("give variants and their combinations classes of their own", () => {
		expect(css).toContain(".pt-tag-list__item--size-sm{gap:var(--pt-spacing-1);}");
		expect(css).toContain(
			":is(.pt-tag-list__item--size-sm,.pt-tag-list__item--size-lg):is(.pt-tag-list__item--open-true){gap:var(--pt-spacing-3);}",
		);
	});

	it("refuse a token that the theme lacks, naming the file", () => {
		const wrong: FoundRecipe = { ...recipe, slots: null, definition: { base: { color: "brand.nonesuch" } } };
		expect(() => recipeCss(system, wrong)).toThrow(
			'tag-list.recipe.ts: no such token in the theme: color: "brand.nonesuch"',
		);
	});
});

it("class names are typed by recipe and carry only the variants that a slot has styles for", () => {
	expect(classesModule([recipe], "./class-names.ts")).toContain(
		'tagList: slots<"root" | "item", { "size"?: "sm" | "lg"; "open"?: boolean }>("pt-tag-list", () => ({"root":"open","item":"size open"}), {"size":"sm"}),',
	);
});

it("tokens that nothing uses are left out, those that used ones refer to are kept", () => {
	const tokens = ":root{--pt-a:var(--pt-b);--pt-b:1px;--pt-c:2px;--pt-sizes-1\\/2:50%;}\n";
	expect(onlyUsedTokens(tokens, "x{width:var(--pt-a)}")).toBe(":root{--pt-a:var(--pt-b);--pt-b:1px;}\n");
});

it("keyframes that nothing names are left out", () => {
	const sheet = "@keyframes a{from{opacity:0;}\n}\n@keyframes b{to{opacity:0;}\n}\n";
	expect(onlyUsedKeyframes(sheet, "x{animation:a 1s}")).toBe("@keyframes a{from{opacity:0;}\n}\n");
});

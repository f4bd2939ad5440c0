import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { colors } from "./colors.ts";

const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** Relative luminance of a hex colour (WCAG 2.2). */
function luminance(hex: string): number {
	const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
	return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
	const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
	return (light + 0.05) / (dark + 0.05);
}

const tones = (["neutral", "info", "success", "warning", "danger"] as const).map(
	(name) => [name, colors[name]] as const,
);
const modes = ["base", "_dark"] as const;
const grounds = [colors.bg.DEFAULT, colors.bg.panel, colors.bg.subtle, colors.bg.muted];

it.each(tones)("words in the tone %s can be read on all of its grounds, light and dark (AA)", (_, tone) => {
	for (const mode of modes) {
		for (const ground of [tone.subtle, tone.muted, colors.bg.panel, colors.bg.DEFAULT]) {
			expect(contrast(tone.fg.value[mode], ground.value[mode])).toBeGreaterThanOrEqual(4.5);
		}
		expect(contrast(tone.contrast.value[mode], tone.solid.value[mode])).toBeGreaterThanOrEqual(4.5);
	}
});

it.each(["DEFAULT", "muted", "subtle"] as const)(
	"text of the colour fg.%s can be read on every ground (AA)",
	(name) => {
		for (const mode of modes) {
			for (const ground of grounds) {
				expect(contrast(colors.fg[name].value[mode], ground.value[mode])).toBeGreaterThanOrEqual(4.5);
			}
		}
	},
);

it("the outline of a control stands out from what is around it (WCAG 1.4.11)", () => {
	for (const mode of modes) {
		for (const ground of [colors.bg.panel, colors.bg.DEFAULT]) {
			expect(contrast(colors.border.control.value[mode], ground.value[mode])).toBeGreaterThanOrEqual(3);
		}
	}
});

const SHEETS = ["../../renderer/skin/skin.gen.css", "../desk/desk.css"].map((path) =>
	readFileSync(new URL(path, import.meta.url), "utf8"),
);

it("what marks a place stands out in the dark, too: mark and focusRing are as a tone's solid in the light, and brighter in the dark", () => {
	for (const tone of [colors.info, colors.success, colors.warning, colors.danger])
		for (const mode of modes)
			for (const ground of [colors.bg.panel, colors.bg.muted])
				for (const mark of [tone.mark, tone.focusRing])
					expect(contrast(mark.value[mode], ground.value[mode])).toBeGreaterThanOrEqual(3);
});

it.each([
	["where the focus is", /outline-color:\s*var\(--pt-colors-\w+-solid\)/],
	["a part of a drawing", /^\s*fill:\s*var\(--pt-colors-\w+-solid\)/m],
	["a mark before an entry", /pt-list-entry__mark[^}]*background:\s*var\(--pt-colors-\w+-solid\)/],
	[
		"which tab or step is open",
		/(current-true|aria-current=step\])\{[^}]*border-color:\s*var\(--pt-colors-\w+-solid\)/,
	],
])("no sheet draws %s in a colour that the dark swallows", (_what, pattern) => {
	for (const sheet of SHEETS) expect(sheet).not.toMatch(pattern);
});

it.each([
	["drawn outlines for focus", /outline-color:\s*var\(--pt-colors-\w+-mark\)/],
	["a part of a drawing", /^\s*fill:\s*var\(--pt-colors-\w+-focus-ring\)/m],
	["a bar or a border of what is current", /(background|border-color):\s*var\(--pt-colors-\w+-focus-ring\)/],
])("no sheet takes the focus for a mark, or a mark for the focus: %s", (_what, pattern) => {
	for (const sheet of SHEETS) expect(sheet).not.toMatch(pattern);
});

it("the page for somebody outside has the city's colour as the portal mixes it, and no other of its own for words and buttons", () => {
	const sheet = readFileSync(new URL("../../server/outside/outside.css", import.meta.url), "utf8");
	const [, primary] = /--brand: (.+);/.exec(sheet) ?? [];
	expect(primary).toBe(colors.brand.solid.value.base);
	const mixed = (mode: (typeof modes)[number]) => colors.brand.fg.value[mode].replace(String(primary), "var(--brand)");
	expect(sheet).toContain(`--accent: light-dark(${mixed("base")}, ${mixed("_dark")});`);
	expect(sheet).toMatch(/button \{[^}]*background: var\(--brand\);\s+color: var\(--pt-brand-on-primary, #fff\)/);
});

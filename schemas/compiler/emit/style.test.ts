import { expect, it } from "vitest";
import type { Brand } from "../../types.gen.ts";
import { brandStyle, withoutPictures } from "./style.ts";

const brand: Brand = {
	primary: "#0b6660",
	on_primary: "#ffffff",
	accent: "#b4400f",
	logo_icon: "layui-icon-water",
};

it("leaves text, headings and room as the theme has them where the document declares nothing", () => {
	const style = brandStyle(brand);
	expect(style).toContain("--pt-brand-primary:#0b6660;");
	for (const factor of ["text-size", "type-scale", "spacing"]) expect(style).toContain(`--pt-brand-${factor}:1`);
	expect(style).not.toContain(".dark");
});

it("sets text, headings and room apart by factors", () => {
	const style = brandStyle({ ...brand, text_size: "large", type_scale: "strong", spacing: "compact" });
	expect(style).toContain("--pt-brand-text-size:1.125;");
	expect(style).toContain("--pt-brand-type-scale:1.2;");
	expect(style).toContain("--pt-brand-spacing:0.8125");
});

it("gives dark mode those colours that the document has for it, and no others", () => {
	const style = brandStyle({ ...brand, dark: { primary: "#147a73" } });
	expect(style).toMatch(/\n@media not print\{:root\.dark\{--pt-brand-primary:#147a73\}\}\n$/);
});

it("draws the logo by the style sheet, another in dark mode, and leaves its pictures out of the manifest", () => {
	const light = "data:image/png;base64,AAAA";
	const dark = "data:image/png;base64,BBBB";
	const own = { ...brand, logo: { alt: "City", ratio: 3 }, logo_picture: light, dark: { logo_picture: dark } };
	const style = brandStyle(own);
	expect(style).toContain(`--pt-brand-logo:url("${light}");`);
	expect(style).toContain("--pt-brand-logo-ratio:3");
	expect(style).toContain(`:root.dark{--pt-brand-logo:url("${dark}")}`);
	expect(withoutPictures(own)).toEqual({ ...brand, logo: { alt: "City", ratio: 3 }, dark: {} });
});

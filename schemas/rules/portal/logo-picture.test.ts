import { expect, it } from "vitest";
import { isSafeSvg, logoFault, MAX_LOGO_BYTES } from "./logo-picture.ts";

const svg = (within: string, more = "") =>
	`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"${more}>${within}</svg>`;

it("takes a drawing of shapes, with colours, styles and parts of its own", () => {
	const parts = [
		'<defs><linearGradient id="a"><stop offset="0" stop-color="#fff"/></linearGradient></defs>',
		'<style>.b{fill:#123456}</style><path class="b" fill="url(#a)" d="M0 0h1v1z"/>',
		'<use href="#a"/><title>City &amp; harbour</title>',
	];
	expect(isSafeSvg(svg(parts.join("\n")))).toBe(true);
});

it.each([
	["a script", svg("<script>1</script>")],
	["an event", svg("", ' onload="x()"')],
	["another document", svg("<foreignObject/>")],
	["a picture from elsewhere", svg('<image href="https://example.com/a.png"/>')],
	["a part from elsewhere", svg('<use href="https://example.com/a.svg#b"/>')],
	["a style from elsewhere", svg("<style>@import 'https://example.com'</style>")],
	["a colour from elsewhere", svg('<path fill="url(https://example.com/a)"/>')],
	["an address in escapes", svg('<path fill="&#117;rl(https://example.com/a)"/>')],
	["a declaration", `<!DOCTYPE svg>${svg("")}`],
	["a comment", svg("<!-- a -->")],
	["no drawing", "<html></html>"],
])("refuses %s", (_, text) => {
	expect(isSafeSvg(text)).toBe(false);
});

it("tells a picture by what it is, not by what it says, and holds it to its size", () => {
	const png = `data:image/png;base64,${btoa("\x89PNG\r\n\x1a\n....")}`;
	expect(logoFault(png)).toBeNull();
	expect(logoFault(png.replace("png", "webp"))).toBe("content");
	expect(logoFault("https://example.com/logo.png")).toBe("content");
	expect(logoFault(`data:image/png;base64,${btoa("\x89PNG\r\n\x1a\n".padEnd(MAX_LOGO_BYTES + 9))}`)).toBe("size");
});

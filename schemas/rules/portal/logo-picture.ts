/** The most bytes that the file of a logo may have: it comes with the style sheet that every page waits for. */
export const MAX_LOGO_BYTES = 24 * 1024;

/** What a drawing may consist of: nothing that runs, animates, or shows a document of another kind. */
export const SVG_ELEMENTS: ReadonlySet<string> = new Set([
	"svg",
	"g",
	"defs",
	"symbol",
	"use",
	"title",
	"desc",
	"style",
	"path",
	"rect",
	"circle",
	"ellipse",
	"line",
	"polyline",
	"polygon",
	"text",
	"tspan",
	"linearGradient",
	"radialGradient",
	"stop",
	"clipPath",
	"mask",
	"pattern",
	"filter",
	"feGaussianBlur",
	"feOffset",
	"feBlend",
	"feFlood",
	"feComposite",
	"feColorMatrix",
	"feMerge",
	"feMergeNode",
]);

const WITHIN = /^\s*#/;
/** Whatever leads out of the drawing, or hides by an escape that it does. */
const LEADS_OUT = /url\(\s*(?!["']?#)|@import|javascript:|\\|&(?!(?:amp|lt|gt|quot|apos);)/i;

/** Whether a style or the value of an attribute stays within the drawing. */
export const staysWithin = (text: string): boolean => !LEADS_OUT.test(text);

/** Whether an attribute of a drawing may stand there. */
export const isSafeAttribute = (name: string, value: string): boolean =>
	!/^on/i.test(name) && staysWithin(value) && (!/(^|:)(href|src)$/i.test(name) || WITHIN.test(value));

const PIECE = /<(\/?)([a-zA-Z][\w:.-]*)((?:\s+[\w:.-]+="[^"<]*")*)\s*\/?>|[^<]+/y;
const ATTRIBUTE = /([\w:.-]+)="([^"<]*)"/g;

/** Whether a text is a drawing of SVG, written out in plain tags, of what one may consist of. No comment, no declaration. */
export function isSafeSvg(svg: string): boolean {
	if (!/^\s*<svg\s/.test(svg)) return false;
	PIECE.lastIndex = 0;
	while (PIECE.lastIndex < svg.length) {
		const [piece, , name, attributes = ""] = PIECE.exec(svg) ?? [];
		if (piece === undefined) return false;
		if (name === undefined ? !staysWithin(piece) : !SVG_ELEMENTS.has(name)) return false;
		if (![...attributes.matchAll(ATTRIBUTE)].every(([, own = "", value = ""]) => isSafeAttribute(own, value)))
			return false;
	}
	return true;
}

const isPng = (bytes: string) => bytes.startsWith("\x89PNG\r\n\x1a\n");
const isWebp = (bytes: string) => bytes.startsWith("RIFF") && bytes.slice(8, 12) === "WEBP";
const asText = (bytes: string) => new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));

const IS: Readonly<Record<string, (bytes: string) => boolean>> = {
	png: isPng,
	webp: isWebp,
	"svg+xml": (bytes) => isSafeSvg(asText(bytes)),
};

/** What is wrong with the picture of a logo, a data URL in base64: it is too large, or not what it says to be. */
export function logoFault(url: string): "size" | "content" | null {
	const [, type = "", base64 = ""] = /^data:image\/([a-z+]+);base64,([A-Za-z0-9+/]+={0,2})$/.exec(url) ?? [];
	if (base64.length > Math.ceil(MAX_LOGO_BYTES / 3) * 4) return "size";
	try {
		return IS[type]?.(atob(base64)) ? null : "content";
	} catch {
		return "content";
	}
}

import sanitizeHtml from "sanitize-html";

/** Tags that articles, projects and replies may be written with. */
const OPTIONS: sanitizeHtml.IOptions = {
	allowedTags: [
		"p",
		"br",
		"hr",
		"h2",
		"h3",
		"h4",
		"strong",
		"b",
		"em",
		"i",
		"u",
		"s",
		"sub",
		"sup",
		"blockquote",
		"code",
		"pre",
		"ul",
		"ol",
		"li",
		"dl",
		"dt",
		"dd",
		"a",
		"img",
		"figure",
		"figcaption",
		"table",
		"caption",
		"thead",
		"tbody",
		"tfoot",
		"tr",
		"th",
		"td",
	],
	allowedAttributes: {
		a: ["href", "title"],
		img: ["src", "alt", "title", "width", "height"],
		th: ["colspan", "rowspan", "scope"],
		td: ["colspan", "rowspan"],
		ol: ["start"],
	},
	allowedSchemes: ["http", "https", "mailto", "tel"],
	allowedSchemesByTag: { img: ["https"] },
	allowProtocolRelative: false,
	disallowedTagsMode: "discard",
};

/** Rich text as it may be stored and shown: no script, no style, no foreign embeds. */
export const cleanHtml = (html: string): string => sanitizeHtml(html, OPTIONS);

const escaped = (text: string) => sanitizeHtml(text, { allowedTags: [], disallowedTagsMode: "escape" });

/** Plain text as rich text: a paragraph for each block of lines. */
export const paragraphsOf = (text: string): string =>
	text
		.trim()
		.split(/\n\s*\n/)
		.map((block) => `<p>${escaped(block).replaceAll("\n", "<br>")}</p>`)
		.join("");

import sanitizeHtml from "sanitize-html";

const MAX_CHARACTERS = 200;

/** Plain text of HTML, its paragraphs on one line. */
const plain = (html: string) =>
	sanitizeHtml(html.replace(/<\/(p|li|h\d|tr)>|<br\s*\/?>/gi, " "), { allowedTags: [], allowedAttributes: {} })
		.replaceAll("&lt;", "<")
		.replaceAll("&gt;", ">")
		.replaceAll("&quot;", '"')
		.replaceAll("&amp;", "&");

/**
 * What was said when a case moved, as one line of plain text and not endless: the reply where there is one, else the
 * note; undefined where nothing was said.
 */
export function noticeText({ note, reply }: { note: string | null; reply: string | null }): string | undefined {
	const text = (reply === null ? (note ?? "") : plain(reply)).replace(/\s+/g, " ").trim();
	const characters = [...text];
	if (characters.length > MAX_CHARACTERS) return `${characters.slice(0, MAX_CHARACTERS).join("").trimEnd()}…`;
	return text || undefined;
}

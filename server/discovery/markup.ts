/** Characters that XML cannot hold, not even escaped. */
const FORBIDDEN = /(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]/gu;

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Text as it may stand in HTML or XML, between tags or in a quoted attribute. */
export const escaped = (text: string): string =>
	text.replace(FORBIDDEN, "").replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "");

/** An XML element around a text, which is escaped. */
export const element = (name: string, text: string): string => `<${name}>${escaped(text)}</${name}>`;

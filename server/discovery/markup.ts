import { markupText } from "../../schemas/rules/texts/markup-text.ts";

/** Characters that XML cannot hold, not even escaped. */
const FORBIDDEN = /(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]/gu;

/** Text as it may stand in HTML or XML, between tags or in a quoted attribute, without what XML cannot hold. */
export const escaped = (text: string): string => markupText(text.replace(FORBIDDEN, ""));

/** An XML element around a text, which is escaped. */
export const element = (name: string, text: string): string => `<${name}>${escaped(text)}</${name}>`;

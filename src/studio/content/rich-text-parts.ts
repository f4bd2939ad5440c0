import Image from "@tiptap/extension-image";
import { TableKit } from "@tiptap/extension-table";
import StarterKit from "@tiptap/starter-kit";

/**
 * Pictures of the portal's own. One that is pasted with a page of elsewhere has an address that the policy of the portal's
 * pages does not load: readers would see a broken picture.
 */
const OwnImage = Image.extend({ parseHTML: () => [{ tag: 'img[src^="/"]:not([src^="//"])' }] });

/** What the server's sanitiser leaves (server/cases/rich-text.ts), and no more; no style element, which the policy forbids. */
export const RICH_TEXT_PARTS = [
	StarterKit.configure({ heading: { levels: [2, 3, 4] }, link: { openOnClick: false, autolink: true } }),
	OwnImage,
	TableKit.configure({ table: { resizable: false } }),
];

/** The heading of a text in which it is pasted: an article's own title is the only h1 of its page, and h4 the smallest there is. */
const HEADINGS: Readonly<Record<string, string>> = { "1": "2", "5": "4", "6": "4" };

/** Pasted HTML with headings that a text may have, in place of those that would come in as mere paragraphs. */
export const withOwnHeadings = (html: string): string =>
	html.replace(/(<\/?h)([156])(?=[\s>])/gi, (_whole, tag: string, level: string) => tag + (HEADINGS[level] ?? level));

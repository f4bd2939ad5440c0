/**
 * The places in index.html that differ from page to page: the opening tag of the document, what is said of the page in its
 * head, what loads the portal, and where the portal stands. `<!--slot:NAME-->` and `<!--/slot-->` stand around what is there
 * where nobody fills the slot, as on the development server.
 */
const SLOTS = ["document", "head", "portal", "page"] as const;

/** Markup for slots, by name. */
export type Slots = Partial<Record<(typeof SLOTS)[number], string>>;

/** A document with its slots filled; one that is left out stays as it is in the template. */
export type DocumentTemplate = (slots: Slots) => string;

const START = "<!--slot:";
const END = "<!--/slot-->";

type Part = { before: string; name: keyof Slots; standing: string };

const isSlot = (name: string): name is keyof Slots => SLOTS.some((each) => each === name);

/** What stands before a slot, and what in it. Throws where it has no end, or no known name. */
function partOf(text: string, name: string, before: string): Part {
	const end = text.indexOf(END);
	if (!isSlot(name)) throw new Error(`index.html: unknown slot "${name}", expected one of ${SLOTS.join(", ")}`);
	if (end < 0) throw new Error(`index.html: slot "${name}" has no ${END}`);
	return { before, name, standing: text.slice(0, end) };
}

/** The parts of a template, each with its slot at the end, and what follows the last. Throws where a slot is not there once. */
function partsOf(html: string): { parts: Part[]; after: string } {
	const [first = "", ...rest] = html.split(START);
	let after = first;
	const parts = rest.map((piece) => {
		const [name = ""] = piece.split("-->", 1);
		const text = piece.slice(name.length + "-->".length);
		const part = partOf(text, name, after);
		after = text.slice(part.standing.length + END.length);
		return part;
	});
	const found = parts.map(({ name }) => name);
	if (found.toSorted().join() !== SLOTS.toSorted().join())
		throw new Error(`index.html: expected each of the slots ${SLOTS.join(", ")} once, found ${found.join(", ")}`);
	return { parts, after };
}

/** Reads a template, once for all documents that are made of it; throws where its slots are not all there, each once. */
export function documentTemplate(html: string): DocumentTemplate {
	const { parts, after } = partsOf(html);
	return (slots) => parts.map(({ before, name, standing }) => before + (slots[name] ?? standing)).join("") + after;
}

/** The same template with other markup standing in its slots. */
export function withStanding(html: string, slots: Slots): string {
	const { parts, after } = partsOf(html);
	const standing = parts.map(
		(part) => `${part.before}${START}${part.name}-->${slots[part.name] ?? part.standing}${END}`,
	);
	return standing.join("") + after;
}

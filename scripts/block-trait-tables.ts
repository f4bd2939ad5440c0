import type { BlockTraits } from "../schemas/blocks/block-traits.ts";

type Traits = Partial<BlockTraits>;

/** One table: of a trait only the types that are not as most are. */
type Table = {
	name: string;
	holds: string;
	comment: string;
	of(own: Traits): string | number | boolean | null | undefined;
};

/** What the scripts of a page read. */
const RENDERED: readonly Table[] = [
	{
		name: "HEADING_BLOCKS",
		holds: '"always" | "at-level-1"',
		comment: "Types that bring a page's h1 along.",
		of: ({ heads }) => (heads === "never" ? null : heads),
	},
	{
		name: "REPEATING_BLOCKS",
		holds: "string",
		comment: "Types that repeat what is in them, by the option that has the list.",
		of: ({ holds, entries }) => (holds === "repeated" ? entries?.list : null),
	},
	{
		name: "ARRANGING_BLOCKS",
		holds: "true",
		comment: "Types that only arrange others.",
		of: ({ arranges }) => arranges || null,
	},
	{
		name: "FORM_BLOCKS",
		holds: "true",
		comment: "Types that show a form.",
		of: ({ shows }) => shows === "form" || null,
	},
	{
		name: "FORMATTED_BLOCKS",
		holds: "string",
		comment: "Types that show formatted text, by the option that leads to it.",
		of: ({ formatted }) => formatted,
	},
	{
		name: "CONFIRMING_BLOCKS",
		holds: "true",
		comment: "Types whose title tells what was done.",
		of: ({ confirms }) => confirms || null,
	},
	{
		name: "PLACE_LINES",
		holds: "number",
		comment: "Types whose code loads late, by the lines that keep their place.",
		of: ({ placeLines }) => placeLines,
	},
];

/** What edits and the studio read: apart, as what both share would be a script of its own. */
const EDITED: readonly Table[] = [
	{
		name: "SHOWING_BLOCKS",
		holds: '"form" | "list" | "detail"',
		comment: "What is shown by types that show a form or a view.",
		of: ({ shows }) => shows,
	},
];

function tableText({ name, holds, comment, of }: Table, all: ReadonlyMap<string, Traits>): string {
	const rows = [...all].flatMap(([type, own]) => {
		const found = of(own) ?? null;
		return found === null ? [] : [`\t${type}: ${JSON.stringify(found)},`];
	});
	return `/** ${comment} */\nexport const ${name}: Readonly<Partial<Record<string, ${holds}>>> = {\n${rows.join("\n")}\n};\n`;
}

/** The tables of traits by file, from what each type declares. */
export const traitTables = (header: string, all: ReadonlyMap<string, Traits>): Record<string, string> => ({
	"schemas/blocks/by-trait.gen.ts": [header, ...RENDERED.map((table) => tableText(table, all))].join("\n"),
	"schemas/blocks/shows.gen.ts": [header, ...EDITED.map((table) => tableText(table, all))].join("\n"),
});

import { BLOCK_SCHEMAS, isStaffBlock } from "../../../schemas/compiler/meta/schemas.ts";
import { asString, type JsonObject } from "../../../schemas/json/json.ts";
import type { StudioText } from "../i18n/studio-i18n.ts";
import { settingTitle } from "../settings/setting-words.ts";

/** What a sort of part is called, and its icon. */
export type PartWords = { label: string; help: string; icon: string };

const WORDS: Readonly<Record<string, { label: StudioText; help: StudioText; icon: string }>> = {
	heading: { label: "Heading", help: "A heading within the page.", icon: "fonts-strong" },
	text: { label: "Paragraph", help: "A few sentences, with links and strong words.", icon: "align-left" },
	link: { label: "Link or button", help: "Leads to a page, or outside.", icon: "link" },
	button: { label: "Button that does something", help: "Shares, prints, opens a form.", icon: "radio" },
	notice: { label: "Notice", help: "A coloured box for what must not be missed.", icon: "tips" },
	image: { label: "Picture", help: "With a text for who cannot see it.", icon: "picture" },
	hero: { label: "Head of a page", help: "Large title, text and icon.", icon: "template" },
	section: { label: "Section", help: "A titled part that holds others.", icon: "layer" },
	grid: { label: "Columns", help: "Parts side by side.", icon: "cols" },
	card: { label: "Card", help: "A box with a title, a link as a whole if wanted.", icon: "template-1" },
	tabs: { label: "Tabs", help: "Parts of which one shows.", icon: "tabs" },
	form: { label: "Form", help: "A form of the portal.", icon: "form" },
	list: { label: "List", help: "A list view: articles, cases, projects.", icon: "list" },
	detail: { label: "Details of one thing", help: "A detail view.", icon: "read" },
	answers: { label: "Answers", help: "What was asked and answered.", icon: "form" },
	facts: { label: "Facts", help: "Names with values beside them.", icon: "table" },
	figures: { label: "Figures", help: "Large numbers with what they count.", icon: "chart-screen" },
	chart: { label: "Chart", help: "Numbers as bars.", icon: "chart" },
	search: { label: "Search field", help: "Leads to the results.", icon: "search" },
	timeline: { label: "Timeline", help: "What happened, newest last.", icon: "time" },
	process: { label: "How cases go on", help: "The states of the workflow as steps.", icon: "transfer" },
	attachments: { label: "Files", help: "A list of files to open.", icon: "file" },
	rich_text: { label: "Article text", help: "Formatted text from the data.", icon: "note" },
	for_each: { label: "Repeat for each entry", help: "The same parts for each entry of a list.", icon: "refresh-1" },
};

/** Sorts of entries that are no blocks. */
const ENTRIES: Readonly<Record<string, { label: StudioText; help?: StudioText; icon: string }>> = {
	Tab: { label: "Tab", icon: "tabs" },
	ViewFilter: { label: "Filter", help: "Lets one narrow the list.", icon: "search" },
	ViewColumn: { label: "Column", help: "A name with a value beside or below it.", icon: "cols" },
	Column: { label: "Column", icon: "cols" },
	Fact: { label: "Fact", icon: "table" },
	ViewGroup: { label: "Group of facts", icon: "layer" },
	ViewAction: { label: "Button", icon: "radio" },
	ViewSort: { label: "Order to choose", help: "Lets one choose what comes first.", icon: "down" },
	ViewCard: { label: "Entry", icon: "template-1" },
	ViewPaging: { label: "Pages of the list", help: "How many at once, and the way to more.", icon: "more" },
	ViewEmpty: { label: "Where there is nothing", icon: "face-surprised" },
	ViewHead: { label: "Head", icon: "template" },
	ViewBody: { label: "Text of it", help: "The formatted text that the data has.", icon: "note" },
	ViewAnswers: { label: "Answers", help: "What was asked and answered.", icon: "form" },
	ViewAttachments: { label: "Files", help: "The files that belong to it.", icon: "file" },
	ViewTimeline: { label: "Timeline", help: "What happened, newest last.", icon: "time" },
};

/** The block types that a page may have, in the order in which they are offered: known ones first. */
export const blockTypes = ({ audience }: JsonObject): string[] => [
	...Object.keys(WORDS).filter((type) => BLOCK_SCHEMAS.has(type)),
	...[...BLOCK_SCHEMAS.keys()].filter(
		(type) => !Object.hasOwn(WORDS, type) && (audience === "staff" || !isStaffBlock(type)),
	),
];

/** Whether a block type has words of its own here. */
export const isKnownBlock = (type: string): boolean => Object.hasOwn(WORDS, type);

/** A block type in words; one that is new here by its own meta-schema. `translate` puts them into the studio's language. */
export function blockWords(type: string, translate: (text: string) => string): PartWords {
	const known = Object.hasOwn(WORDS, type) ? WORDS[type] : undefined;
	if (known) return { label: translate(known.label), help: translate(known.help), icon: known.icon };
	return { label: settingTitle(type), help: asString(BLOCK_SCHEMAS.get(type)?.description) ?? "", icon: "component" };
}

/** A sort of entry in words; a column that stands in no table, but in a group, is a fact. */
export function entryWords(sort: string, translate: (text: string) => string, inGroup = false): PartWords {
	const name = inGroup && sort === "ViewColumn" ? "Fact" : sort;
	const known = Object.hasOwn(ENTRIES, name) ? ENTRIES[name] : undefined;
	if (known) return { label: translate(known.label), help: known.help ? translate(known.help) : "", icon: known.icon };
	return { label: settingTitle(sort.replaceAll(/([a-z])([A-Z])/g, "$1 $2")), help: "", icon: "list" };
}

import { isStaffBlock } from "../../../schemas/compiler/meta/schemas.ts";
import type { JsonObject } from "../../../schemas/json/json.ts";
import { OFFERED_BLOCKS, type OfferedBlock, offerOf } from "../blocks/offer-of.ts";
import { BLOCK_OFFERS } from "../blocks/offers.gen.ts";
import type { StudioText } from "../i18n/studio-i18n.ts";
import { settingTitle } from "../settings/setting-words.ts";

/** What a sort of part is called, and its icon. */
export type PartWords = { label: string; help: string; icon: string };

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

const rankOf = (type: OfferedBlock) => BLOCK_OFFERS[type].rank ?? Number.MAX_SAFE_INTEGER;

/** The types of block that a page may have, in the order in which they are offered. */
export const blockTypes = ({ audience }: JsonObject): string[] =>
	OFFERED_BLOCKS.filter((type) => audience === "staff" || !isStaffBlock(type)).toSorted(
		(a, b) => rankOf(a) - rankOf(b),
	);

/** A block type in words; one that is not known by its name. `translate` puts them into the studio's language. */
export function blockWords(type: string, translate: (text: string) => string): PartWords {
	const offer = offerOf(type);
	if (!offer) return { label: settingTitle(type), help: "", icon: "component" };
	return { label: translate(offer.label), help: translate(offer.help), icon: offer.icon };
}

/** A sort of entry in words; a column that stands in no table, but in a group, is a fact. */
export function entryWords(sort: string, translate: (text: string) => string, inGroup = false): PartWords {
	const name = inGroup && sort === "ViewColumn" ? "Fact" : sort;
	const known = Object.hasOwn(ENTRIES, name) ? ENTRIES[name] : undefined;
	if (known) return { label: translate(known.label), help: known.help ? translate(known.help) : "", icon: known.icon };
	return { label: settingTitle(sort.replaceAll(/([a-z])([A-Z])/g, "$1 $2")), help: "", icon: "list" };
}

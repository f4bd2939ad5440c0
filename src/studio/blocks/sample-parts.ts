import type { Documents, Json } from "../../../schemas/edits/types.ts";
import { asString } from "../../../schemas/json/json.ts";
import type { BlockMembers, TranslateExample } from "./block-offer.ts";

/** The id of the first document of a kind, or of a type of view, that the portal has. */
export const firstOfKind = (documents: Documents, kind: string, type?: string): string =>
	asString(
		Object.values(documents).find((one) => one.kind === kind && (type === undefined || one.type === type))?.id,
	) ?? "";

/** What the address says of what is shown. */
export const BY_ADDRESS: BlockMembers = { bind: "/query/id" };

/** A paragraph within another part. */
export const sampleText = (t: TranslateExample<never>): Json => ({
	type: "text",
	text: t("A few words in this part."),
});

/** A card that leads to the home page. */
export const sampleCard = (t: TranslateExample<never>): Json => ({
	type: "card",
	title: t("A card"),
	text: t("With a link as a whole."),
	link: { to: "/" },
});

/** Two names with what stands beside them. */
export const sampleFacts = (t: TranslateExample<never>): { label: string; value: string }[] => [
	{ label: t("Opening hours"), value: t("Monday to Friday, 9:00 to 17:00") },
	{ label: t("Telephone"), value: "12345" },
];

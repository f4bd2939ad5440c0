import type { Path } from "../../schemas/json/pointer.ts";
import { FEATURES } from "./form-trial/features.ts";
import type { Tally } from "./form-trial/tally.ts";

const COUNTS = ["forms", "refused", "values", "refusals", "sent", "disagreements"] as const;

const row = (cells: Path) => `| ${cells.join(" | ")} |`;
const total = (tallies: readonly Tally[], count: (typeof COUNTS)[number]) =>
	tallies.reduce((sum, tally) => sum + tally[count], 0);

/** How many forms of all runs had something, in words. */
function counts(tallies: readonly Tally[], of: (tally: Tally) => Record<string, number>, names: readonly string[]) {
	const sum = (name: string) => tallies.reduce((sum, tally) => sum + (of(tally)[name] ?? 0), 0);
	return names.map((name) => `\`${name}\` ${sum(name)}`).join(" · ");
}

/** What runs of generated forms did, in Markdown: by seed, and how many forms used each keyword, feature and widget. */
export function fuzzReport(tallies: readonly Tally[]): string {
	const used = Object.keys(tallies[0]?.uses ?? {});
	const ofWidgets = used.filter((name) => name.startsWith("widget "));
	const ofFeatures = used.filter((name) => Object.hasOwn(FEATURES, name));
	const uses = (names: readonly string[]) => counts(tallies, (tally) => tally.uses, names);
	return [
		row([
			"Seed",
			"Forms used",
			"Forms refused",
			"Values validated",
			"of them refused",
			"Sent from the form",
			"Disagreements",
		]),
		row(["---", ...COUNTS.map(() => "--:")]),
		...tallies.map((tally) => row([tally.seed, ...COUNTS.map((count) => tally[count])])),
		row(["**All**", ...COUNTS.map((count) => `**${total(tallies, count)}**`)]),
		"",
		"So many forms showed each widget, whether the document or the engine chose it:",
		"",
		counts(tallies, (tally) => tally.rendered, Object.keys(tallies[0]?.rendered ?? {})),
		"",
		"So many documents named each widget:",
		"",
		uses(ofWidgets),
		"",
		"So many forms had each feature:",
		"",
		uses(ofFeatures),
		"",
		"So many used each keyword, each option of a field and each part of a form:",
		"",
		uses(used.filter((name) => !ofWidgets.includes(name) && !ofFeatures.includes(name))),
	].join("\n");
}

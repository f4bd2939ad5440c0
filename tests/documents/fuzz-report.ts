import type { Tally } from "./form-trial/tally.ts";

const COUNTS = ["forms", "refused", "answers", "refusals", "sent", "disagreements"] as const;

const row = (cells: readonly (string | number)[]) => `| ${cells.join(" | ")} |`;
const total = (tallies: readonly Tally[], count: (typeof COUNTS)[number]) =>
	tallies.reduce((sum, tally) => sum + tally[count], 0);

/** What runs of generated forms did, in Markdown: by seed, and how many forms used each keyword. */
export function fuzzReport(tallies: readonly Tally[]): string {
	const uses = Object.keys(tallies[0]?.uses ?? {}).map(
		(name) => [name, tallies.reduce((sum, tally) => sum + (tally.uses[name] ?? 0), 0)] as const,
	);
	return [
		row([
			"Seed",
			"Forms used",
			"Forms refused",
			"Answers judged",
			"of them refused",
			"Sent from the form",
			"Disagreements",
		]),
		row(["---", ...COUNTS.map(() => "--:")]),
		...tallies.map((tally) => row([tally.seed, ...COUNTS.map((count) => tally[count])])),
		row(["**All**", ...COUNTS.map((count) => `**${total(tallies, count)}**`)]),
		"",
		`${uses.map(([name, count]) => `\`${name}\` ${count}`).join(" · ")}`,
	].join("\n");
}

import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import type { RoutedPlace, TriedRouting } from "../../../schemas/types.gen.ts";
import { ReadPart } from "../frame/ReadPart.tsx";
import { RowTable } from "../frame/RowTable.tsx";
import { type StudioI18n, type StudioText, useStudioI18n } from "../i18n/studio-i18n.ts";
import { isUnfinished, shownMoves } from "./routing-parts.ts";
import { useRoutingTrial } from "./use-routing-trial.ts";

const PRIORITY_WORDS: Readonly<Record<number, StudioText>> = {
	[-1]: "low priority",
	0: "normal priority",
	1: "high priority",
	2: "urgent",
};

const placeText = ({ t }: StudioI18n, { team, priority, district }: RoutedPlace): string =>
	[team ?? t("no team"), t(PRIORITY_WORDS[priority] ?? "normal priority"), district].filter(Boolean).join(" · ");

/** How many of how many cases were tried so far, and the way to leave it. */
function TrialProgress({ part: { cases, total }, onStop }: { part: TriedRouting; onStop(): void }) {
	const { t } = useStudioI18n();
	const label = t("Trying the rules: {cases, number} of {total, number} cases", { cases, total });
	return (
		<Stack direction="row" align="center" gap="3" flexWrap="wrap">
			<Box asChild accentColor="colorPalette.solid">
				<progress aria-label={label} value={cases} max={Math.max(1, total)} />
			</Box>
			<Text>{label}</Text>
			<Button size="sm" variant="outline" onClick={onStop}>
				{t("Cancel")}
			</Button>
		</Stack>
	);
}

/** What the rules would have done with the cases that were tried. */
function TrialTables({ part }: { part: TriedRouting }) {
	const i18n = useStudioI18n();
	const { t } = i18n;
	const moves = shownMoves(part);
	return (
		<>
			{moves.length > 0 && (
				<RowTable
					subject={t("Category")}
					columns={[t("How many"), t("Before"), t("Afterwards"), t("Cases")]}
					rows={moves.map((move) => ({
						key: JSON.stringify([move.category, move.before, move.after]),
						title: move.category,
						cells: [
							move.cases,
							placeText(i18n, move.before),
							placeText(i18n, move.after),
							move.numbers.join(", ") || "–",
						],
					}))}
				/>
			)}
			<RowTable
				subject={t("Rule")}
				columns={[t("Fired before"), t("Fires now")]}
				rows={part.rules.map(({ id, title, before, after }) => ({ key: id, title, cells: [before, after] }))}
			/>
		</>
	);
}

type RoutingTrialProps = { draft: string; version: number; ready: boolean };

/** Routing rules tried on the cases of the last 30 days: for how many each fires, and which would go elsewhere. */
export function RoutingTrial({ draft, version, ready }: RoutingTrialProps) {
	const { t } = useStudioI18n();
	const { part, former, error, stopped, isOver, stop, goOn } = useRoutingTrial(draft, version, ready);
	if (part === null) return <Text color="fg.muted">{t("No routing rule changes, so nothing was tried.")}</Text>;
	return (
		<ReadPart data={part ?? (error ? (former ?? undefined) : undefined)} error={error} onAgain={goOn}>
			{(tried) => (
				<Stack gap="4">
					{!isOver && <TrialProgress part={tried} onStop={stop} />}
					{stopped && isUnfinished(tried) && (
						<Button size="sm" variant="outline" alignSelf="flex-start" onClick={goOn}>
							{t("Go on")}
						</Button>
					)}
					<TrialOutcome part={tried} isOver={isOver} />
				</Stack>
			)}
		</ReadPart>
	);
}

/** What came of the cases that were tried, and once no more are going to be, how many that were. */
function TrialOutcome({ part, isOver }: { part: TriedRouting; isOver: boolean }) {
	const { t } = useStudioI18n();
	const { cases, moved, more } = part;
	return (
		<>
			<Text role="status">
				{isOver &&
					t("{moved, number} of the {cases, number} cases of the last 30 days would go elsewhere.", { moved, cases })}
			</Text>
			{isOver && (more || isUnfinished(part)) && (
				<Text color="fg.muted">{t("There were more: the newest {cases, number} were tried.", { cases })}</Text>
			)}
			<TrialTables part={part} />
		</>
	);
}

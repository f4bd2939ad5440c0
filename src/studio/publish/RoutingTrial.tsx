import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { RowTable } from "../frame/RowTable.tsx";
import { Failure, Loading } from "../frame/Waiting.tsx";
import { type StudioI18n, type StudioText, useStudioI18n } from "../i18n/studio-i18n.ts";
import { useOfDraft } from "./ImpactPart.tsx";

type Place = { team: string | null; priority: number; district: string | null };

/** What the rules would have done with last month's cases; null where they stay as they are. */
type RoutingAnswer = {
	trial: {
		cases: number;
		/** Whether there were too many to try all of them. */
		more: boolean;
		moved: number;
		rules: readonly { id: string; title: string; before: number; after: number }[];
		moves: readonly { category: string; before: Place; after: Place; cases: number; numbers: readonly string[] }[];
	} | null;
};

const PRIORITY_WORDS: Readonly<Record<number, StudioText>> = {
	[-1]: "low priority",
	0: "normal priority",
	1: "high priority",
	2: "urgent",
};

const placeText = ({ t }: StudioI18n, { team, priority, district }: Place): string =>
	[team ?? t("no team"), t(PRIORITY_WORDS[priority] ?? "normal priority"), district].filter(Boolean).join(" · ");

/** Routing rules tried on the cases of the last 30 days: for how many each fires, and which would go elsewhere. */
export function RoutingTrial({ draft, version, ready }: { draft: string; version: number; ready: boolean }) {
	const i18n = useStudioI18n();
	const { t } = i18n;
	const path = `draft-releases/${draft}/routing`;
	const { data, error, mutate } = useOfDraft<RoutingAnswer>("GET", path, version, ready);
	if (error) return <Failure error={error} onAgain={() => void mutate()} />;
	if (!data) return <Loading />;
	if (!data.trial) return <Text color="fg.muted">{t("No routing rule changes, so nothing was tried.")}</Text>;
	const { cases, more, moved, rules, moves } = data.trial;
	return (
		<Stack gap="4">
			<Text>{t("{moved} of the {cases} cases of the last 30 days would go elsewhere.", { moved, cases })}</Text>
			{more && <Text color="fg.muted">{t("There were more: the newest {cases} were tried.", { cases })}</Text>}
			{moves.length > 0 && (
				<RowTable
					subject={t("Category")}
					columns={[t("How many"), t("Before"), t("Afterwards"), t("Cases")]}
					rows={moves.map((move) => ({
						key: JSON.stringify(move),
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
				rows={rules.map(({ id, title, before, after }) => ({ key: id, title, cells: [before, after] }))}
			/>
		</Stack>
	);
}

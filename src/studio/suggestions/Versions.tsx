import { Badge } from "@chakra-ui/react/badge";
import { Button } from "@chakra-ui/react/button";
import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { RowTable } from "../frame/RowTable.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { shareText } from "./share-text.ts";
import type { SuggestionVersion } from "./suggestion-types.ts";

type VersionsProps = {
	versions: readonly SuggestionVersion[];
	/** The one that is used, where suggestions are on. */
	used: number | undefined;
	/** From how likely on a category is suggested, from 0 to 1. */
	sure: number;
	onUse(version: number): void;
};

/** The versions that are kept, the newest first: how right each was, and which one is used. */
export function Versions({ versions, used, sure, onUse }: VersionsProps) {
	const { t, time, locale } = useStudioI18n();
	const choiceOf = (version: number) =>
		version === used ? (
			<Badge key="used" colorPalette="green">
				{t("In use")}
			</Badge>
		) : (
			<Button
				key="use"
				size="sm"
				variant="outline"
				aria-label={`${t("Use this one")}: ${version}`}
				onClick={() => onUse(version)}
			>
				{t("Use this one")}
			</Button>
		);
	return (
		<Stack as="section" gap="3">
			<Heading as="h2" size="lg">
				{t("What was learned")}
			</Heading>
			<Text color="fg.muted">
				{t("Tried on a fifth of the cases, which it did not learn from. Sure is what is at least {sure} likely.", {
					sure: shareText(locale, sure, 1),
				})}
			</Text>
			<RowTable
				subject={t("Version")}
				columns={[
					t("Learned on"),
					t("Cases"),
					t("Right"),
					t("Among the first three"),
					t("Right when sure"),
					t("Would be suggested"),
					t("Change"),
				]}
				rows={versions.map((one) => ({
					key: String(one.version),
					title: `${t("Version")} ${one.version}`,
					cells: [
						time(one.trained_at),
						one.cases.toLocaleString(locale),
						shareText(locale, one.right, one.held_out),
						shareText(locale, one.right_in_three, one.held_out),
						shareText(locale, one.sure_right, one.sure),
						shareText(locale, one.sure, one.held_out),
						choiceOf(one.version),
					],
				}))}
			/>
		</Stack>
	);
}

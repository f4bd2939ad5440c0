import { Box } from "@chakra-ui/react/box";
import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { RowTable } from "../frame/RowTable.tsx";
import { type StudioI18n, useStudioI18n } from "../i18n/studio-i18n.ts";
import type { RetentionReport } from "./retention-types.ts";
import { spanText } from "./retention-words.ts";

type Category = RetentionReport["categories"][number];

function ruleText(i18n: StudioI18n, { rule }: Category): string {
	const { t } = i18n;
	if (!rule) return t("Stored for ever");
	const span = spanText(i18n, rule);
	return rule.action === "delete" ? t("Deleted after {span}", { span }) : t("Anonymised after {span}", { span });
}

function rowsOf(i18n: StudioI18n, category: Category) {
	const number = (count: number) => count.toLocaleString(i18n.locale);
	return category.states.map(({ status, label, now, month, year }) => ({
		key: `${category.code} ${status}`,
		title: category.name,
		cells: [ruleText(i18n, category), label, number(now), number(month), number(year)],
	}));
}

/** The categories of which nothing becomes due, by their rule. */
function Quiet({ categories }: RetentionReport) {
	const i18n = useStudioI18n();
	const { t } = i18n;
	const byRule = Map.groupBy(categories, (category) => ruleText(i18n, category));
	return (
		<Box as="section" bg="bg.panel" borderWidth="1px" borderRadius="lg" px="5" py="4">
			<Heading as="h3" size="sm" mb="2">
				{t("Nothing becomes due within a year")}
			</Heading>
			<Stack as="dl" gap="2">
				{[...byRule].map(([rule, all]) => (
					<Box key={rule}>
						<Box as="dt" color="fg.muted" fontSize="sm">
							{rule}
						</Box>
						<dd>{all.map(({ name }) => name).join(" · ")}</dd>
					</Box>
				))}
			</Stack>
		</Box>
	);
}

/** What retention will do, by category and state. */
export function Forecast({ categories }: RetentionReport) {
	const i18n = useStudioI18n();
	const { t } = i18n;
	const quiet = categories.filter(({ states }) => states.length === 0);
	return (
		<>
			<Text color="fg.muted">
				{t(
					"Time is counted from the last step of a case that rests in a closed state. What is due is carried out within the hour; the later columns hold it too. Nothing is changed by looking.",
				)}
			</Text>
			{quiet.length < categories.length && (
				<RowTable
					subject={t("Category")}
					columns={[t("What becomes of cases"), t("State"), t("Due now"), t("Within 30 days"), t("Within a year")]}
					rows={categories.flatMap((category) => rowsOf(i18n, category))}
				/>
			)}
			{quiet.length > 0 && <Quiet categories={quiet} />}
		</>
	);
}

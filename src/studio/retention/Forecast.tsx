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

const numbersOf = ({ locale }: StudioI18n, { now, month, year }: RetentionReport["restricted"]) =>
	[now, month, year].map((count) => count.toLocaleString(locale));

function rowsOf(i18n: StudioI18n, category: Category) {
	return category.states.map(({ status, label, ...due }) => ({
		key: `${category.code} ${status}`,
		title: category.name,
		cells: [ruleText(i18n, category), label, ...numbersOf(i18n, due)],
	}));
}

/** What becomes due of cases that the reader may not read: one row without their categories, or none. */
function restrictedRows(i18n: StudioI18n, { restricted }: RetentionReport) {
	if (restricted.year === 0) return [];
	const title = i18n.t("Cases that only their office reads");
	return [{ key: "restricted", title, cells: ["–", "–", ...numbersOf(i18n, restricted)] }];
}

/** The categories of which nothing becomes due, by their rule. */
function Quiet({ categories }: Pick<RetentionReport, "categories">) {
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
export function Forecast(report: RetentionReport) {
	const i18n = useStudioI18n();
	const { t } = i18n;
	const { categories } = report;
	const rows = [...categories.flatMap((category) => rowsOf(i18n, category)), ...restrictedRows(i18n, report)];
	const quiet = categories.filter(({ states }) => states.length === 0);
	return (
		<>
			<Text color="fg.muted">
				{t(
					"Time is counted from the last step of a case that rests in a closed state. What is due is carried out within the hour; the later columns hold it too. Nothing is changed by looking.",
				)}
			</Text>
			{rows.length > 0 && (
				<RowTable
					subject={t("Category")}
					columns={[t("What becomes of cases"), t("State"), t("Due now"), t("Within 30 days"), t("Within a year")]}
					rows={rows}
				/>
			)}
			{quiet.length > 0 && <Quiet categories={quiet} />}
		</>
	);
}

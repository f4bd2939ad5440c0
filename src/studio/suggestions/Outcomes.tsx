import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import { RowTable } from "../frame/RowTable.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { shareText } from "./share-text.ts";
import type { SuggestionVersion } from "./suggestion-types.ts";

/** Which categories a version takes for which. */
function Confused({ confused }: Pick<SuggestionVersion, "confused">) {
	const { t, locale } = useStudioI18n();
	return (
		<RowTable
			subject={t("Cases of this category")}
			columns={[t("were taken for"), t("Cases")]}
			rows={confused.map(({ category, taken_for, cases }) => ({
				key: `${category} ${taken_for}`,
				title: category,
				cells: [taken_for, cases.toLocaleString(locale)],
			}))}
		/>
	);
}

/** How a version does with each category, and what it confuses. */
export function Outcomes({ categories, confused }: SuggestionVersion) {
	const { t, locale } = useStudioI18n();
	return (
		<>
			<Stack as="section" gap="3">
				<Heading as="h2" size="lg">
					{t("Categories")}
				</Heading>
				<RowTable
					subject={t("Category")}
					columns={[t("Learned from"), t("Held out"), t("Right when suggested"), t("Found of its cases")]}
					rows={categories.map(({ code, name, learned, held_out, suggested, right }) => ({
						key: code,
						title: name,
						cells: [
							learned.toLocaleString(locale),
							held_out.toLocaleString(locale),
							shareText(locale, right, suggested),
							shareText(locale, right, held_out),
						],
					}))}
				/>
			</Stack>
			{confused.length > 0 && (
				<Stack as="section" gap="3">
					<Heading as="h2" size="lg">
						{t("What it confuses most")}
					</Heading>
					<Confused confused={confused} />
				</Stack>
			)}
		</>
	);
}

import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { RowTable } from "../frame/RowTable.tsx";
import { ScreenPart } from "../frame/ScreenPart.tsx";
import { type StudioI18n, useStudioI18n } from "../i18n/studio-i18n.ts";
import { Count, shareBefore } from "./Count.tsx";
import type { FunnelField, FunnelStep, FunnelVersion } from "./funnel-types.ts";
import { ruleText } from "./rule-words.ts";

type FunnelTablesProps = { shown: FunnelVersion; before: FunnelVersion | undefined; smallest: number };

const openedIn = (version: FunnelVersion | undefined) => version?.steps[0]?.reached;

function StepsTable({ shown, before, smallest }: FunnelTablesProps) {
	const { t } = useStudioI18n();
	const of = openedIn(shown) ?? 0;
	const count = (name: "reached" | "erred" | "left", step: FunnelStep) => {
		const same = before?.steps.find(({ id }) => id === step.id);
		return (
			<Count of={of} smallest={smallest} count={step[name]} before={shareBefore(same?.[name], openedIn(before))} />
		);
	};
	const sent = (
		<Count of={of} smallest={smallest} count={shown.sent} before={shareBefore(before?.sent, openedIn(before))} />
	);
	const rows = shown.steps.map((step) => ({
		key: step.id,
		title: step.title,
		cells: [count("reached", step), count("erred", step), count("left", step)],
	}));
	return (
		<RowTable
			subject={t("Step")}
			columns={[t("Reached"), t("Erred"), t("Left there")]}
			rows={[...rows, { key: "", title: t("Sent"), cells: [sent, null, null] }]}
		/>
	);
}

/** The rules of a field that were broken, in words, with how often. */
function rulesOf({ keywords }: FunnelField, { t }: StudioI18n): string {
	const counts = new Map<string, number>();
	for (const { keyword, count } of keywords) {
		const text = ruleText(keyword);
		const words = text ? t(text) : keyword;
		counts.set(words, (counts.get(words) ?? 0) + count);
	}
	return [...counts].map(([words, count]) => `${words}: ${count}`).join(", ");
}

/** Where a version has nothing to tell of a field any more, the one before still does: that shows what a change has mended. */
function comparedFields(shown: FunnelVersion, before: FunnelVersion | undefined): FunnelField[] {
	const isShown = ({ pointer }: FunnelField) => shown.fields.some((field) => field.pointer === pointer);
	const mended = (before?.fields ?? []).filter((field) => !isShown(field));
	return [...shown.fields, ...mended.map((field) => ({ ...field, erred: 0, left: 0, keywords: [] }))];
}

function FieldsTable({ shown, before, smallest }: FunnelTablesProps) {
	const i18n = useStudioI18n();
	const { t } = i18n;
	const of = openedIn(shown) ?? 0;
	const fields = comparedFields(shown, before);
	if (fields.length === 0) return <Text>{t("No field was erred in or left at {smallest} times.", { smallest })}</Text>;
	const count = (name: "erred" | "left", field: FunnelField) => {
		const same = before?.fields.find(({ pointer }) => pointer === field.pointer);
		return (
			<Count of={of} smallest={smallest} count={field[name]} before={shareBefore(same?.[name], openedIn(before))} />
		);
	};
	return (
		<RowTable
			subject={t("Field")}
			columns={[t("Erred"), t("Rules that were broken"), t("Left there")]}
			rows={fields.map((field) => ({
				key: field.pointer,
				title: field.title,
				cells: [count("erred", field), rulesOf(field, i18n) || null, count("left", field)],
			}))}
		/>
	);
}

/** How far people got in a version of a form, step by step, and the fields at which they erred or left. */
export function FunnelTables(props: FunnelTablesProps) {
	const { t } = useStudioI18n();
	return (
		<Stack gap="8">
			<ScreenPart title={t("Steps")}>
				<StepsTable {...props} />
			</ScreenPart>
			<ScreenPart title={t("Fields where people erred or left")}>
				<FieldsTable {...props} />
			</ScreenPart>
		</Stack>
	);
}

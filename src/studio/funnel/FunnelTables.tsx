import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import { Table } from "@chakra-ui/react/table";
import { Text } from "@chakra-ui/react/text";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { Count, shareBefore } from "./Count.tsx";
import type { FunnelField, FunnelStep, FunnelVersion } from "./funnel-types.ts";

type FunnelTablesProps = { shown: FunnelVersion; before: FunnelVersion | undefined; smallest: number };

const openedIn = (version: FunnelVersion | undefined) => version?.steps[0]?.reached;

function StepsTable({ shown, before, smallest }: FunnelTablesProps) {
	const { t } = useStudioI18n();
	const of = openedIn(shown) ?? 0;
	const count = (name: "reached" | "erred" | "left", step: FunnelStep) => {
		const same = before?.steps.find(({ id }) => id === step.id);
		return <Count {...{ of, smallest }} count={step[name]} before={shareBefore(same?.[name], openedIn(before))} />;
	};
	return (
		<Table.ScrollArea
			borderWidth="1px"
			borderRadius="lg"
			bg="bg.panel"
			tabIndex={0}
			role="region"
			aria-label={t("Steps")}
		>
			<Table.Root>
				<Table.Header>
					<Table.Row>
						<Table.ColumnHeader>{t("Step")}</Table.ColumnHeader>
						<Table.ColumnHeader>{t("Reached")}</Table.ColumnHeader>
						<Table.ColumnHeader>{t("Erred")}</Table.ColumnHeader>
						<Table.ColumnHeader>{t("Left there")}</Table.ColumnHeader>
					</Table.Row>
				</Table.Header>
				<Table.Body>
					{shown.steps.map((step) => (
						<Table.Row key={step.id}>
							<Table.Cell>{step.title}</Table.Cell>
							<Table.Cell>{count("reached", step)}</Table.Cell>
							<Table.Cell>{count("erred", step)}</Table.Cell>
							<Table.Cell>{count("left", step)}</Table.Cell>
						</Table.Row>
					))}
					<Table.Row>
						<Table.Cell fontWeight="semibold">{t("Sent")}</Table.Cell>
						<Table.Cell colSpan={3}>
							<Count {...{ of, smallest }} count={shown.sent} before={shareBefore(before?.sent, openedIn(before))} />
						</Table.Cell>
					</Table.Row>
				</Table.Body>
			</Table.Root>
		</Table.ScrollArea>
	);
}

function FieldsTable({ shown, before, smallest }: FunnelTablesProps) {
	const { t } = useStudioI18n();
	const of = openedIn(shown) ?? 0;
	if (shown.fields.length === 0)
		return <Text>{t("No field was erred in or left at {smallest} times.", { smallest })}</Text>;
	const count = (name: "erred" | "left", field: FunnelField) => {
		const same = before?.fields.find(({ pointer }) => pointer === field.pointer);
		return <Count {...{ of, smallest }} count={field[name]} before={shareBefore(same?.[name], openedIn(before))} />;
	};
	return (
		<Table.ScrollArea
			borderWidth="1px"
			borderRadius="lg"
			bg="bg.panel"
			tabIndex={0}
			role="region"
			aria-label={t("Field")}
		>
			<Table.Root>
				<Table.Header>
					<Table.Row>
						<Table.ColumnHeader>{t("Field")}</Table.ColumnHeader>
						<Table.ColumnHeader>{t("Erred")}</Table.ColumnHeader>
						<Table.ColumnHeader>{t("Rules that were broken")}</Table.ColumnHeader>
						<Table.ColumnHeader>{t("Left there")}</Table.ColumnHeader>
					</Table.Row>
				</Table.Header>
				<Table.Body>
					{shown.fields.map((field) => (
						<Table.Row key={field.pointer}>
							<Table.Cell>{field.title}</Table.Cell>
							<Table.Cell>{count("erred", field)}</Table.Cell>
							<Table.Cell>{field.keywords.map((one) => `${one.keyword} ${one.count}`).join(", ")}</Table.Cell>
							<Table.Cell>{count("left", field)}</Table.Cell>
						</Table.Row>
					))}
				</Table.Body>
			</Table.Root>
		</Table.ScrollArea>
	);
}

/** How far people got in a version of a form, step by step, and the fields at which they erred or left. */
export function FunnelTables(props: FunnelTablesProps) {
	const { t } = useStudioI18n();
	return (
		<Stack gap="6">
			<Heading as="h2" size="lg">
				{t("Steps")}
			</Heading>
			<StepsTable {...props} />
			<Heading as="h2" size="lg">
				{t("Fields where people erred or left")}
			</Heading>
			<FieldsTable {...props} />
		</Stack>
	);
}

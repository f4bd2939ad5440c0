import { Box } from "@chakra-ui/react/box";
import { Field } from "@chakra-ui/react/field";
import { Flex } from "@chakra-ui/react/flex";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Choose } from "../frame/Choose.tsx";
import { ruled } from "../frame/ruled.ts";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import type { LostState, StateChoices } from "./state-choices.ts";

type RowProps = Pick<StateChoices, "targets" | "choose"> & { row: LostState };

function Row({ row: { name, label, cases, to }, targets, choose }: RowProps) {
	const { t } = useStudioI18n();
	const options = [
		{ value: "", label: t("Choose a state") },
		...targets.map((target) => ({ value: target.name, label: target.label })),
	];
	return (
		<Flex as="li" gap="3" px="5" py="4" align="flex-end" wrap="wrap">
			<Box flex="1 1 14rem">
				<Text fontWeight="semibold">{label}</Text>
				<Text color="fg.muted">
					{t("{count, plural, =0 {no case stands in it now} one {# case stands in it} other {# cases stand in it}}", {
						count: cases,
					})}
				</Text>
			</Box>
			<Field.Root flex="1 1 14rem" w="auto" required>
				<Field.Label>{t("Cases of “{state}” go to", { state: label })}</Field.Label>
				<Choose value={to} options={options} onChoose={(chosen) => choose(name, chosen)} />
			</Field.Root>
		</Flex>
	);
}

/** Where the cases go that stand in states that go: chosen before a release comes in force, for each state. */
export default function StatesThatGo({ states, text }: { states: StateChoices; text: string }) {
	return (
		<Stack gap="3">
			<Text color="fg.muted">{text}</Text>
			<Stack as="ul" gap="0" bg="bg.panel" borderWidth="1px" borderRadius="lg" listStyleType="none" css={ruled}>
				{states.rows.map((row) => (
					<Row key={row.name} row={row} targets={states.targets} choose={states.choose} />
				))}
			</Stack>
		</Stack>
	);
}

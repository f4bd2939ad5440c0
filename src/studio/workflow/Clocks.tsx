import { Button } from "@chakra-ui/react/button";
import { Field } from "@chakra-ui/react/field";
import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Icon } from "../../../renderer/index.ts";
import { ACTS } from "../../../schemas/edits/acts.ts";
import type { JsonObject } from "../../../schemas/json/json.ts";
import { useMake } from "../draft/draft-context.tsx";
import { useMakeText } from "../draft/use-make-text.ts";
import { setAt } from "../form/form-edits.ts";
import { Choose } from "../frame/Choose.tsx";
import { More } from "../frame/More.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { NumberField } from "../inspector/NumberField.tsx";
import { TextField } from "../inspector/TextField.tsx";
import { StateTicks } from "./StateTicks.tsx";
import { addClock } from "./workflow-edits.ts";
import { type ClockRow, clockRows, stateRows } from "./workflow-model.ts";

type WorkflowProps = { path: string; document: JsonObject };

/** Working days; longer than anybody promises anything. */
const LONGEST = 1000;

/** One clock: what it measures, from which state on, until which, and within how many working days. */
function Clock({ path, document, row }: WorkflowProps & { row: ClockRow }) {
	const { t, portal } = useStudioI18n();
	const make = useMake();
	const makeText = useMakeText();
	const states = stateRows(document).map(({ name, label }) => ({ value: name, label }));
	const at = ["clocks", String(row.index)];
	const putDays = (days: number | undefined) => make(...setAt(path, document, [...at, "days"], days));
	return (
		<Stack gap="3">
			<TextField
				label={t("What is promised")}
				value={row.written.label}
				onChange={(text, isCorrection) =>
					text && makeText(isCorrection, ...setAt(path, document, [...at, "label"], text))
				}
			/>
			<NumberField
				label={t("Within so many working days")}
				value={row.days}
				whole={{ most: LONGEST }}
				onNumber={putDays}
			/>
			<Field.Root>
				<Field.Label>{t("It begins with the state")}</Field.Label>
				<Choose
					size="sm"
					value={row.from}
					options={states}
					onChoose={(from) => make(...setAt(path, document, [...at, "from"], from))}
				/>
			</Field.Root>
			<StateTicks
				legend={t("It ends with any of")}
				document={document}
				chosen={row.until}
				onChoose={(until) => until.length > 0 && make(...setAt(path, document, [...at, "until"], until))}
			/>
			<Flex>
				<Button
					size="xs"
					variant="outline"
					colorPalette="red"
					onClick={() => make({ verb: "remove", path, at: `/clocks/#${row.id}` })}
				>
					<Icon icon={ACTS.remove.icon} />
					{t("Remove “{label}”", { label: portal(row.label) })}
				</Button>
			</Flex>
		</Stack>
	);
}

/** The times that a workflow promises. While a case stands in a state that pauses, its clocks stand still. */
export function Clocks({ path, document }: WorkflowProps) {
	const { t, portal } = useStudioI18n();
	const make = useMake();
	const add = () => make(addClock(path, document, t("New clock")));
	return (
		<Stack as="section" gap="3" aria-labelledby="clocks">
			<Heading as="h2" size="md" id="clocks">
				{t("Clocks")}
			</Heading>
			<Text color="fg.muted">
				{t(
					"Each measures working days. It stands still while a case is in a state whose clocks wait for somebody else.",
				)}
			</Text>
			<Stack gap="0" bg="bg.panel" borderWidth="1px" borderRadius="lg" overflow="hidden">
				{clockRows(document).map((row) => (
					<More key={row.id} label={`${portal(row.label)} (${row.days})`}>
						<Clock path={path} document={document} row={row} />
					</More>
				))}
			</Stack>
			<Button size="sm" variant="outline" bg="bg.panel" alignSelf="flex-start" onClick={add}>
				<Icon icon={ACTS.add.icon} />
				{t("Add a clock")}
			</Button>
		</Stack>
	);
}

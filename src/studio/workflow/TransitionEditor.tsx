import { Button } from "@chakra-ui/react/button";
import { Field } from "@chakra-ui/react/field";
import { Flex } from "@chakra-ui/react/flex";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Icon } from "../../../renderer/index.ts";
import { ACTS } from "../../../schemas/edits/acts.ts";
import { asString, type JsonObject } from "../../../schemas/json/json.ts";
import { useMake } from "../draft/draft-context.tsx";
import { useMakeText } from "../draft/use-make-text.ts";
import { setAt } from "../form/form-edits.ts";
import { Choose } from "../frame/Choose.tsx";
import { Tick } from "../frame/Tick.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { NumberField } from "../inspector/NumberField.tsx";
import { TextField } from "../inspector/TextField.tsx";
import { StateTicks, toggled } from "./StateTicks.tsx";
import { StepForm } from "./StepForm.tsx";
import { useActors } from "./use-actors.ts";
import { stateRows, type TransitionRow } from "./workflow-model.ts";

/** Most days that a step may be open to a reporter, and that a case may stand before the portal takes one: the meta-schema's `maximum`. */
const LONGEST_WITHIN = 3650;
const LONGEST_AFTER = 365;

/** One transition: what it is called, from where to where, who may, and whether they write a note. */
export function TransitionEditor({ path, document, row }: { path: string; document: JsonObject; row: TransitionRow }) {
	const { t, portal } = useStudioI18n();
	const make = useMake();
	const states = stateRows(document).map(({ name, label }) => ({ value: name, label }));
	const at = `/transitions/${row.index}`;
	const makeText = useMakeText();
	const set = (name: string, value: string | string[]) => make({ verb: "set", path, at: `${at}/${name}`, value });
	const putText = (name: string) => (text: string, isCorrection: boolean) =>
		makeText(isCorrection, ...setAt(path, document, ["transitions", String(row.index), name], text || undefined));
	const putDays = (name: string) => (days: number | undefined) =>
		make(...setAt(path, document, ["transitions", String(row.index), name], days));
	const actors = useActors();
	return (
		<Stack gap="3" p="4" borderWidth="1px" borderRadius="lg" bg="bg.subtle">
			<TextField label={t("What one does")} value={row.written.label} onChange={putText("label")} />
			<TextField
				label={t("How the timeline words it")}
				value={row.written.done_label}
				onChange={putText("done_label")}
			/>
			<StateTicks legend={t("From")} document={document} chosen={row.from} onChoose={(from) => set("from", from)} />
			<Field.Root>
				<Field.Label>{t("To")}</Field.Label>
				<Choose size="sm" value={row.to} options={states} onChoose={(to) => set("to", to)} />
			</Field.Root>
			<Stack as="fieldset" gap="1">
				<Text as="legend" fontWeight="medium">
					{t("Who may")}
				</Text>
				{[...actors].map(([actor, label]) => (
					<Tick
						key={actor}
						label={label}
						checked={row.by.includes(actor)}
						onTick={(on) => {
							const by = toggled(row.by, actor, on);
							if (by.length > 0) set("by", by);
						}}
					/>
				))}
			</Stack>
			{row.by.includes("handler") && (
				<Field.Root>
					<Field.Label>{t("What a handler needs for it")}</Field.Label>
					<Choose
						size="sm"
						value={asString(row.written.right) ?? "handles"}
						options={[
							{ value: "handles", label: t("the right to handle cases") },
							{ value: "supervises", label: t("the right to supervise") },
						]}
						onChoose={(right) => set("right", right)}
					/>
				</Field.Root>
			)}
			{row.by.includes("citizen") && (
				<NumberField
					label={t("Only within so many days")}
					help={t("What its reporter says later opens a new case, linked to this one. Empty: at any time.")}
					value={row.written.within_days}
					whole={{ most: LONGEST_WITHIN }}
					isOptional
					onNumber={putDays("within_days")}
				/>
			)}
			{row.by.includes("system") && (
				<NumberField
					label={t("By itself after so many days")}
					help={t("Once a case has stood in the state for so long without a word.")}
					value={row.written.after_days}
					whole={{ most: LONGEST_AFTER }}
					isOptional
					onNumber={putDays("after_days")}
				/>
			)}
			<Field.Root>
				<Field.Label>{t("Note")}</Field.Label>
				<Choose
					size="sm"
					value={asString(row.written.note) ?? "none"}
					options={[
						{ value: "none", label: t("none") },
						{ value: "optional", label: t("may be written") },
						{ value: "required", label: t("must be written") },
					]}
					onChoose={(note) => set("note", note)}
				/>
			</Field.Root>
			{row.by.includes("handler") && <StepForm path={path} document={document} row={row} />}
			<Flex>
				<Button size="xs" variant="outline" colorPalette="red" onClick={() => make({ verb: "remove", path, at })}>
					<Icon icon={ACTS.remove.icon} />
					{t("Remove “{label}”", { label: portal(row.label) })}
				</Button>
			</Flex>
		</Stack>
	);
}

import { Button } from "@chakra-ui/react/button";
import { Field } from "@chakra-ui/react/field";
import { Flex } from "@chakra-ui/react/flex";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Icon } from "../../../renderer/index.ts";
import { asString, type JsonObject } from "../../../schemas/rules/json.ts";
import { useMake } from "../draft/draft-context.tsx";
import { useMakeText } from "../draft/use-make-text.ts";
import { setAt } from "../form/form-edits.ts";
import { Choose } from "../frame/Choose.tsx";
import { Tick } from "../frame/Tick.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { TextField } from "../inspector/TextField.tsx";
import { StepForm } from "./StepForm.tsx";
import { stateRows, type TransitionRow } from "./workflow-model.ts";

/** Who may make a transition. */
const ACTORS = ["citizen", "handler", "system"];

/** One transition: what it is called, from where to where, who may, and whether they write a note. */
export function TransitionEditor({ path, document, row }: { path: string; document: JsonObject; row: TransitionRow }) {
	const { t } = useStudioI18n();
	const make = useMake();
	const states = stateRows(document).map(({ name, label }) => ({ value: name, label }));
	const at = `/transitions/${row.index}`;
	const makeText = useMakeText();
	const set = (name: string, value: string | string[]) => make({ verb: "set", path, at: `${at}/${name}`, value });
	const putText = (name: string) => (text: string, isCorrection: boolean) =>
		makeText(isCorrection, ...setAt(path, document, ["transitions", String(row.index), name], text || undefined));
	const toggled = (list: readonly string[], value: string, on: boolean) =>
		on ? [...list, value] : list.filter((one) => one !== value);
	const actors = { citizen: t("who filed it"), handler: t("who handles it"), system: t("the portal itself") };
	return (
		<Stack gap="3" p="4" borderWidth="1px" borderRadius="lg" bg="bg.subtle">
			<TextField label={t("What one does")} value={row.written.label} onChange={putText("label")} />
			<TextField
				label={t("How the timeline words it")}
				value={row.written.done_label}
				onChange={putText("done_label")}
			/>
			<Stack as="fieldset" gap="1">
				<Text as="legend" fontWeight="medium">
					{t("From")}
				</Text>
				{states.map(({ value, label }) => (
					<Tick
						key={value}
						label={label}
						checked={row.from.includes(value)}
						onTick={(on) => set("from", toggled(row.from, value, on))}
					/>
				))}
			</Stack>
			<Field.Root>
				<Field.Label>{t("To")}</Field.Label>
				<Choose size="sm" value={row.to} options={states} onChoose={(to) => set("to", to)} />
			</Field.Root>
			<Stack as="fieldset" gap="1">
				<Text as="legend" fontWeight="medium">
					{t("Who may")}
				</Text>
				{ACTORS.map((actor) => (
					<Tick
						key={actor}
						label={Object.entries(actors).find(([name]) => name === actor)?.[1] ?? actor}
						checked={row.by.includes(actor)}
						onTick={(on) => {
							const by = toggled(row.by, actor, on);
							if (by.length > 0) set("by", by);
						}}
					/>
				))}
			</Stack>
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
			{row.by.includes("handler") && <StepForm {...{ path, document, row }} />}
			<Flex>
				<Button size="xs" variant="outline" colorPalette="red" onClick={() => make({ verb: "remove", path, at })}>
					<Icon icon="layui-icon-delete" />
					{t("Remove “{label}”", { label: row.label })}
				</Button>
			</Flex>
		</Stack>
	);
}

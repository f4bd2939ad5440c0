import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import type { ReactNode } from "react";
import { Icon } from "../../../renderer/index.ts";
import { asObject, asString, type JsonObject } from "../../../schemas/json/json.ts";
import { pointerUnder, toPointer } from "../../../schemas/json/pointer.ts";
import { diagnosticsAt, useDiagnostics } from "../checking/diagnostics.tsx";
import { Remarks } from "../checking/Remarks.tsx";
import { ConditionEditor } from "../conditions/ConditionEditor.tsx";
import { useFieldSubjects } from "../conditions/use-field-subjects.ts";
import { useMake } from "../draft/draft-context.tsx";
import { useMakeText } from "../draft/use-make-text.ts";
import { canBeCalculated } from "../form/calculation-model.ts";
import { setAt, setKeyword, setOption, setRequired } from "../form/form-edits.ts";
import { type FormQuestion, questionChoices } from "../form/form-model.ts";
import { answerSources } from "../form/made-text.ts";
import { Choose } from "../frame/Choose.tsx";
import { lazyScreen } from "../frame/lazy-screen.tsx";
import { More } from "../frame/More.tsx";
import { ScreenArea } from "../frame/ScreenArea.tsx";
import { Section } from "../frame/Section.tsx";
import { Tick } from "../frame/Tick.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { UsedIn } from "../references/UsedIn.tsx";
import { CalculationEditor } from "./CalculationEditor.tsx";
import { ChoicesEditor } from "./ChoicesEditor.tsx";
import { hasSetting } from "./field-settings.ts";
import { LimitsEditor } from "./LimitsEditor.tsx";
import { MadeTextEditor } from "./MadeTextEditor.tsx";
import { MadeTextSection } from "./MadeTextSection.tsx";
import { TextField } from "./TextField.tsx";

/** What lists return is known by the schemas of all operations, for which no inspector waits. */
const LookupEditor = lazyScreen(() => import("./LookupEditor.tsx"));
const OtherSettings = lazyScreen(() => import("./OtherSettings.tsx"));

export type FieldInspectorProps = {
	path: string;
	form: JsonObject;
	/** All questions of the form: conditions name them. */
	fields: readonly FormQuestion[];
	field: FormQuestion;
	/** What can be done with the question as a whole. */
	actions?: ReactNode;
	onLeave(): void;
	/** Told where the question stands under its new name. */
	onRenamed?(pointer: string): void;
};

/** Options that have a place of their own above. */
const SHOWN = [
	"hint",
	"visibility",
	"when",
	"required_when",
	"choices",
	"placeholder",
	"not_before",
	"not_after",
	"calculated",
	"computed",
	"compared",
	"summary",
	"add_label",
];

function FurtherSettings({ path, form, fields, field }: FieldInspectorProps) {
	const { t } = useStudioI18n();
	const make = useMake();
	const makeText = useMakeText();
	const subjects = useFieldSubjects(fields, field);
	const { options, pointer } = field;
	const error = asObject(options.errors).required;
	return (
		<More label={t("More about this question")}>
			<Stack gap="4">
				<TextField
					label={t("Example in the empty input")}
					value={options.placeholder}
					onChange={(text, isCorrection) =>
						makeText(isCorrection, ...setOption(path, form, field, "placeholder", text || undefined))
					}
				/>
				<TextField
					label={t("Said when the answer is missing")}
					value={error}
					rows={2}
					onChange={(text, isCorrection) =>
						makeText(isCorrection, ...setAt(path, form, ["fields", pointer, "errors", "required"], text || undefined))
					}
				/>
				{!field.required && (
					<ConditionEditor
						condition={options.required_when}
						subjects={subjects}
						begin="Must be answered under a condition"
						onChange={(when) => make(...setOption(path, form, field, "required_when", when))}
					/>
				)}
				<ScreenArea>
					<OtherSettings {...{ path, form, field }} except={(key) => SHOWN.includes(key) || !hasSetting(field, key)} />
				</ScreenArea>
			</Stack>
		</More>
	);
}

/** All about the selected question, in the order in which people think of it. */
export function FieldInspector(props: FieldInspectorProps) {
	const { path, form, fields, field, actions, onLeave, onRenamed } = props;
	const { t } = useStudioI18n();
	const make = useMake();
	const makeText = useMakeText();
	const list = useDiagnostics();
	const { schema, options, pointer } = field;
	const subjects = useFieldSubjects(fields, field);
	// A list without entries would count as an answer; with one that must be there the form begins with it.
	const firstEntry = (required: boolean) =>
		required && field.holds === "rows" && !schema.minItems ? setKeyword(path, form, field, "minItems", 1) : [];
	const remarks = [
		...diagnosticsAt(list, path, toPointer(field.place)),
		...diagnosticsAt(list, path, toPointer(["fields", pointer])),
	];
	return (
		<Box>
			<Flex align="center" gap="2" px="5" py="4">
				<Heading as="h2" size="md" flex="1">
					{field.label}
				</Heading>
				<Button size="xs" variant="ghost" onClick={onLeave} aria-label={t("Leave this question")}>
					<Icon icon="layui-icon-close" />
				</Button>
			</Flex>
			{actions}
			<Remarks list={remarks} />
			<Section title={t("The question")}>
				<TextField
					label={t("Label")}
					value={schema.title}
					onChange={(text, isCorrection) => makeText(isCorrection, ...setKeyword(path, form, field, "title", text))}
				/>
				<TextField
					label={t("Hint")}
					help={t("Help below the label, where the label is not enough.")}
					value={options.hint}
					rows={3}
					onChange={(text, isCorrection) =>
						makeText(isCorrection, ...setOption(path, form, field, "hint", text || undefined))
					}
				/>
				{field.holds === "rows" && (
					<>
						<TextField
							label={t("What one entry is called")}
							value={asObject(schema.items).title}
							onChange={(text, isCorrection) =>
								makeText(isCorrection, ...setAt(path, form, [...field.place, "items", "title"], text || undefined))
							}
						/>
						<TextField
							label={t("On the button that adds one")}
							value={options.add_label}
							onChange={(text, isCorrection) =>
								makeText(isCorrection, ...setOption(path, form, field, "add_label", text || undefined))
							}
						/>
						<MadeTextEditor
							label={t("One line that sums an entry up")}
							value={options.summary}
							sources={answerSources(fields, field, "of its entries")}
							onChange={(value) => make(...setOption(path, form, field, "summary", value))}
						/>
					</>
				)}
				<Tick
					label={t("Must be answered")}
					checked={field.required}
					onTick={(required) => make(...setRequired(path, form, field, required), ...firstEntry(required))}
				/>
			</Section>
			{!field.holds && (
				<Section title={t("Who sees the answer")}>
					<Choose
						label={t("Who sees the answer")}
						value={asString(options.visibility) ?? "private"}
						options={[
							{ value: "public", label: t("Everybody, once the case is published") },
							{ value: "masked", label: t("Everybody, with most of it hidden") },
							{ value: "private", label: t("Only who filed it, and who handles it") },
						]}
						onChoose={(visibility) => make(...setOption(path, form, field, "visibility", visibility))}
					/>
				</Section>
			)}
			<Section title={t("When it is asked")}>
				<ConditionEditor
					condition={options.when}
					subjects={subjects}
					begin="Ask it only under a condition"
					onChange={(when) => make(...setOption(path, form, field, "when", when))}
				/>
			</Section>
			{questionChoices(field).length > 0 && <ChoicesEditor {...{ path, form, field, subjects }} />}
			{options.options !== undefined && (
				<ScreenArea>
					<LookupEditor {...{ path, form, fields, field }} />
				</ScreenArea>
			)}
			{canBeCalculated(field) && <CalculationEditor {...{ path, form, fields, field }} />}
			<MadeTextSection {...{ path, form, fields, field }} />
			<LimitsEditor {...{ path, form, fields, field }} />
			<FurtherSettings {...props} />
			<UsedIn
				named={{ path, at: toPointer(field.place) }}
				removed={{ path, at: toPointer(field.place) }}
				name={field.name}
				title={field.label}
				onRemoved={onLeave}
				onRenamed={(name) => onRenamed?.(pointerUnder(pointer.slice(0, pointer.lastIndexOf("/")), name))}
			/>
		</Box>
	);
}

import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import type { ReactNode } from "react";
import { Icon } from "../../../renderer/index.ts";
import type { JsonObject } from "../../../schemas/json/json.ts";
import { pointerUnder, toPointer } from "../../../schemas/json/pointer.ts";
import { diagnosticsAt, useDiagnostics } from "../checking/diagnostics.tsx";
import { Remarks } from "../checking/Remarks.tsx";
import { ConditionEditor } from "../conditions/ConditionEditor.tsx";
import { useFieldSubjects } from "../conditions/use-field-subjects.ts";
import { useMake } from "../draft/draft-context.tsx";
import { canBeCalculated } from "../form/calculation-model.ts";
import { setOption } from "../form/form-edits.ts";
import { type FormQuestion, questionChoices } from "../form/form-model.ts";
import { lazyScreen } from "../frame/lazy-screen.tsx";
import { More } from "../frame/More.tsx";
import { ScreenArea } from "../frame/ScreenArea.tsx";
import { Section } from "../frame/Section.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { UsedIn } from "../references/UsedIn.tsx";
import { CalculationEditor } from "./CalculationEditor.tsx";
import { ChoicesEditor } from "./ChoicesEditor.tsx";
import { FurtherSettings } from "./FurtherSettings.tsx";
import { LimitsEditor } from "./LimitsEditor.tsx";
import { MadeTextSection } from "./MadeTextSection.tsx";
import { QuestionSection, VisibilitySection } from "./QuestionSection.tsx";

/** What lists return is known by the schemas of all operations, for which no inspector waits. */
const LookupEditor = lazyScreen(() => import("./LookupEditor.tsx"));

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

/** All about the selected question, in the order in which people think of it. */
export function FieldInspector(props: FieldInspectorProps) {
	const { path, form, fields, field, actions, onLeave, onRenamed } = props;
	const { t } = useStudioI18n();
	const make = useMake();
	const list = useDiagnostics();
	const { options, pointer } = field;
	const subjects = useFieldSubjects(fields, field);
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
			<QuestionSection {...props} />
			{!field.holds && <VisibilitySection {...props} />}
			<Section title={t("When it is asked")}>
				<ConditionEditor
					condition={options.when}
					subjects={subjects}
					begin="Ask it only under a condition"
					onChange={(when) => make(...setOption(path, form, field, "when", when))}
				/>
			</Section>
			{questionChoices(field).length > 0 && <ChoicesEditor path={path} form={form} field={field} subjects={subjects} />}
			{options.options !== undefined && (
				<ScreenArea>
					<LookupEditor path={path} form={form} fields={fields} field={field} />
				</ScreenArea>
			)}
			{canBeCalculated(field) && <CalculationEditor path={path} form={form} fields={fields} field={field} />}
			<MadeTextSection path={path} form={form} fields={fields} field={field} />
			<LimitsEditor path={path} form={form} fields={fields} field={field} />
			<More label={t("More about this question")}>
				<FurtherSettings {...props} />
			</More>
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

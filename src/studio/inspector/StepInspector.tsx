import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import type { ReactNode } from "react";
import { Icon } from "../../../renderer/index.ts";
import type { JsonObject } from "../../../schemas/json/json.ts";
import { ConditionEditor } from "../conditions/ConditionEditor.tsx";
import { useFieldSubjects } from "../conditions/use-field-subjects.ts";
import { useMake } from "../draft/draft-context.tsx";
import { useMakeText } from "../draft/use-make-text.ts";
import type { FormQuestion } from "../form/form-model.ts";
import { writtenStep } from "../form/step-edits.ts";
import { Section } from "../frame/Section.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { plainTextOf } from "../naming/document-title.ts";
import { TextField } from "./TextField.tsx";

type StepInspectorProps = {
	path: string;
	form: JsonObject;
	fields: readonly FormQuestion[];
	/** As the canvas names it: "#details". */
	id: string;
	actions: ReactNode;
	onLeave(): void;
};

/** All about a step of a form. */
export function StepInspector({ path, form, fields, id, actions, onLeave }: StepInspectorProps) {
	const { t } = useStudioI18n();
	const make = useMake();
	const makeText = useMakeText();
	const subjects = useFieldSubjects(fields, null);
	const step = writtenStep(form, id);
	if (!step) return null;
	const at = `/steps/${id}`;
	const put = (name: string, value: string, isCorrection: boolean) =>
		makeText(
			isCorrection,
			value === "" && name !== "title"
				? { verb: "remove", path, at: `${at}/${name}` }
				: { verb: "set", path, at: `${at}/${name}`, value },
		);
	return (
		<Box>
			<Flex align="center" gap="2" px="5" py="4">
				<Heading as="h2" size="md" flex="1">
					{t("Step: {title}", { title: plainTextOf(step.title) })}
				</Heading>
				<Button size="xs" variant="ghost" onClick={onLeave} aria-label={t("Leave this step")}>
					<Icon icon="layui-icon-close" />
				</Button>
			</Flex>
			{actions}
			<Section title={t("This step")}>
				<TextField
					label={t("Title of the step")}
					value={step.title}
					onChange={(text, isCorrection) => put("title", text, isCorrection)}
				/>
				<TextField
					label={t("Introduction of the step")}
					rows={3}
					value={step.description}
					onChange={(text, isCorrection) => put("description", text, isCorrection)}
				/>
			</Section>
			<Section title={t("When it is there")}>
				<ConditionEditor
					condition={step.when}
					subjects={subjects}
					begin="Have it only under a condition"
					onChange={(when) =>
						make(
							when === undefined
								? { verb: "remove", path, at: `${at}/when` }
								: { verb: "set", path, at: `${at}/when`, value: when },
						)
					}
				/>
			</Section>
		</Box>
	);
}

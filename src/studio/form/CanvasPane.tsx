import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { useMemo } from "react";
import type { JsonObject } from "../../../schemas/rules/json.ts";
import { canvasForm } from "../canvas/canvas-form.ts";
import { FormCanvas } from "../canvas/FormCanvas.tsx";
import { useMake } from "../draft/draft-context.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { AddField } from "./AddField.tsx";
import { FieldSpots } from "./FieldSpots.tsx";
import { moveField, removeField } from "./form-edits.ts";
import { type FormQuestion, plainTextOf, questionSteps } from "./form-model.ts";

type CanvasPaneProps = {
	path: string;
	form: JsonObject;
	fields: readonly FormQuestion[];
	selected: FormQuestion | undefined;
	step: number;
	goToStep(index: number): void;
	onSelect(name: string): void;
	onLeave(): void;
};

function Steps({ form, step, goToStep }: Pick<CanvasPaneProps, "form" | "step" | "goToStep">) {
	const { t } = useStudioI18n();
	const steps = questionSteps(form);
	if (steps.length === 0) return null;
	return (
		<Flex as="nav" aria-label={t("Steps of the form")} gap="2" wrap="wrap">
			{steps.map(({ id, title }, index) => (
				<Button
					key={id}
					size="sm"
					variant={index === step ? "solid" : "outline"}
					aria-current={index === step ? "step" : undefined}
					onClick={() => goToStep(index)}
				>
					{index + 1}. {title}
				</Button>
			))}
		</Flex>
	);
}

/** The canvas: the form of one step as citizens get it, its fields to be selected, and a way to add more. */
export function CanvasPane({ path, form, fields, selected, step, goToStep, onSelect, onLeave }: CanvasPaneProps) {
	const { t } = useStudioI18n();
	const make = useMake();
	const hasSteps = questionSteps(form).length > 0;
	const shown = hasSteps ? fields.filter((field) => field.step === step) : fields;
	const homeless = hasSteps ? fields.filter((field) => field.step === -1) : [];
	const names = shown.map(({ name }) => name).join("\n");
	const artefact = useMemo(() => canvasForm(form, names.split("\n")), [form, names]);
	return (
		<Stack gap="4" maxW="3xl" mx="auto">
			<Steps {...{ form, step, goToStep }} />
			<Box>
				<Heading as="h2" size="xl" mb="4" fontFamily="heading">
					{plainTextOf(form.title)}
				</Heading>
				<FieldSpots
					fields={shown}
					selected={selected}
					onSelect={onSelect}
					onLeave={onLeave}
					onMove={(field, by) => make(...moveField(path, form, field, by))}
					onRemove={(field) => make(...removeField(path, field)) && onLeave()}
				>
					{artefact ? (
						<FormCanvas artefact={artefact} />
					) : (
						<Text>{t("This form cannot be drawn as it is. See its problems.")}</Text>
					)}
				</FieldSpots>
			</Box>
			<AddField {...{ path, form, step }} after={selected} onAdded={onSelect} />
			{homeless.length > 0 && (
				<Stack gap="2">
					<Text fontWeight="semibold">{t("In no step, so nobody is asked")}</Text>
					<Flex gap="2" wrap="wrap">
						{homeless.map((field) => (
							<Button key={field.name} size="sm" variant="outline" onClick={() => onSelect(field.name)}>
								{field.label}
							</Button>
						))}
					</Flex>
				</Stack>
			)}
		</Stack>
	);
}

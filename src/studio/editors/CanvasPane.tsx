import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { useMemo, useState } from "react";
import type { JsonObject } from "../../../schemas/json/json.ts";
import { AddDialog } from "../arrange/AddDialog.tsx";
import { PartSpots } from "../arrange/PartSpots.tsx";
import type { Arranging } from "../arrange/use-arranging.ts";
import { createCanvas } from "../canvas/canvas-form.ts";
import { FormCanvas } from "../canvas/FormCanvas.tsx";
import { findFieldRects } from "../canvas/field-rects.ts";
import { type FormQuestion, questionSteps } from "../form/form-model.ts";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { plainTextOf } from "../naming/document-title.ts";

/** Room around a field that belongs to its spot, in pixels. */
const ROOM = 8;

/** Each question is laid out and painted in itself: one that is put in above hundreds leaves what they paint as it is. */
const APART = { "& [class*=pt-form__root] > div": { contain: "content" } } as const;

type CanvasPaneProps = {
	arranging: Arranging;
	form: JsonObject;
	fields: readonly FormQuestion[];
	step: number;
	goToStep(index: number): void;
};

function Steps({ form, step, goToStep }: Pick<CanvasPaneProps, "form" | "step" | "goToStep">) {
	const { t, portal } = useStudioI18n();
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
					{index + 1}. {portal(title)}
				</Button>
			))}
		</Flex>
	);
}

/** Questions that no step has: they are chosen here, to be moved into one. */
function Homeless({ arranging, fields }: { arranging: Arranging; fields: readonly FormQuestion[] }) {
	const { t } = useStudioI18n();
	if (fields.length === 0) return null;
	return (
		<Stack gap="2">
			<Text fontWeight="semibold">{t("In no step, so nobody is asked")}</Text>
			<Flex gap="2" wrap="wrap">
				{fields.map((field) => (
					<Button key={field.pointer} size="sm" variant="outline" onClick={() => arranging.select(field.pointer)}>
						{field.label}
					</Button>
				))}
			</Flex>
		</Stack>
	);
}

/** The canvas: the form of one step as citizens get it, its questions to be selected, and a way to add more. */
export function CanvasPane({ arranging, form, fields, step, goToStep }: CanvasPaneProps) {
	const { t, portal } = useStudioI18n();
	const hasSteps = questionSteps(form).length > 0;
	const shown = useMemo(
		() => (hasSteps ? fields.filter((field) => field.step === step) : fields),
		[hasSteps, fields, step],
	);
	const names = shown.flatMap(({ owner, name }) => (owner === "" ? [name] : [])).join("\n");
	const [canvas] = useState(createCanvas);
	const canvasForm = useMemo(() => canvas(form, names.split("\n")), [canvas, form, names]);
	const all = arranging.arrangement.parts;
	const parts = useMemo(() => {
		const pointers = new Set(shown.map(({ pointer }) => pointer));
		return all.filter(({ id }) => pointers.has(id));
	}, [shown, all]);
	return (
		<Stack gap="4" maxW="3xl" mx="auto">
			<Steps form={form} step={step} goToStep={goToStep} />
			<Box css={APART}>
				<Heading as="h2" size="xl" mb="4" fontFamily="heading">
					{portal(plainTextOf(form.title))}
				</Heading>
				<PartSpots arranging={arranging} parts={parts} find={findFieldRects} room={ROOM}>
					{canvasForm ? (
						<FormCanvas form={canvasForm} />
					) : (
						<Text>{t("This form cannot be drawn as it is. See its problems.")}</Text>
					)}
				</PartSpots>
			</Box>
			<AddDialog arranging={arranging} />
			{hasSteps && (
				<Homeless arranging={arranging} fields={fields.filter((one) => one.step === -1 && one.owner === "")} />
			)}
		</Stack>
	);
}

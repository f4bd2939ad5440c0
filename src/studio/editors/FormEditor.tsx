import { useMemo } from "react";
import type { JsonObject } from "../../../schemas/rules/json.ts";
import { CanvasEditor } from "../arrange/CanvasEditor.tsx";
import { PartActions } from "../arrange/PartActions.tsx";
import { useArranging } from "../arrange/use-arranging.ts";
import { useSelection } from "../arrange/use-selection.ts";
import { usePartCommands } from "../commands/part-commands.ts";
import { formArrangement, isStepId } from "../form/form-arrangement.ts";
import { fieldsOf, questionSteps } from "../form/form-model.ts";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { FieldInspector } from "../inspector/FieldInspector.tsx";
import { FormInspector } from "../inspector/FormInspector.tsx";
import { SeveralInspector } from "../inspector/SeveralInspector.tsx";
import { StepInspector } from "../inspector/StepInspector.tsx";
import { CanvasPane } from "./CanvasPane.tsx";

export type FormEditorProps = { path: string; form: JsonObject };

/** A form as citizens see it, and beside it what is selected in it. */
export function FormEditor({ path, form }: FormEditorProps) {
	const i18n = useStudioI18n();
	const { id, also, step: wanted, go, choose } = useSelection();
	const fields = useMemo(() => fieldsOf(form), [form]);
	const arrangement = useMemo(() => formArrangement(path, form, i18n), [path, form, i18n]);
	const selected = arrangement.parts.find((part) => part.id === id);
	const field = fields.find(({ pointer }) => pointer === id);
	const steps = questionSteps(form);
	const ofSelected = field ? field.step : steps.findIndex((step) => `#${step.id}` === id);
	const step = ofSelected >= 0 ? ofSelected : Math.min(Number(wanted ?? 0) || 0, Math.max(0, steps.length - 1));
	const select = (chosen: string | null) => go({ part: chosen, ...(chosen === null && { step: String(step) }) });
	const arranging = useArranging(arrangement, { selected, also, select, choose }, (next) =>
		formArrangement(path, next, i18n),
	);
	usePartCommands(arranging);
	const actions = selected && <PartActions arranging={arranging} part={selected} />;
	const goToStep = (index: number) => go({ step: String(index), part: steps[index] ? `#${steps[index].id}` : null });
	return (
		<CanvasEditor
			arranging={arranging}
			canvas={<CanvasPane {...{ arranging, form, fields, step, goToStep }} />}
			inspector={
				arranging.chosen.length > 1 ? (
					<SeveralInspector {...{ actions }} chosen={arranging.chosen} onLeave={() => select(null)} />
				) : field ? (
					<FieldInspector
						key={field.pointer}
						{...{ path, form, fields, field, actions }}
						isNew={arranging.added === field.pointer}
						onLeave={() => select(null)}
					/>
				) : id !== null && isStepId(id) ? (
					<StepInspector key={id} {...{ path, form, fields, id, actions }} />
				) : (
					<FormInspector {...{ path, form }} />
				)
			}
		/>
	);
}

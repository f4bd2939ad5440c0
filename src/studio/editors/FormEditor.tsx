import { memo, type ReactNode, useMemo } from "react";
import type { Documents } from "../../../schemas/edits/types.ts";
import type { JsonObject } from "../../../schemas/json/json.ts";
import { CanvasEditor } from "../arrange/CanvasEditor.tsx";
import { PartActions } from "../arrange/PartActions.tsx";
import { PaletteExamples } from "../arrange/palette-examples.ts";
import { TypedInto } from "../arrange/TypedInto.tsx";
import { type Arranging, useArranging } from "../arrange/use-arranging.ts";
import { useSelection } from "../arrange/use-selection.ts";
import { usePartCommands } from "../commands/part-commands.ts";
import { DocumentsProvider, useDocuments } from "../draft/draft-context.tsx";
import { formArrangement, isStepId } from "../form/form-arrangement.ts";
import { type FormQuestion, fieldsOf, questionSteps } from "../form/form-model.ts";
import { Trailing } from "../frame/Trailing.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { FieldInspector } from "../inspector/FieldInspector.tsx";
import { FormInspector } from "../inspector/FormInspector.tsx";
import { SeveralInspector } from "../inspector/SeveralInspector.tsx";
import { StepInspector } from "../inspector/StepInspector.tsx";
import { CanvasPane } from "./CanvasPane.tsx";
import { FieldLook } from "./FieldLook.tsx";

/** What the inspector is about: the form, and what is selected in it, among the documents of that moment. */
type Inspected = {
	documents: Documents;
	path: string;
	form: JsonObject;
	fields: readonly FormQuestion[];
	id: string | null;
	arranging: Arranging;
	onLeave(): void;
};

/** The settings of what is selected; of the form as a whole where nothing is. */
function InspectorOf({ path, form, fields, id, arranging, onLeave }: Inspected): ReactNode {
	const { selected, chosen } = arranging;
	const actions = selected && <PartActions arranging={arranging} part={selected} />;
	const field = fields.find(({ pointer }) => pointer === id);
	if (chosen.length > 1) return <SeveralInspector actions={actions} chosen={chosen} onLeave={onLeave} />;
	if (field)
		return (
			<FieldInspector
				key={field.pointer}
				path={path}
				form={form}
				fields={fields}
				field={field}
				actions={actions}
				onLeave={onLeave}
				onRenamed={(pointer) => arranging.select(pointer)}
			/>
		);
	if (id !== null && isStepId(id))
		return (
			<StepInspector key={id} path={path} form={form} fields={fields} id={id} actions={actions} onLeave={onLeave} />
		);
	return <FormInspector path={path} form={form} />;
}

const Inspector = memo(function Inspector({ now }: { now: Inspected }) {
	return (
		<DocumentsProvider value={now.documents}>
			<TypedInto arranging={now.arranging}>
				<InspectorOf {...now} />
			</TypedInto>
		</DocumentsProvider>
	);
});

const exampleOf = (entry: string): ReactNode => (entry === "step" ? null : <FieldLook type={entry} />);

/** A form as citizens see it, and beside it what is selected in it. */
export default function FormEditor({ path, document: form }: { path: string; document: JsonObject }) {
	const i18n = useStudioI18n();
	const documents = useDocuments();
	const { id, also, step: wanted, isLed, go, follow, choose } = useSelection();
	const fields = useMemo(() => fieldsOf(form), [form]);
	const arrangement = useMemo(() => formArrangement(path, form, i18n), [path, form, i18n]);
	const selected = arrangement.parts.find((part) => part.id === id);
	const field = fields.find(({ pointer }) => pointer === id);
	const steps = questionSteps(form);
	const ofSelected = field ? field.step : steps.findIndex((step) => `#${step.id}` === id);
	const step = ofSelected >= 0 ? ofSelected : Math.min(Number(wanted ?? 0) || 0, Math.max(0, steps.length - 1));
	const placeOf = (part: string | null) => ({ part, ...(part === null && { step: String(step) }) });
	const select = (part: string | null) => go(placeOf(part));
	const selection = { selected, also, select, follow: (part: string | null) => follow(placeOf(part)), choose };
	const arranging = useArranging(arrangement, selection, (next) => formArrangement(path, next, i18n));
	usePartCommands(arranging);
	const goToStep = (index: number) => go({ step: String(index), part: steps[index] ? `#${steps[index].id}` : null });
	const now: Inspected = { documents, path, form, fields, id, arranging, onLeave: () => select(null) };
	// What an edit does and leads to is painted on the canvas first; what somebody selects stands in the inspector at once.
	const isOfSame = (shown: Inspected) =>
		isLed || (shown.id === id && shown.arranging.chosen.length === arranging.chosen.length);
	return (
		<PaletteExamples value={exampleOf}>
			<CanvasEditor
				arranging={arranging}
				canvas={<CanvasPane arranging={arranging} form={form} fields={fields} step={step} goToStep={goToStep} />}
				inspector={
					<Trailing value={now} isOfSame={isOfSame} isTypedInto={isLed}>
						{(shown) => <Inspector now={shown} />}
					</Trailing>
				}
			/>
		</PaletteExamples>
	);
}

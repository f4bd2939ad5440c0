import type { ReactNode } from "react";
import type { Documents } from "../../../schemas/edits/types.ts";
import type { JsonObject } from "../../../schemas/json/json.ts";
import { useDocuments } from "../draft/draft-context.tsx";
import { openDraft, renderInDraft } from "../draft/open-draft.fixture.tsx";
import { fieldsOf } from "../form/form-model.ts";
import { FieldInspector } from "./FieldInspector.tsx";

/** Where the inspected form stands. */
export const PATH = "forms/a.json";
/** Where its texts are translated. */
export const MESSAGES = "messages/zh-CN.json";
const messages = { kind: "messages", id: "zh-cn", locale: "zh-CN", messages: { Kind: "种类", "A lamp": "路灯" } };

function Inspected({ inspect }: { inspect(form: JsonObject): ReactNode }) {
	return inspect(useDocuments()[PATH] ?? {});
}

/** Draws an inspector of a form in a draft, and gives what becomes of its documents. */
export function inspectForm(document: JsonObject, inspect: (form: JsonObject) => ReactNode, others: Documents = {}) {
	const session = openDraft({ [PATH]: document, [MESSAGES]: messages, ...others });
	renderInDraft(session, <Inspected inspect={inspect} />);
	return (path = PATH) => session.snapshot().documents[path];
}

/** The same of one question, by its pointer. */
export function inspectField(document: JsonObject, pointer: string, others?: Documents) {
	const inspect = (form: JsonObject) => {
		const fields = fieldsOf(form);
		const field = fields.find((one) => one.pointer === pointer);
		return field ? <FieldInspector path={PATH} form={form} fields={fields} field={field} onLeave={() => {}} /> : null;
	};
	return inspectForm(document, inspect, others);
}

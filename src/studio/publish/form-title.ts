import type { Documents } from "../../../schemas/edits/types.ts";
import { fieldsOf } from "../form/form-model.ts";
import { studioTitle, type Translate } from "../naming/document-title.ts";

const formOf = (documents: Documents, id: string) =>
	Object.entries(documents).find(([, document]) => document.kind === "form" && document.id === id);

/** What a form is called, by its id; the id where there is no such form. */
export function formTitle(documents: Documents, id: string, translate: Translate): string {
	const found = formOf(documents, id);
	return found ? studioTitle(...found, translate) : id;
}

/** What a question is called whose value stands at a pointer, in whichever row; the pointer where no question is meant. */
export function questionTitle(documents: Documents, form: string, pointer: string): string {
	const [, document] = formOf(documents, form) ?? [];
	const anywhere = pointer.replaceAll(/\/\d+(?=\/|$)/g, "/*");
	const field = document && fieldsOf(document).find((one) => one.pointer === pointer || one.pointer === anywhere);
	return field?.label ?? (pointer || "/");
}

import type { Documents } from "../../../schemas/edits/types.ts";
import { studioTitle } from "../naming/document-title.ts";

/** What a form is called, by its id; the id where there is no such form. */
export function formTitle(documents: Documents, id: string): string {
	const found = Object.entries(documents).find(([, document]) => document.kind === "form" && document.id === id);
	return found ? studioTitle(...found) : id;
}

import type { Documents } from "../../../schemas/edits/types.ts";
import { asString } from "../../../schemas/rules/json.ts";

/** Whether a page shows a document: a form or view by its id. */
const shows = (page: unknown, { kind, id }: Readonly<Record<string, unknown>>): boolean =>
	JSON.stringify(page).includes(`"${String(kind)}":${JSON.stringify(id)}`);

/** The addresses of the pages that look different after some changes: changed themselves, or showing what is changed; those first. */
export function touchedPages(before: Documents, after: Documents): string[] {
	const paths = [...new Set([...Object.keys(before), ...Object.keys(after)])];
	const changed = paths.filter((path) => JSON.stringify(before[path]) !== JSON.stringify(after[path]));
	const documents = changed.map((path) => after[path] ?? before[path] ?? {});
	const isTouched = (path: string, page: Documents[string]) =>
		changed.includes(path) || documents.some((document) => shows(page, document));
	return paths.flatMap((path) => {
		const page = after[path] ?? before[path];
		const address = page?.kind === "page" && isTouched(path, page) ? asString(page.path) : undefined;
		return address ?? [];
	});
}

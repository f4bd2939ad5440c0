import type { DocumentSource } from "../../schemas/compiler/index.ts";
import { asObject, type JsonObject } from "../../schemas/json/json.ts";
import { shippedSources } from "../release/shipped.ts";

/** The shipped documents with some of them, by path, as `change` makes them; null leaves a document out. */
export const changedDocuments = (
	changes: Readonly<Record<string, (document: JsonObject) => JsonObject | null>>,
): DocumentSource[] =>
	shippedSources().flatMap(({ path, text }) => {
		const change = changes[path];
		if (!change) return [{ path, text }];
		const changed = change(asObject(JSON.parse(text)));
		return changed ? [{ path, text: JSON.stringify(changed) }] : [];
	});

import type { JsonObject } from "../json/json.ts";
import type { Path } from "../json/pointer.ts";
import { allSchemas, type SchemaNode } from "../json/schema-walk.ts";
import { onceForEach } from "../rules/values/once-for-each.ts";
import type { FormDocument } from "../types.gen.ts";

/** All schemas of a form, each with the way to it in the document. A score of checks asks for them: a large form is walked once. */
export const formSchemas = onceForEach(({ schema }: FormDocument): readonly SchemaNode[] =>
	allSchemas(schema, ["schema"]),
);

/** The way to each schema of a form. */
export const schemaWays = onceForEach(
	(document: FormDocument): ReadonlyMap<JsonObject, Path> =>
		new Map(formSchemas(document).map(({ schema, at }) => [schema, at])),
);

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";

/** A form that cases can be filed with. */
export type FiledForm = { hash: string; validate: ValidateFunction };

const hasSchema = (document: unknown): document is { schema: object } =>
	typeof document === "object" && document !== null && "schema" in document && typeof document.schema === "object";

/** The id of the release that the mock portal pretends to have. */
export const MOCK_RELEASE = createHash("sha256").update("mock release").digest("hex");

/** A shipped form by its id. Its hash stands for the compiled artefact's. */
export function readForm(id: string): FiledForm {
	const text = readFileSync(join(import.meta.dirname, `../../schemas/documents/forms/${id}.json`), "utf8");
	const document: unknown = JSON.parse(text);
	if (!hasSchema(document)) throw new Error(`the form ${id} has no schema`);
	const ajv = new Ajv2020({ allErrors: true, strict: false });
	addFormats.default(ajv);
	return { hash: createHash("sha256").update(text).digest("hex"), validate: ajv.compile(document.schema) };
}

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { FormDocument } from "../../schemas/types.gen.ts";

/** A form that cases can be filed with. */
export type FiledForm = { hash: string; document: FormDocument; validate: ValidateFunction };

const isForm = (document: unknown): document is FormDocument =>
	typeof document === "object" && document !== null && Reflect.get(document, "kind") === "form";

/** The id of the release that the mock portal pretends to have. */
export const MOCK_RELEASE = createHash("sha256").update("mock release").digest("hex");

/** A shipped form by its id. Its hash stands for the compiled artefact's. */
export function readForm(id: string): FiledForm {
	const text = readFileSync(join(import.meta.dirname, `../../schemas/documents/forms/${id}.json`), "utf8");
	const document: unknown = JSON.parse(text);
	if (!isForm(document)) throw new Error(`${id} is no form`);
	const ajv = new Ajv2020({ allErrors: true, strict: false });
	addFormats.default(ajv);
	return { hash: createHash("sha256").update(text).digest("hex"), document, validate: ajv.compile(document.schema) };
}

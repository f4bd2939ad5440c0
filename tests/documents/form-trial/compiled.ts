import { compile, type Diagnostic } from "../../../schemas/compiler/index.ts";
import { readExample } from "../../../schemas/read-example.ts";
import type { Release } from "../../../schemas/release.ts";
import type { FormDocument } from "../../../schemas/types.gen.ts";

const BASE = readExample("base");

/** What the compiler says of a form in an otherwise sound portal. */
export function compiled(form: FormDocument): { errors: Diagnostic[]; release: Release | null } {
	const { diagnostics, release } = compile([...BASE, { path: "forms/drawn.json", text: JSON.stringify(form) }]);
	return { errors: diagnostics.filter(({ severity }) => severity === "error"), release };
}

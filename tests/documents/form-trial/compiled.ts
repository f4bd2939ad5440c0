import { createIncrementalCompiler } from "../../../schemas/compiler/incremental-compiler.ts";
import { compilationOf, type Diagnostic } from "../../../schemas/compiler/index.ts";
import { readExample } from "../../../schemas/read-example.ts";
import type { Release } from "../../../schemas/release.ts";
import type { FormDocument } from "../../../schemas/types.gen.ts";

/** Of some thousand forms, each in the same portal: the others of its documents are looked at once. */
const compiler = createIncrementalCompiler(readExample("base"));

/** What the compiler says of a form in an otherwise sound portal. */
export function compiled(form: FormDocument): { errors: Diagnostic[]; release: Release | null } {
	compiler.set("forms/drawn.json", JSON.stringify(form));
	const { diagnostics, release } = compilationOf(compiler.run());
	return { errors: diagnostics.filter(({ severity }) => severity === "error"), release };
}

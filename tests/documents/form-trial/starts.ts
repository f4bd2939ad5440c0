import { structuredValues } from "../../../renderer/forms/structure/structured-form.tsx";
import { renderedFrom } from "../../../schemas/compiler/emit/engine-schema.ts";
import { fieldTree } from "../../../schemas/compiler/emit/field-tree.ts";
import { needsRjsf, startValue } from "../../../schemas/rules/questions/field-tree.ts";
import type { FormDocument } from "../../../schemas/types.gen.ts";

/** As it travels. */
const sent = <T>(value: T): T => (value === undefined ? value : JSON.parse(JSON.stringify(value)));

/** The tree that the compiler resolves of a form, as a browser gets it. */
export const treeOf = (form: FormDocument) => sent(fieldTree(form, renderedFrom(form)));

/** What a form starts with by its tree and by rjsf; undefined where rjsf is needed for it. */
export function starts(document: FormDocument, given: Record<string, unknown> = {}) {
	const schema = renderedFrom(document);
	const tree = treeOf(document);
	if (!tree || needsRjsf(tree)) return undefined;
	return {
		byTree: sent(startValue(tree, schema, given)),
		byRjsf: sent(structuredValues({ document, schema, validator: "" }, given)),
	};
}

import { FIELD_TRAITS } from "../../field-types/traits.gen.ts";
import type { FieldNode, LatePart } from "../../release.ts";
import { needsRjsf, needsRows } from "../../rules/questions/field-tree.ts";

/** The late inputs in the resolved part of a tree. */
function lateInputs(node: FieldNode): LatePart[] {
	if (node.kind === "object") return node.fields.flatMap(lateInputs);
	if (node.kind === "array") return lateInputs(node.item);
	return node.kind === "leaf" && FIELD_TRAITS[node.widget].late ? [node.widget] : [];
}

/**
 * What a form's page loads beside the script that all forms share, so that its document can name it before any script has
 * run. Inputs in what rjsf resolves are not among it: which are asked there hangs on the answers.
 */
export function latePartsOf(tree: FieldNode | undefined): LatePart[] {
	const inputs = tree ? lateInputs(tree) : [];
	const structure: LatePart[] = [
		...(needsRows(tree) ? ["rows" as const] : []),
		...(needsRjsf(tree) ? ["rjsf" as const] : []),
	];
	return [...structure, ...new Set(inputs)];
}

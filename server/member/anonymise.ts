import type { FormArtefact } from "../../schemas/release.ts";
import { describeAnswers } from "../../schemas/rules/answers.ts";
import { maskValue } from "../../schemas/rules/mask.ts";
import { pointerTokens } from "../../schemas/rules/pointer.ts";

type Content = Record<string, unknown>;

const isBranch = (value: unknown): value is Content => typeof value === "object" && value !== null;

/** Puts a value where a pointer leads, or removes what is there with undefined. */
function replace(root: Content, pointer: string, value: unknown): void {
	const tokens = pointerTokens(pointer);
	const last = tokens.pop();
	let at: unknown = root;
	for (const token of tokens) at = isBranch(at) ? at[token] : undefined;
	if (last === undefined || !isBranch(at)) return;
	if (value === undefined && !Array.isArray(at)) delete at[last];
	else at[last] = value ?? null;
}

/** A case's answers without what could tell who filed it: private ones are removed, masked ones keep only their mask. */
export function anonymised(form: FormArtefact, data: Content): Content {
	const copy = structuredClone(data);
	for (const { name, value, visibility } of describeAnswers(form, data)) {
		if (visibility === "private") replace(copy, name, undefined);
		if (visibility === "masked") replace(copy, name, maskValue(value));
	}
	return copy;
}

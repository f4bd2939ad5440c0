import { isObject, type JsonObject } from "../../json/json.ts";
import type { Path } from "../../json/pointer.ts";
import { resolveAddress, valueAlong, valueAtAddress } from "../addresses.ts";
import { isFieldName, isId, isPagePath } from "../checks.gen.ts";
import { documentOf, isMutable, putAt, withoutDrafts } from "../draft-values.ts";
import { type FormFieldPlace, fieldAt } from "../field-places.ts";
import { withFormerName } from "../former-name.ts";
import { hadId, withFormerId, withFormerPath, withoutFormerPath } from "../former-place.ts";
import { fieldTitle, partName } from "../names.ts";
import { gone, sentence, taken, unfit, unusable } from "../refusals.ts";
import { withFieldRenamed, withPrefillRenamed, withTestCaseRenamed } from "../rename-field.ts";
import { isReferredKind, withIdRenamed, withPathRenamed } from "../rename-id.ts";
import type { Documents, Edit, EditDraft, EditTarget, Sentence, Verb } from "../types.ts";

const label = "Rename";

/** Whether two values are written the same, the order of keys included. */
const isSame = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b);

function apply(draft: EditDraft, edit: Edit): Sentence | undefined {
	const refusal = unusable(draft, edit.path);
	if (refusal) return refusal;
	const document = documentOf(draft, edit.path);
	const keys = document ? resolveAddress(document, edit.at) : null;
	if (!document || !keys) return gone(edit);
	const field = fieldAt(document, keys);
	if (field) return renameField(draft, edit, document, field);
	if (document.kind === "page" && keys.length === 1 && keys[0] === "path") return renamePath(draft, edit, document);
	return keys.at(-1) === "id" ? renameId(draft, edit, document, keys) : unfit(label);
}

function renameField(draft: EditDraft, edit: Edit, form: JsonObject, field: FormFieldPlace): Sentence | undefined {
	const { path, value: to } = edit;
	if (!isFieldName(to)) return sentence("A name begins with a letter; letters, digits and _ follow, without spaces.");
	if (to === field.name) return undefined;
	const beside = valueAlong(form, [...field.schemaKeys, "properties"]);
	if (isObject(beside) && Object.hasOwn(beside, to)) return taken(to);
	putAt(draft, path, [], withFormerName(withFieldRenamed(form, field, to), field, to));
	const { id } = form;
	if (typeof id !== "string") return undefined;
	if (field.owner === "") everywhere(draft, path, (document) => withPrefillRenamed(document, id, field.name, to));
	everywhere(draft, path, (document) => withTestCaseRenamed(document, id, field, to));
	return undefined;
}

/** Changes every other document; those that stay as they are keep their identity. */
function everywhere(draft: EditDraft, path: string, change: (document: unknown) => unknown): void {
	for (const [own, document] of Object.entries(draft.documents)) {
		if (own === path) continue;
		const before = withoutDrafts(document);
		const after = change(before);
		if (isMutable(after) && !isSame(before, after)) draft.documents[own] = after;
	}
}

function renamePath(draft: EditDraft, { path, value: to }: Edit, page: JsonObject): Sentence | undefined {
	if (!isPagePath(to)) return sentence("An address begins with / and has no spaces, ? or #.");
	const from = String(page.path);
	if (to === from) return undefined;
	if (Object.values(draft.documents).some((one) => one.kind === "page" && one.path === to)) return taken(to);
	putAt(draft, path, [], withFormerPath(page, from, to));
	everywhere(draft, path, (other) => (isObject(other) && other.kind === "page" ? withoutFormerPath(other, to) : other));
	for (const own of Object.keys(draft.documents)) {
		const before = documentOf(draft, own);
		const after = withPathRenamed(before, from, to);
		if (isMutable(after) && !isSame(before, after)) draft.documents[own] = after;
	}
	return undefined;
}

function renameId(draft: EditDraft, edit: Edit, document: JsonObject, keys: Path): Sentence | undefined {
	const { path, value: to } = edit;
	const { kind } = document;
	const from = valueAlong(document, keys);
	if (!isId(to)) return sentence("A name has small letters and digits, and hyphens between them.");
	if (typeof from !== "string") return unfit(label);
	if (to === from) return undefined;
	if (keys.length === 1) {
		if (Object.values(draft.documents).some((one) => one.kind === kind && one.id === to)) return taken(to);
		if (kind === "form" && Object.entries(draft.documents).some(([own, one]) => own !== path && hadId(one, to)))
			return taken(to);
		if (kind === "form") putAt(draft, path, [], withFormerId(document, from, to));
		else putAt(draft, path, keys, to);
		if (isReferredKind(kind)) everywhere(draft, path, (other) => withIdRenamed(other, kind, from, to));
		return undefined;
	}
	const siblings = valueAlong(document, keys.slice(0, -2));
	if (Array.isArray(siblings) && siblings.some((one) => isObject(one) && one.id === to)) return taken(to);
	putAt(draft, path, keys, to);
	return undefined;
}

function describe({ path, at, value }: Edit, documents: Documents): Sentence {
	const document = documents[path];
	const keys = resolveAddress(document, at);
	const field = keys && fieldAt(document, keys);
	const to = String(value);
	if (field)
		return sentence("*{name}* has the name {to} instead of {from}, wherever it is referred to", {
			name: fieldTitle(document, field.pointer),
			from: field.name,
			to,
		});
	const from = String(valueAtAddress(document, at));
	const name = partName(documents, { path, at: at.slice(0, at.lastIndexOf("/")) });
	return sentence("*{name}* is {to} instead of {from}, wherever it is referred to", { name, from, to });
}

function offered(documents: Documents, { path, at }: EditTarget): boolean {
	const document = documents[path];
	const keys = resolveAddress(document, at);
	if (!document || !keys) return false;
	return fieldAt(document, keys) !== null || keys.at(-1) === "id" || (document.kind === "page" && at === "/path");
}

/** Gives a field, an id or a page another name, and all that refers to it. */
export const rename: Verb<"rename"> = {
	verb: "rename",
	label,
	icon: "layui-icon-edit",
	keys: {},
	offered,
	apply,
	describe,
};

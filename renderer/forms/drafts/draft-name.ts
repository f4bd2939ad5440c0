import { isAnonymous } from "../../../schemas/rules/anonymous.ts";
import { isObject } from "../../../schemas/rules/json.ts";
import { valueAt } from "../../../schemas/rules/pointer.ts";
import type { FormDocument } from "../../../schemas/types.gen.ts";
import type { FormValues } from "../state/values-store.ts";
import { DRAFT_STORAGE, type DraftStorage } from "./draft-storage.ts";
import { PAGE_DRAFTS } from "./page-drafts.ts";

type Drafting = Pick<FormDocument, "id" | "draft" | "anonymous_when">;

/** Whether a form has a draft for each case that it is about, as one that is opened beside a case has. */
export const isPerCase = ({ draft }: Pick<FormDocument, "draft">): boolean => isObject(draft);

/** The name of a form's draft: the form's id, with what it is about where it has a draft for each; undefined for no draft. */
export function draftName({ id, draft = true }: Drafting, values: FormValues): string | undefined {
	if (!isObject(draft)) return draft ? id : undefined;
	const about = valueAt({ form: values }, draft.per);
	return typeof about === "string" && about !== "" ? `${id}/${encodeURIComponent(about)}` : undefined;
}

/**
 * Where a form's draft is kept. One about a case that its filer knows by a code alone would lead from this device to that
 * case, and holds the code: it lives as long as the page does.
 */
export const storageOf = (form: Drafting, values: FormValues): DraftStorage =>
	isPerCase(form) && isAnonymous(form, values) ? PAGE_DRAFTS : DRAFT_STORAGE;

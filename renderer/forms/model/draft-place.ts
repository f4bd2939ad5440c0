import { isObject } from "../../../schemas/json/json.ts";
import { valueAt } from "../../../schemas/json/pointer.ts";
import { isAnonymous } from "../../../schemas/rules/values/anonymous.ts";
import type { Draft, FormDocument } from "../../../schemas/types.gen.ts";
import { DRAFT_STORAGE, type DraftStorage } from "./draft-storage.ts";
import type { FormValues } from "./values.ts";

type Drafting = Pick<FormDocument, "id" | "formerly" | "draft" | "anonymous_when">;

/** Whether a form has a draft for each case that it is about, as one that is opened beside a case has. */
export const isPerCase = ({ draft }: Pick<FormDocument, "draft">): boolean => isObject(draft);

/** The id that a form was published under first: its drafts stay under that, on devices and on the server, whatever it is called now. */
export const firstId = ({ id, formerly }: Pick<FormDocument, "id" | "formerly">): string => formerly?.[0] ?? id;

/**
 * The name of a form's draft: the form's first id, with what it is about where it has a draft for each, or with `whose` where it is
 * filled in for others; undefined for no draft.
 */
export function draftName(form: Drafting, values: FormValues, whose?: string): string | undefined {
	const { draft = true } = form;
	const id = firstId(form);
	if (!isObject(draft)) return draft ? (whose === undefined ? id : `${id}/${whose}`) : undefined;
	const about = valueAt({ form: values }, draft.per);
	return typeof about === "string" && about !== "" ? `${id}/${encodeURIComponent(about)}` : undefined;
}

/**
 * Where a form's draft is kept. One about a case that its filer knows by a code alone would lead from this device to that
 * case, and holds the code: it lives as long as the page does.
 */
export const storageOf = (form: Drafting, values: FormValues): DraftStorage =>
	isPerCase(form) && isAnonymous(form, values) ? PAGE_DRAFTS : DRAFT_STORAGE;

const drafts = new Map<string, Draft>();

const nameOf = (form: string, user: string) => `${form} ${user}`;

/** Drafts that are kept nowhere but in the loaded page: closing a dialog leaves them, closing or reloading the page ends them. */
const PAGE_DRAFTS: DraftStorage = {
	isOfPage: true,
	read: async (form, user) => drafts.get(nameOf(form, user)),
	async save(form, user, draft, base) {
		const present = drafts.get(nameOf(form, user));
		if (present && present.version !== base) return present;
		drafts.set(nameOf(form, user), draft);
		return undefined;
	},
	isStoring: () => true,
	unload: () => undefined,
	async remove(form, user, key) {
		if (drafts.get(nameOf(form, user))?.idempotency_key === key) drafts.delete(nameOf(form, user));
	},
	storeEarlier: async () => undefined,
	earlier: async () => undefined,
	clear: async () => undefined,
	copied: async () => ({ version: 0, draft: 0 }),
	noteCopied: async () => undefined,
	discarded: async () => undefined,
	noteDiscarded: async () => undefined,
};

/** Drafts of forms that are only tried, as in a preview: nothing of them is left on the device of whoever looks. */
export const TRIAL_DRAFTS: DraftStorage = { ...PAGE_DRAFTS, isOfPage: "quietly" };

/** The draft to go on with, and another one that was typed before login: which to keep is for the person to say. */
type Found = { draft?: Draft; other?: Draft };

/**
 * The draft of a form on this device, for whoever is here now. What was typed before login comes along with whoever logs
 * in; it is theirs from then on, and nobody else sees it.
 */
export async function findLocalDraft(storage: DraftStorage, form: string, user: string): Promise<Found> {
	const own = await storage.read(form, user);
	const before = user === "" ? undefined : await storage.read(form, "");
	if (!before) return { draft: own };
	if (own) return { draft: own, other: { ...before, version: own.version, idempotency_key: own.idempotency_key } };
	if (await storage.save(form, user, before, 0)) return {};
	await storage.remove(form, "", before.idempotency_key);
	return { draft: before };
}

import { DRAFT_LIFE_MS } from "../../../schemas/rules/portal/draft-life.ts";
import { storesServerDrafts } from "../../../schemas/rules/portal/server-draft-rule.ts";
import { isAnonymous } from "../../../schemas/rules/values/anonymous.ts";
import type { EndedDraft, ServerDraft, UserInfo } from "../../../schemas/types.gen.ts";
import { invalid, Refusal } from "../refusal.ts";
import type { PortalState } from "../state.ts";
import type { Handler } from "./handler.ts";

const keyOf = (user: { id: string } | null, form: string) => `${user?.id} ${form}`;

function attachmentsOf(ids: readonly string[], state: PortalState) {
	return ids.map((id) => {
		const upload = state.uploads.get(id);
		if (!upload) throw invalid({ pointer: "/attachments", message: "is no stored upload" });
		return upload;
	});
}

/** Notes that a draft is no more, for the other devices of its owner. */
export function endDraft(ended: Omit<EndedDraft, "ended_at">, user: UserInfo | null, state: PortalState): void {
	state.ended.unshift({ ...ended, ended_at: new Date(state.now()).toISOString(), user: user?.id ?? null });
}

const withoutUser = ({ user: _, ...ended }: PortalState["ended"][number]): EndedDraft => ended;

export const draftsGetList: Handler<"draftsGetList"> = ({ form }, { user, state }) => {
	const own = [...state.drafts].filter(([key]) => key.startsWith(`${user?.id} `)).map(([, draft]) => draft);
	const wanted = (draft: { form: string }) => form === undefined || draft.form === form;
	return {
		list: own.filter(wanted).sort((a, b) => b.updated_at.localeCompare(a.updated_at)),
		ended: state.ended.filter((one) => one.user === user?.id && wanted(one)).map(withoutUser),
	};
};

function demandLiving(key: string | undefined, user: UserInfo | null, state: PortalState): void {
	const whose = [null, user?.id];
	const ended = state.ended.find((one) => one.idempotency_key === key && whose.includes(one.user));
	if (ended) throw new Refusal(409, withoutUser(ended));
}

const isSame = (a: Partial<ServerDraft>, b: Partial<ServerDraft>) => JSON.stringify(a.data) === JSON.stringify(b.data);

export const draftsSave: Handler<"draftsSave"> = ({ attachments = [], step = null, ...draft }, { user, state }) => {
	if (!state.profiles.get(user?.id ?? "")?.keep_drafts) throw new Refusal(403);
	const known = state.forms.get(draft.form);
	if (known && !storesServerDrafts(known.document)) throw new Refusal(403);
	if (known && isAnonymous(known.document, draft.data)) throw new Refusal(403);
	demandLiving(draft.idempotency_key, user, state);
	if (!state.forms.has(draft.form)) throw new Refusal(410);
	const stored = state.drafts.get(keyOf(user, draft.form));
	const again = stored?.version === draft.version + 1 && isSame(stored, draft);
	if (stored && stored.version !== draft.version && !again) throw new Refusal(409, stored);
	const now = state.now();
	const saved = {
		...draft,
		step,
		attachments: attachmentsOf(attachments, state),
		idempotency_key: draft.idempotency_key ?? stored?.idempotency_key ?? crypto.randomUUID(),
		version: draft.version + 1,
		updated_at: new Date(now).toISOString(),
		expires_at: new Date(now + DRAFT_LIFE_MS).toISOString(),
	};
	state.drafts.set(keyOf(user, draft.form), saved);
	return saved;
};

export const draftsDelete: Handler<"draftsDelete"> = (input, { user, state }) => {
	const { form, idempotency_key, forget, attachments = [] } = input;
	const stored = state.drafts.get(keyOf(user, form));
	if (!stored || (idempotency_key !== undefined && stored.idempotency_key !== idempotency_key)) return null;
	state.drafts.delete(keyOf(user, form));
	if (forget) {
		for (const id of [...attachments, ...stored.attachments.map((one) => one.id)]) state.uploads.delete(id);
		return null;
	}
	endDraft({ form, idempotency_key: stored.idempotency_key, how: "discarded", number: null }, user, state);
	return null;
};

import { invalid, Refusal } from "../refusal.ts";
import type { PortalState } from "../state.ts";
import type { Answer } from "./answer.ts";

const DAYS_MS = 30 * 24 * 3600 * 1000;

const keyOf = (user: { id: string } | null, form: string) => `${user?.id} ${form}`;

function attachmentsOf(ids: readonly string[], state: PortalState) {
	return ids.map((id) => {
		const upload = state.uploads.get(id);
		if (!upload) throw invalid({ pointer: "/attachments", message: "is no stored upload" });
		return upload;
	});
}

export const draftsGetList: Answer<"draftsGetList"> = ({ form }, { user, state }) => {
	const own = [...state.drafts].filter(([key]) => key.startsWith(`${user?.id} `)).map(([, draft]) => draft);
	const wanted = own.filter((draft) => form === undefined || draft.form === form);
	return { list: wanted.sort((a, b) => b.updated_at.localeCompare(a.updated_at)) };
};

export const draftsSave: Answer<"draftsSave"> = ({ attachments = [], step = null, ...draft }, { user, state }) => {
	if (!state.profiles.get(user?.id ?? "")?.keep_drafts) throw new Refusal(403);
	if (!state.forms.has(draft.form)) throw new Refusal(410);
	const stored = state.drafts.get(keyOf(user, draft.form));
	const again = stored?.version === draft.version + 1 && JSON.stringify(stored.data) === JSON.stringify(draft.data);
	if (stored && stored.version !== draft.version && !again) throw new Refusal(409, stored);
	const saved = {
		...draft,
		step,
		attachments: attachmentsOf(attachments, state),
		version: draft.version + 1,
		updated_at: new Date(state.now()).toISOString(),
		expires_at: new Date(state.now() + DAYS_MS).toISOString(),
	};
	state.drafts.set(keyOf(user, draft.form), saved);
	return saved;
};

export const draftsDelete: Answer<"draftsDelete"> = ({ form }, { user, state }) => {
	state.drafts.delete(keyOf(user, form));
	return null;
};

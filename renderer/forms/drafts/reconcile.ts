import { writtenInOrder } from "../../../schemas/rules/same-json.ts";
import type { EndedDraft, ServerDraft } from "../../../schemas/types.gen.ts";
import type { FormValues } from "../state/values-store.ts";
import type { Copied } from "./draft-storage.ts";
import type { ServerKnowledge } from "./server-draft.ts";

/** How a form stands on this device. */
export type Standing = {
	key: string;
	values: FormValues;
	/** Whether anything has been typed in it, now or before. */
	touched: boolean;
	/** Whether all of it has gone to the server. */
	copied: boolean;
	/** Whether a file that was chosen here is still to go there. */
	waiting: boolean;
};

/** What follows for a form from what the server knows of its draft. */
type Verdict =
	| { do: "nothing" }
	/** Another device has gone on, this one has not. */
	| { do: "take"; draft: ServerDraft }
	/** Both have gone on. */
	| { do: "ask"; draft: ServerDraft }
	/** It was sent or discarded; `lost` where this device has something that was not part of it. */
	| { do: "end"; ended: EndedDraft; lost: boolean };

/** Holds a form on this device against what the server knows. Nothing that was typed is ever given up unasked. */
export function reconcile(mine: Standing, followed: Copied, { draft, ended }: ServerKnowledge): Verdict {
	const end = ended.find(({ idempotency_key }) => idempotency_key === mine.key);
	if (end) return { do: "end", ended: end, lost: mine.touched && (!mine.copied || mine.waiting) };
	if (!draft || ended.some(({ idempotency_key }) => idempotency_key === draft.idempotency_key))
		return { do: "nothing" };
	if (!mine.touched) return { do: "take", draft };
	if (draft.idempotency_key === mine.key && draft.version === followed.version) return { do: "nothing" };
	return { do: mine.copied || writtenInOrder(draft.data) === writtenInOrder(mine.values) ? "take" : "ask", draft };
}

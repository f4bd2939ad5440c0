import { useState } from "react";
import { usePorts } from "../../ports/ports-context.tsx";
import { answersFor, numberOf, type Receipt } from "../after/receipt.ts";
import type { useDraft } from "../drafts/use-draft.ts";
import type { SentBefore } from "../sending/use-sending.ts";
import type { FormSession } from "../state/form-session.ts";

type Sent = (receipt: Omit<Receipt, "user">) => void;

/** What follows once a form was taken, now or before. `pressed`: it was tried again here. */
export function useSent({ artefact, hash, asked }: FormSession, draft: ReturnType<typeof useDraft>, onSent: Sent) {
	const { onAction } = usePorts();
	const [pressed, setPressed] = useState(false);
	const { id: form, after } = artefact.document;
	return {
		pressed,
		async finish(result: unknown) {
			onAction?.(`submit ${form}`);
			await draft.endDraft("sent", numberOf(result));
			onSent({ form, hash, result, answers: answersFor(after, asked()) });
		},
		sentBefore({ number, at, ...taken }: SentBefore) {
			setPressed(true);
			draft.setEnded({ form, idempotency_key: draft.keeper.key(), how: "sent", number, ended_at: at, ...taken });
		},
	};
}

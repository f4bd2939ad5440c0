import { useState } from "react";
import { usePorts } from "../../ports/ports-context.tsx";
import type { useDraft } from "../hooks/use-draft.ts";
import type { SentBefore } from "../hooks/use-submission.ts";
import type { FormSession } from "../model/session.ts";
import { chosenLabels, numberOf, type Receipt, valuesFor } from "../model/submission.ts";

type Sent = (receipt: Omit<Receipt, "user">) => void;

/** What follows once a form was taken, now or before. `pressed`: it was tried again here. */
export function useSent(
	{ artefact, hash, visibleValues: visible, labels, optionsAt }: FormSession,
	draft: ReturnType<typeof useDraft>,
	onSent: Sent,
) {
	const { onAction } = usePorts();
	const [pressed, setPressed] = useState(false);
	const { id: form } = artefact.document;
	return {
		pressed,
		async finish(result: unknown) {
			onAction?.(`submit ${form}`);
			await draft.endDraft("sent", numberOf(result));
			const values = valuesFor(artefact.document, visible());
			const chosen = chosenLabels(artefact, values, labels, optionsAt);
			onSent({ form, hash, result, values, labels: chosen });
		},
		sentBefore({ number, at, ...taken }: SentBefore) {
			setPressed(true);
			draft.setEnded({ form, idempotency_key: draft.autosaver.key(), how: "sent", number, ended_at: at, ...taken });
		},
	};
}

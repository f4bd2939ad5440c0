import { useEffect, useState } from "react";
import type { Envelope } from "../../../schemas/operation.ts";
import { usePorts } from "../../ports/ports-context.tsx";
import { hrefTo } from "../../scope/resolve.ts";
import { filesCases } from "../after/receipt.ts";
import type { Autosaver } from "../drafts/autosaver.ts";
import type { FormPlace } from "../host/StartedForm.tsx";
import type { FormSession } from "../state/form-session.ts";
import { useStored } from "../state/use-stored.ts";
import type { SubmissionRequest } from "../submission/use-submission.ts";
import { SUBMISSION_QUEUE } from "./submission-queue.ts";

type Options = { autosaver: Autosaver; place: FormPlace; onSent(result: unknown): Promise<void> };

/** The queue as a form on the screen meets it: whether it waits there, what was answered since, and the way in. */
export function useFormQueue({ artefact, draftName }: FormSession, { autosaver, place, onSent }: Options) {
	const { location } = usePorts().router;
	const [late, setLate] = useState<Envelope<unknown>>();
	const entries = useStored(SUBMISSION_QUEUE.subscribe, SUBMISSION_QUEUE.snapshot);
	useEffect(() => void SUBMISSION_QUEUE.reload(), []);
	const sentAs = entries.find(({ key }) => key === autosaver.key())?.key;
	const onResponse = (response: Envelope<unknown>) =>
		void (response.code === 0 ? onSent(response.data) : setLate(response));
	return {
		late,
		queued: sentAs === undefined ? undefined : { sentAs, onResponse },
		async put(request: SubmissionRequest): Promise<boolean> {
			// Beside a page a dialog is about something there; only a case that is kept as a draft comes back from here.
			if (place !== "page" || !filesCases(artefact.document) || draftName === undefined) return false;
			const { step: _, ...query } = location.query;
			return SUBMISSION_QUEUE.put({
				...request,
				key: autosaver.key(),
				form: artefact.document.id,
				draft: draftName,
				address: hrefTo(location.path, query),
				user: autosaver.owner(),
				saved_at: Date.now(),
			});
		},
	};
}

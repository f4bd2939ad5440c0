import { type RefObject, useEffect, useState } from "react";
import { isAnonymous } from "../../../schemas/rules/anonymous.ts";
import { usePorts } from "../../ports/ports-context.tsx";
import type { FormSession } from "../state/form-session.ts";
import { useLatest } from "../state/use-latest.ts";
import type { FormValues } from "../state/values-store.ts";
import type { DraftPlace } from "./draft-place.ts";
import type { LeaveAccount } from "./leave-account.ts";
import type { ServerCopy } from "./server-copy.ts";

/** Loaded when somebody who is logged in chooses to be nobody, which is seldom. */
const load = () => import("./leave-account.ts");

/** Whether the form's values ask for a case without a name. */
export const isNameless = ({ artefact, visibleValues: requested }: FormSession): boolean =>
	isAnonymous(artefact.document, requested());

/**
 * Takes a draft out of its owner's account as soon as its values ask for a case without a name. The returned function
 * waits for that before submission, and gives the values as they are to be sent; it rejects where there is no line for it.
 */
export function useNameless(
	session: FormSession,
	place: DraftPlace,
	copy: RefObject<ServerCopy | undefined>,
): (values: FormValues) => Promise<FormValues> {
	const { upload } = usePorts().adapters.fileUpload.use();
	const latest = useLatest({ ...place, upload });
	const { user } = place;
	const [leaving] = useState<{ now: LeaveAccount | undefined }>({ now: undefined });
	useEffect(() => {
		if (user === "" || session.artefact.document.anonymous_when === undefined) return;
		const leave = (started: boolean) =>
			load().then(({ leaveAccount }) => {
				leaving.now = leaveAccount({ session, copy, started, ...latest.current, before: leaving.now });
			});
		let was = isNameless(session);
		if (was) leave(true).catch(() => undefined);
		return session.values.subscribe(() => {
			const is = isNameless(session);
			if (is && !was) leave(false).catch(() => undefined);
			was = is;
		});
	}, [session, user, copy, latest, leaving]);
	return async (values) => (isNameless(session) && leaving.now ? leaving.now.finish(values) : values);
}

import { useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";
import type { UserInfo } from "../../../schemas/types.gen.ts";
import type { AdminCall } from "../api/admin-call.ts";
import { useAdmin } from "../api/use-admin.ts";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { useAccount } from "./account.ts";
import { OUTCOME, outcomeText } from "./openid-outcomes.ts";

/** A session that was opened. */
export type OpenedSession = { token: string; user_info: UserInfo };

let fetching: ReturnType<typeof fetchSession> | null = null;

const fetchSession = (call: AdminCall) => call<OpenedSession>("POST", "session/openid/finish");

/** Fetches the session of who has come back: it is given once, however often React asks. */
const fetchSessionOnce = (call: AdminCall) => {
	fetching ??= fetchSession(call);
	return fetching;
};

/** What becomes of somebody who has come back from the provider: their session is fetched, or it is said why there is none. */
export function useOpenIdReturn(name: string): { finishing: boolean; problem: string | undefined } {
	const { t } = useStudioI18n();
	const { user } = useAccount();
	const call = useAdmin();
	const [query, setQuery] = useSearchParams();
	const [failed, setFailed] = useState(false);
	const outcome = query.get(OUTCOME);
	const isBack = outcome === "done";
	useEffect(() => {
		if (!isBack) return;
		const goOn = () =>
			setQuery(
				(before) => {
					before.delete(OUTCOME);
					return before;
				},
				{ replace: true },
			);
		fetchSessionOnce(call)
			.then(({ code, data }) => {
				if (code === 0) user.start(data);
				else setFailed(true);
			})
			.catch(() => setFailed(true))
			.finally(goOn);
	}, [isBack, call, user, setQuery]);
	const text = failed ? outcomeText("expired") : outcomeText(outcome);
	return { finishing: isBack && !failed, problem: text && t(text, { name }) };
}

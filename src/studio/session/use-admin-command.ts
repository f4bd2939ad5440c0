import { useState } from "react";
import { useAdmin } from "../api/use-admin.ts";
import { useStudioI18n } from "../i18n/studio-i18n.ts";

/** A call of the administration that may be refused, with the words of that. */
export function useAdminCommand() {
	const { t } = useStudioI18n();
	const call = useAdmin();
	const [busy, setBusy] = useState(false);
	const [problem, setProblem] = useState<string>();
	const send = async <T>(path: string, body: object, done: (data: T) => void) => {
		setBusy(true);
		try {
			const answer = await call<T>("POST", path, body);
			setProblem(answer.code === 0 ? undefined : answer.msg);
			if (answer.code === 0) done(answer.data);
		} catch {
			setProblem(t("The server does not answer. Check your connection and try again."));
		}
		setBusy(false);
	};
	return { send, busy, problem };
}

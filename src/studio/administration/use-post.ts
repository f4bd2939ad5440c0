import type { Envelope } from "../../../schemas/operation.ts";
import { useAdmin } from "../api/use-admin.ts";
import { toast } from "../frame/toasts.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";

/**
 * Sends to the administration and says how that went: `done` where it was, else the refusal or that nothing answered. Resolves to
 * what the server said, null where it did not.
 */
export function usePost() {
	const { t } = useStudioI18n();
	const call = useAdmin();
	return async <T>(path: string, body: object, done?: string): Promise<Envelope<T> | null> => {
		try {
			const envelope = await call<T>("POST", path, body);
			if (envelope.code !== 0) toast("error", envelope.msg);
			else if (done) toast("success", done);
			return envelope;
		} catch {
			toast("error", t("The server does not answer. Check your connection and try again."));
			return null;
		}
	};
}

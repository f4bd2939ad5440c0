import { useAdmin } from "../api/use-admin.ts";
import { useAccount } from "./account.ts";

/** Signs out: here at once, whatever the network does, and on the server; who signed in at a provider is told where to end that. */
export function useStaffSignOut(): () => void {
	const call = useAdmin();
	const { user, setEndSessionUrl } = useAccount();
	return () => {
		// Sent before the store forgets the token that it is sent with.
		call<{ end_session_url: string | null }>("POST", "session/end")
			.then(({ code, data }) => setEndSessionUrl(code === 0 ? data.end_session_url : null))
			.catch(() => undefined);
		user.signOut();
	};
}

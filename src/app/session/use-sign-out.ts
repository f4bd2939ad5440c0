import { useCallback } from "react";
import { useHttp } from "../../../adapters/index.ts";
import { SIGNED_OUT } from "../../../renderer/index.ts";
import { useStores } from "../../stores/stores-context.tsx";

/**
 * Signs out: here at once, whatever the network does, and on the server, where the token is good for nothing from
 * then on. What the server can't be told now ends there by itself.
 */
export function useSignOut(): () => void {
	const { user } = useStores();
	const { client } = useHttp();
	return useCallback(() => {
		// Asked before the store forgets the token that it is requested with.
		if (user.snapshot().token) client.request("userEndSessions", { which: "current" }).catch(() => undefined);
		user.signOut();
		dispatchEvent(new Event(SIGNED_OUT));
	}, [user, client]);
}

import { useEffect, useRef } from "react";
import { useI18n } from "../../i18n/i18n-context.ts";
import { usePorts } from "../../ports/ports-context.tsx";
import { useSignedOut } from "../state/use-signed-out.ts";

/**
 * Whether somebody was logged in over this form whose session has since ended by itself: what they send now would no
 * longer be theirs. Who does not log in again, and presses once more, is asked whether it shall go without their name.
 */
export function useLostName() {
	const { session, dialogs } = usePorts();
	const { t } = useI18n();
	const user = session.user?.id;
	const last = useRef(user);
	const declined = useRef(false);
	const forget = () => {
		last.current = user;
		declined.current = false;
	};
	useEffect(() => {
		if (user !== undefined) last.current = user;
	}, [user]);
	useSignedOut(() => {
		last.current = undefined;
	});
	return {
		isLost: () => user === undefined && last.current !== undefined,
		/** They were offered to log in again, and did not. */
		decline() {
			declined.current = true;
		},
		async mayGoWithout(): Promise<boolean> {
			const text = t("Send this without your name? It will not stand in your member centre.");
			const may = declined.current && (await dialogs.confirm({ text, confirm: t("Send without my name") }));
			declined.current = true;
			if (may) forget();
			return may;
		},
	};
}

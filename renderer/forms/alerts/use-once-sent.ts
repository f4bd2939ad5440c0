import { useEffect, useEffectEvent, useState } from "react";
import { useI18n } from "../../i18n/i18n-context.ts";
import { useFormSession } from "../state/form-session.ts";
import { useStored } from "../state/use-stored.ts";
import { heldUpText } from "./held-up-text.ts";

/**
 * A press that takes the form from the screen and starts another with its values: it is done once every file chosen in
 * it is a value. What it waits for, if anything, is said by `waits`.
 */
export function useOnceSent(act: () => void): { press(): void; waits: string } {
	const { uploads } = useFormSession();
	const i18n = useI18n();
	const [pressed, setPressed] = useState(false);
	const heldUp = useStored(uploads.subscribe, () =>
		uploads
			.heldUp()
			.map((held) => heldUpText(held, i18n))
			.join(". "),
	);
	const due = pressed && heldUp === "";
	const actNow = useEffectEvent(act);
	useEffect(() => {
		if (due) actNow();
	}, [due]);
	return { press: () => setPressed(true), waits: pressed ? heldUp : "" };
}

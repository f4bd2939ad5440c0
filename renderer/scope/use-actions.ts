import { useCallback, useRef, useState } from "react";
import type { Action } from "../../schemas/types.gen.ts";
import { useI18n } from "../i18n/i18n-context.ts";
import { useRequest, useSend } from "../ports/calling.ts";
import { usePorts } from "../ports/ports-context.tsx";
import type { Scope } from "../scope.ts";
import { runActions } from "./run-action.ts";
import { useResolver } from "./use-resolved.ts";

/** What performs actions: `run` resolves true when all were done; `busy` while they are under way. */
type Actions = { run(actions: readonly Action[], add?: Partial<Scope>): Promise<boolean>; busy: boolean };

/**
 * Performs the actions of documents, in the scope at this place with `add` in it (such as `{ result }`). While some are
 * under way, `run` does nothing and resolves false: a double click acts once.
 */
export function useActions(): Actions {
	const ports = usePorts();
	const i18n = useI18n();
	const here = useResolver();
	const send = useSend();
	const request = useRequest();
	const running = useRef(false);
	const [busy, setBusy] = useState(false);
	const run = useCallback<Actions["run"]>(
		async (actions, add) => {
			if (running.current) return false;
			running.current = true;
			setBusy(true);
			try {
				return await runActions(actions, { ports, i18n, send, request, here: add ? here.within(add) : here });
			} finally {
				running.current = false;
				setBusy(false);
			}
		},
		[ports, i18n, here, send, request],
	);
	return { run, busy };
}

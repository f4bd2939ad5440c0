import { useEffect } from "react";
import type { FormChecker } from "../checking/form-checker.ts";
import { whenIdle } from "../host/when-idle.ts";
import type { FormSession } from "../state/form-session.ts";
import type { useDraft } from "./use-draft.ts";

const load = () => import("./kept-files.ts");

const asksForFiles = ({ artefact }: FormSession) =>
	Object.values(artefact.document.fields ?? {}).some(({ widget }) => widget === "file" || widget === "signature");

/**
 * Keeps files that have not reached the server beside the draft, on the device. What does so is loaded ahead where the
 * form asks for a file in any of its steps: there may be no line by then. Without a `user` nothing is kept; "" is nobody
 * in particular.
 */
export function useKeptFiles(
	session: FormSession,
	checker: FormChecker,
	draft: ReturnType<typeof useDraft>,
	user: string | undefined,
): void {
	const { keeper } = draft;
	const ended = draft.ended !== undefined;
	useEffect(() => {
		const { answers, uploads } = session;
		if (user === undefined || !asksForFiles(session)) return;
		let end = () => {};
		const isRestored = answers.touched();
		const begin = () => {
			if (!answers.touched()) return;
			let over = false;
			end();
			end = () => {
				over = true;
			};
			load().then(
				({ keepFiles }) => {
					if (!over) end = keepFiles({ session, checker, keeper, isRestored, ended });
				},
				() => undefined,
			);
		};
		const ahead = () => load().catch(() => undefined);
		const ends = [whenIdle(() => void ahead()), answers.subscribe(begin), uploads.subscribe(begin)];
		end = () => {
			for (const one of ends) one();
		};
		begin();
		return () => end();
	}, [session, checker, keeper, ended, user]);
}

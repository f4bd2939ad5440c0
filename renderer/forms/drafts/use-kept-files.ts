import { useEffect } from "react";
import type { FormChecker } from "../checking/form-checker.ts";
import { whenIdle } from "../host/when-idle.ts";
import type { FormSession } from "../state/form-session.ts";
import type { DraftKeeper } from "./draft-keeper.ts";

const load = () => import("./kept-files.ts");

/**
 * Keeps files that have not reached the server beside the draft, on the device. What does so is loaded once the form has
 * been begun, or asks for a file: there may be no line by then. Without a `user` nothing is kept; "" is nobody in
 * particular.
 */
export function useKeptFiles(
	session: FormSession,
	checker: FormChecker,
	keeper: DraftKeeper,
	user: string | undefined,
): void {
	useEffect(() => {
		const { answers, uploads } = session;
		if (user === undefined) return;
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
					if (!over) end = keepFiles({ session, checker, keeper, isRestored });
				},
				() => undefined,
			);
		};
		const ahead = () => uploads.queues().length > 0 && load().catch(() => undefined);
		const ends = [whenIdle(() => void ahead()), answers.subscribe(begin), uploads.subscribe(begin)];
		end = () => {
			for (const one of ends) one();
		};
		begin();
		return () => end();
	}, [session, checker, keeper, user]);
}

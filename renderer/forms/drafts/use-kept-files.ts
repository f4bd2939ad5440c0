import { useEffect } from "react";
import type { FormChecker } from "../checking/form-checker.ts";
import type { FormSession } from "../state/form-session.ts";
import type { DraftKeeper } from "./draft-keeper.ts";

/**
 * Keeps files that have not reached the server beside the draft, on the device. What does so is loaded once the form has
 * been begun. Without a `user` nothing is kept; "" is nobody in particular.
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
			import("./kept-files.ts").then(
				({ keepFiles }) => {
					if (!over) end = keepFiles({ session, checker, keeper, isRestored });
				},
				() => undefined,
			);
		};
		const ends = [answers.subscribe(begin), uploads.subscribe(begin)];
		end = () => {
			for (const one of ends) one();
		};
		begin();
		return () => end();
	}, [session, checker, keeper, user]);
}

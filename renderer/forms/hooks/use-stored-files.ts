import { useEffect } from "react";
import { asksFor } from "../../../schemas/field-types/choose-type.ts";
import type { FormSession } from "../model/session.ts";
import type { FormValidation } from "../model/validation.ts";
import type { useDraft } from "./use-draft.ts";
import { whenIdle } from "./use-latest.ts";

const load = () => import("../model/stored-files.ts");

const hasFileField = ({ artefact }: FormSession) =>
	Object.values(artefact.document.fields ?? {}).some((field) => asksFor("files", field));

/**
 * Stores files that have not reached the server beside the draft, on the device. What does so is loaded ahead where the
 * form asks for a file in any of its steps: there may be no line by then. Without a `user` nothing is stored; "" is nobody
 * in particular.
 */
export function useStoredFiles(
	session: FormSession,
	validation: FormValidation,
	draft: ReturnType<typeof useDraft>,
	user: string | undefined,
): void {
	const { autosaver } = draft;
	const ended = draft.ended !== undefined;
	useEffect(() => {
		const { values, uploads } = session;
		if (user === undefined || !hasFileField(session)) return;
		let end = () => {};
		const isRestored = values.touched();
		const start = () => {
			if (!values.touched()) return;
			let over = false;
			end();
			end = () => {
				over = true;
			};
			load().then(
				({ storeFiles }) => {
					if (!over) end = storeFiles({ session, validation, autosaver, isRestored, ended });
				},
				() => undefined,
			);
		};
		const ahead = () => load().catch(() => undefined);
		const ends = [whenIdle(() => void ahead()), values.subscribe(start), uploads.subscribe(start)];
		end = () => {
			for (const one of ends) one();
		};
		start();
		return () => end();
	}, [session, validation, autosaver, ended, user]);
}

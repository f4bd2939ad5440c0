import { type RefObject, useEffect } from "react";
import type { EndedDraft } from "../../../schemas/types.gen.ts";
import { useSend } from "../../ports/calling.ts";
import { usePorts } from "../../ports/ports-context.tsx";
import type { DraftPlace } from "./draft-place.ts";
import type { Copied } from "./draft-storage.ts";
import { createServerCopy, type ServerCopy } from "./server-copy.ts";

/** Stores the draft at the server too while `user` is somebody and `enabled`; through the ref it is told what to copy. */
export function useServerCopy(
	copy: RefObject<ServerCopy | undefined>,
	{ form, user, storage, autosaver }: DraftPlace,
	wanted: boolean,
	onEnded: (ended: EndedDraft) => void,
): void {
	const send = useSend();
	const enabled = usePorts().offers("draftsSave") && wanted;
	useEffect(() => {
		// A device that stores nothing must not take its own copy for another device's.
		let noted: Copied | undefined;
		const base = {
			async read() {
				const stored = await storage.copied(form, user);
				return noted && noted.version > stored.version ? noted : stored;
			},
			write(copied: Copied) {
				noted = copied;
				return storage.noteCopied(form, user, copied);
			},
		};
		const made =
			user === "" || !enabled
				? undefined
				: createServerCopy({ form, send, base, onConflict: autosaver.raise, onEnded });
		copy.current = made;
		void autosaver.saveNow();
		return () => {
			copy.current = undefined;
			void made?.followNow();
		};
	}, [copy, autosaver, user, enabled, form, send, storage, onEnded]);
}

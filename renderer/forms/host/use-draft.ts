import { useEffect, useRef, useState } from "react";
import { useSend } from "../../ports/commands.tsx";
import type { Draft } from "../drafts/draft.ts";
import { createDraftKeeper, type DraftKeeper } from "../drafts/draft-keeper.ts";
import type { DraftStorage } from "../drafts/draft-storage.ts";
import { createServerCopy, type ServerCopy } from "../drafts/server-copy.ts";
import type { FormSession } from "../state/form-session.ts";
import type { FormStart } from "./form-start.ts";

/** Saves at once when the page goes out of sight: a phone may end it there without another word. */
function useSaveOnLeaving(leave: () => void) {
	useEffect(() => {
		window.addEventListener("pagehide", leave);
		document.addEventListener("visibilitychange", leave);
		return () => {
			window.removeEventListener("pagehide", leave);
			document.removeEventListener("visibilitychange", leave);
		};
	}, [leave]);
}

/** Where tabs tell each other that they have saved a draft; undefined where browsers have no such channel. */
const openChannel = () =>
	typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel("portico-drafts");

type CopyParts = {
	form: string;
	user: string;
	send: ReturnType<typeof useSend>;
	storage: DraftStorage;
	keeper: DraftKeeper;
};

const serverCopy = ({ form, user, send, storage, keeper }: CopyParts) =>
	createServerCopy({
		form,
		send,
		base: {
			read: () => storage.copied(form, user),
			write: (version) => storage.noteCopied(form, user, version),
		},
		onConflict: keeper.ask,
	});

/** Keeps the draft of a form, and learns when another tab has gone on with it. */
export function useDraft(session: FormSession, start: FormStart, storage: DraftStorage, user: string) {
	const { id: form, draft } = session.artefact.document;
	const [conflict, setConflict] = useState<Draft>();
	const present = useRef(user);
	const channel = useRef<BroadcastChannel>(undefined);
	const copy = useRef<ServerCopy>(undefined);
	const send = useSend();
	const [keeper] = useState(() =>
		createDraftKeeper({
			session,
			storage,
			form,
			user: () => present.current,
			release: start.release,
			key: start.key,
			base: start.base,
			onSaved: (saved) => {
				channel.current?.postMessage(form);
				copy.current?.follow(saved);
			},
			onConflict: setConflict,
			enabled: draft !== false,
		}),
	);
	useEffect(() => keeper.follow(), [keeper]);
	useEffect(() => {
		const opened = openChannel();
		channel.current = opened;
		opened?.addEventListener("message", ({ data }) => data === form && void keeper.look());
		return () => {
			channel.current = undefined;
			opened?.close();
		};
	}, [keeper, form]);
	useEffect(() => {
		const made = user === "" || draft === false ? undefined : serverCopy({ form, user, send, storage, keeper });
		copy.current = made;
		present.current = user;
		void keeper.saveNow();
		return () => {
			copy.current = undefined;
			void made?.followNow();
		};
	}, [keeper, user, draft, form, send, storage]);
	useSaveOnLeaving(keeper.part);
	const discard = async () => {
		await keeper.discard();
		// The answer is not waited for: whoever has sent a form goes on at once.
		void copy.current?.discard();
	};
	return { keeper, conflict, discard, settle: () => setConflict(undefined) };
}

import { createWatched } from "../../stores/watched.ts";

/** A short message that goes by itself. */
export type Notice = { tone: "info" | "success" | "warning" | "error"; text: string };

type Shown = Notice & { id: number };

/** The notices on the screen, oldest first. */
export type NoticeList = {
	subscribe(listener: () => void): () => void;
	snapshot(): readonly Shown[];
	/** An equal notice that is still on the screen is not repeated. */
	tell(notice: Notice): void;
	dismiss(id: number): void;
};

/** More than these at once are noise: the oldest goes. */
const MOST = 3;

/** A list of notices. Who shows it dismisses each after its time. */
export function createNoticeList(): NoticeList {
	const shown = createWatched<readonly Shown[]>([]);
	let count = 0;
	return {
		subscribe: shown.subscribe,
		snapshot: shown.snapshot,
		tell(notice) {
			if (shown.snapshot().some(({ tone, text }) => tone === notice.tone && text === notice.text)) return;
			count += 1;
			shown.set([...shown.snapshot(), { ...notice, id: count }].slice(-MOST));
		},
		dismiss: (id) => shown.set(shown.snapshot().filter((notice) => notice.id !== id)),
	};
}

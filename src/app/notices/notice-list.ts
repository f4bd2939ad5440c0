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
	let shown: readonly Shown[] = [];
	let count = 0;
	const listeners = new Set<() => void>();
	const set = (next: readonly Shown[]) => {
		shown = next;
		for (const listener of listeners) listener();
	};
	return {
		subscribe(listener) {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		snapshot: () => shown,
		tell(notice) {
			if (shown.some(({ tone, text }) => tone === notice.tone && text === notice.text)) return;
			count += 1;
			set([...shown, { ...notice, id: count }].slice(-MOST));
		},
		dismiss: (id) => set(shown.filter((notice) => notice.id !== id)),
	};
}

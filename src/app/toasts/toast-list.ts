import { createWatched } from "../../stores/watched.ts";

/** A short message that goes by itself. */
export type ToastMessage = { tone: "info" | "success" | "warning" | "error"; text: string };

type Shown = ToastMessage & { id: number };

/** The notices on the screen, oldest first. */
export type ToastList = {
	subscribe(listener: () => void): () => void;
	snapshot(): readonly Shown[];
	/** An equal notice that is still on the screen is not repeated. */
	show(toast: ToastMessage): void;
	dismiss(id: number): void;
};

/** More than these at once are noise: the oldest goes. */
const MAX_TOASTS = 3;

/** A list of toasts. Whoever shows it dismisses each after its time. */
export function createToastList(): ToastList {
	const shown = createWatched<readonly Shown[]>([]);
	let count = 0;
	return {
		subscribe: shown.subscribe,
		snapshot: shown.snapshot,
		show(toast) {
			if (shown.snapshot().some(({ tone, text }) => tone === toast.tone && text === toast.text)) return;
			count += 1;
			shown.set([...shown.snapshot(), { ...toast, id: count }].slice(-MAX_TOASTS));
		},
		dismiss: (id) => shown.set(shown.snapshot().filter((toast) => toast.id !== id)),
	};
}

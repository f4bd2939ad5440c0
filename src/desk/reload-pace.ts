/** A list is requested again at once up to AT_ONCE times within the span below; beyond that, only from time to time. */
const AT_ONCE = 5;
const WITHIN_MS = 15_000;
const BUSY_MS = 4_000;

type Pace = {
	/** Whether nobody looks at the page now. */
	isHidden(): boolean;
	reload(): void;
	now?(): number;
	/** From 0 to 1: not all pages of a busy desk ask in the same moment. */
	chance?(): number;
};

/**
 * Says when what a page shows is asked for again: at once while little happens, seldom while much does, and not at all while
 * nobody looks at it, but as soon as somebody does. Many hands on a busy desk would else ask for every list at every step.
 */
export function reloadPace({ isHidden, reload, now = Date.now, chance = Math.random }: Pace) {
	let timer: ReturnType<typeof setTimeout> | undefined;
	let behind = false;
	let times: number[] = [];
	const fire = () => {
		timer = undefined;
		behind = false;
		times = [...times.filter((at) => now() - at < WITHIN_MS), now()];
		reload();
	};
	const waitMs = () => {
		const recent = times.filter((at) => now() - at < WITHIN_MS);
		const last = recent.at(-1) ?? 0;
		return recent.length < AT_ONCE ? 0 : Math.max(0, last + BUSY_MS * (0.75 + chance() / 2) - now());
	};
	return {
		/** Something on the page may have changed; `urgent` where it is what the page is about. */
		changed(urgent = false): void {
			if (isHidden()) {
				behind = true;
				return;
			}
			if (urgent) clearTimeout(timer);
			if (urgent) fire();
			else timer ??= setTimeout(fire, waitMs());
		},
		/** Somebody looks at the page again. */
		seen(): void {
			if (behind) fire();
		},
		stop: () => clearTimeout(timer),
	};
}

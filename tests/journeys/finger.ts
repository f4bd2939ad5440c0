import { setTimeout as sleep } from "node:timers/promises";
import type { Locator, Page } from "playwright";

/** A finger that stays on the screen between its moves, as Playwright's taps do not. */
export type Finger = {
	/** Puts it on the middle of something. */
	put(target: Locator): Promise<void>;
	/** Moves it over something, so many pixels below its upper edge. */
	moveOver(target: Locator, below: number): Promise<void>;
	/** Moves it to a height of the window. */
	moveTo(height: number): Promise<void>;
	lift(): Promise<void>;
	/** The system takes it away, as for a call. */
	lose(): Promise<void>;
};

/** It rests before it is lifted: lifted in motion it would throw the page, and the next tap only stop that. */
const RESTS_MS = 150;

/** How many steps a way has. */
const STEPS = 12;

/** A finger on a touched page, by Chromium's own touch events. */
export async function fingerOn(page: Page): Promise<Finger> {
	const devtools = await page.context().newCDPSession(page);
	let x = 0;
	let y = 0;
	const send = (
		type: "touchStart" | "touchMove" | "touchEnd" | "touchCancel",
		touchPoints: { x: number; y: number }[],
	) => devtools.send("Input.dispatchTouchEvent", { type, touchPoints });
	const boxOf = async (target: Locator) => {
		const box = await target.boundingBox();
		if (!box) throw new Error(`${target} is not on the screen.`);
		return box;
	};
	const glide = async (to: { x: number; y: number }) => {
		const from = { x, y };
		for (let step = 1; step <= STEPS; step += 1) {
			[x, y] = [from.x + ((to.x - from.x) * step) / STEPS, from.y + ((to.y - from.y) * step) / STEPS];
			await send("touchMove", [{ x, y }]);
		}
	};
	return {
		async put(target) {
			const box = await boxOf(target);
			[x, y] = [box.x + box.width / 2, box.y + box.height / 2];
			await send("touchStart", [{ x, y }]);
		},
		async moveOver(target, below) {
			const box = await boxOf(target);
			await glide({ x: Math.min(Math.max(x, box.x + 4), box.x + box.width - 4), y: box.y + below });
		},
		moveTo: (height) => glide({ x, y: height }),
		async lift() {
			await sleep(RESTS_MS);
			await send("touchEnd", []);
		},
		lose: async () => void (await send("touchCancel", [])),
	};
}

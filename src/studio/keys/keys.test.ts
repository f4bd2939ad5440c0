import { expect, it } from "vitest";
import { actPressed, ariaKeys, isPressed, shownKeys } from "./keys.ts";

const pressed = (key: string, held: object = {}) => ({
	key,
	ctrlKey: false,
	metaKey: false,
	altKey: false,
	shiftKey: false,
	...held,
});

it("takes keys with exactly those that are held, Command as Control", () => {
	expect(isPressed(pressed("z", { ctrlKey: true }), "Control+Z")).toBe(true);
	expect(isPressed(pressed("z", { metaKey: true }), "Control+Z")).toBe(true);
	expect(isPressed(pressed("Z", { ctrlKey: true, shiftKey: true }), "Control+Z")).toBe(false);
	expect(isPressed(pressed("z"), "Control+Z")).toBe(false);
	expect(isPressed(pressed("ArrowUp", { altKey: true }), "Alt+ArrowUp")).toBe(true);
});

it("finds the act by any of its keys", () => {
	expect(actPressed(pressed("y", { ctrlKey: true }), ["undo", "redo"])).toBe("redo");
	expect(actPressed(pressed("Backspace"), ["remove", "cut"])).toBe("remove");
	expect(actPressed(pressed("a"), ["remove", "cut"])).toBeUndefined();
});

it("tells keys as they stand on a keyboard, and as assistive technology reads them", () => {
	expect([shownKeys("up"), shownKeys("remove"), shownKeys("redo"), shownKeys("wrap")]).toEqual([
		...["Alt+↑", "Del", "Ctrl+Shift+Z", undefined],
	]);
	expect(ariaKeys("up", "wrap", "copy")).toBe("Alt+ArrowUp Control+C");
});

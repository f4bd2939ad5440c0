import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { followPress, type NotifyingScope, showPushed } from "./show-notification.ts";

beforeAll(() => void vi.stubGlobal("location", { origin: "https://portal.example" }));
afterAll(() => void vi.unstubAllGlobals());

const PUSHED = {
	title: "Portal",
	body: "Your case 7 has moved.",
	lang: "en-US",
	path: "/message/detail?id=7",
	tag: "t7",
};

function worker(open: readonly string[] = []) {
	const windows = open.map((path) => ({
		url: new URL(path, location.origin).href,
		focus: vi.fn(async () => undefined),
	}));
	const showNotification = vi.fn(async () => undefined);
	const openWindow = vi.fn(async () => undefined);
	const scope: NotifyingScope = {
		registration: { showNotification },
		clients: { matchAll: async () => windows, openWindow },
	};
	return { scope, windows, showNotification, openWindow };
}

const pushOf = (json: () => unknown) =>
	Object.assign(new Event("push"), { waitUntil: () => undefined, data: { json } });
const pressOn = (data: unknown) => {
	const notification = { data, close: vi.fn() };
	return Object.assign(new Event("notificationclick"), { waitUntil: () => undefined, notification });
};

it("shows what the portal sent in its language, under a tag by which it stands once", async () => {
	const { scope, showNotification } = worker();
	await showPushed(
		scope,
		pushOf(() => PUSHED),
	);
	const options = { body: PUSHED.body, lang: "en-US", tag: "t7", icon: "/icons/192.png", data: PUSHED.path };
	expect(showNotification.mock.calls).toEqual([["Portal", options]]);
});

it("shows nothing of what the portal never sends", async () => {
	const { scope, showNotification } = worker();
	await showPushed(
		scope,
		pushOf(() => ({ ...PUSHED, title: 7 })),
	);
	await showPushed(
		scope,
		pushOf(() => JSON.parse("no JSON")),
	);
	await showPushed(
		scope,
		Object.assign(
			pushOf(() => null),
			{ data: null },
		),
	);
	expect(showNotification).not.toHaveBeenCalled();
});

it("leads to the window that shows it already, and takes no other one elsewhere", async () => {
	const { scope, windows, openWindow } = worker(["/report/index", PUSHED.path]);
	const press = pressOn(PUSHED.path);
	await followPress(scope, press);
	expect(press.notification.close).toHaveBeenCalledOnce();
	expect(windows.map(({ focus }) => focus.mock.calls.length)).toEqual([0, 1]);
	expect(openWindow).not.toHaveBeenCalled();
});

it("opens a window of its own otherwise, of this portal alone", async () => {
	const { scope, openWindow } = worker(["/report/index"]);
	for (const data of [PUSHED.path, "//evil.example/", "/\\evil.example", "https://evil.example/", 7])
		await followPress(scope, pressOn(data));
	expect(openWindow.mock.calls).toEqual([[PUSHED.path], ["/"], ["/"], ["/"], ["/"]]);
});

import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { renderField } from "../../../../tests/fixtures/form-widget.ts";
import { forgetDrafts } from "../../../../tests/fixtures/render-form.tsx";

beforeEach(forgetDrafts);
afterEach(() => {
	vi.unstubAllGlobals();
	cleanup();
});

const DEVICE = {
	schema: { type: "object", title: "On this device", properties: { on: { type: "boolean", title: "On" } } },
	options: { widget: "push_device" },
} as const;
const KEYS = { p256dh: "BAAA", auth: "AAAA" };
const SUBSCRIPTION = { endpoint: "https://push.example/1", ...KEYS };

const subscription = { toJSON: () => ({ endpoint: SUBSCRIPTION.endpoint, keys: KEYS }) };
const subscribed = async (_options: object): Promise<unknown> => subscription;

/** A browser that answers so when it is asked for leave, and to its push service. */
function browser(permission: string, subscribe = vi.fn(subscribed)) {
	const requestPermission = vi.fn(async () => permission);
	const unsubscribe = vi.fn(async () => true);
	const pushManager = { subscribe, getSubscription: async () => ({ unsubscribe }) };
	vi.stubGlobal("Notification", { requestPermission });
	vi.stubGlobal("PushManager", class {});
	vi.stubGlobal("navigator", {
		...navigator,
		language: "en",
		serviceWorker: { ready: Promise.resolve({ pushManager }) },
	});
	return { requestPermission, subscribe, unsubscribe };
}

const box = async () => screen.findByRole<HTMLInputElement>("checkbox", { name: "On this device" });
const tick = async () => {
	const input = await box();
	await act(async () => void fireEvent.click(input));
};

it("asks for leave as the box is ticked and not before, and sends what the browser subscribed to for the portal's key", async () => {
	const { requestPermission, subscribe } = browser("granted");
	const { sent } = await renderField(DEVICE, { value: { key: "BKEY", on: false } });
	expect((await box()).checked).toBe(false);
	expect(requestPermission).not.toHaveBeenCalled();
	await tick();
	expect((await box()).checked).toBe(true);
	expect(subscribe.mock.calls).toEqual([[{ userVisibleOnly: true, applicationServerKey: "BKEY" }]]);
	expect(await sent()).toEqual({ answer: { key: "BKEY", on: true, ...SUBSCRIPTION } });
});

it("turns it off without asking anything", async () => {
	const { requestPermission } = browser("granted");
	const { sent } = await renderField(DEVICE, { value: { key: "BKEY", on: true } });
	await tick();
	expect(requestPermission).not.toHaveBeenCalled();
	expect(await sent()).toEqual({ answer: { key: "BKEY", on: false } });
});

it("says what to do where leave is refused, and where the browser cannot", async () => {
	browser("denied");
	const { sent } = await renderField(DEVICE, { value: { key: "BKEY", on: false } });
	await tick();
	expect(screen.getByRole("alert").textContent).toMatch(/Allow it in your browser's settings/);
	expect((await box()).checked).toBe(false);
	vi.stubGlobal("navigator", { language: "en" });
	await tick();
	expect(screen.getByRole("alert").textContent).toMatch(/^This browser cannot show notifications/);
	expect(await sent()).toEqual({ answer: { key: "BKEY", on: false } });
});

it("lets a subscription for another key go first, and says so where the push service fails", async () => {
	const failing = vi.fn(
		async (_options: object): Promise<unknown> => Promise.reject(new DOMException("another key", "InvalidStateError")),
	);
	const { unsubscribe, subscribe } = browser("granted", failing);
	await renderField(DEVICE, { value: { key: "BKEY", on: false } });
	await tick();
	expect([subscribe.mock.calls.length, unsubscribe.mock.calls.length]).toEqual([2, 1]);
	expect(screen.getByRole("alert").textContent).toBe(
		"Your browser could not turn notifications on. Please try again later.",
	);
});

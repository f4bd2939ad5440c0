import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { description, press, renderField, type } from "../../../../tests/fixtures/form-widget.ts";
import { forgetDrafts } from "../../../../tests/fixtures/render-form.tsx";

beforeEach(forgetDrafts);
afterEach(() => {
	vi.unstubAllGlobals();
	cleanup();
});

const SPOT = {
	schema: {
		type: "object",
		title: "Where it is",
		properties: { latitude: { type: "number" }, longitude: { type: "number" }, text: { type: "string" } },
	},
	options: { widget: "location", hint: "Only your device is asked." },
} as const;

type Found = (position: { coords: { latitude: number; longitude: number } }) => void;
type Failed = (error: { code: number }) => void;

/** A device that is asked for its position; `answer` and `fail` are its response. */
function device() {
	const requested: { found: Found; failed: Failed }[] = [];
	const getCurrentPosition = (found: Found, failed: Failed) => void requested.push({ found, failed });
	vi.stubGlobal("navigator", { ...navigator, language: "en", geolocation: { getCurrentPosition } });
	return {
		requested,
		find: (latitude: number, longitude: number) =>
			act(async () => requested.at(-1)?.found({ coords: { latitude, longitude } })),
		fail: (code: number) => act(async () => requested.at(-1)?.failed({ code })),
	};
}

it("asks the device only when the button is pressed, shows what it told, and can take it back", async () => {
	const { requested, find } = device();
	const { sent } = await renderField(SPOT);
	expect(requested).toHaveLength(0);
	await press("Use my position");
	expect(screen.getByRole("button", { name: "Finding your position…" })).toBeDefined();
	await press("Finding your position…");
	expect(requested).toHaveLength(1);
	await find(28.8584214, 0);
	expect(screen.getByText("28.858421, 0")).toBeDefined();
	await press("Remove the position");
	expect(screen.queryByText("28.858421, 0")).toBeNull();
	expect(document.activeElement).toBe(screen.getByRole("button", { name: "Use my position" }));
	await press("Use my position");
	await find(0, 0);
	expect(await sent()).toEqual({ answer: { latitude: 0, longitude: 0 } });
});

it.each([
	[1, /^This site may not ask for your position\. Allow it in your browser's settings/],
	[2, /^Your device does not know where it is/],
	[3, /^Your device did not find its position in time\. Try again/],
])("says what to do instead when the device responds with error %i, and takes words", async (code, message) => {
	const { fail } = device();
	const { sent } = await renderField(SPOT);
	await press("Use my position");
	await fail(code);
	expect(screen.getByText(message).closest("[role=alert]")).not.toBeNull();
	expect(description(screen.getByRole("button", { name: "Use my position" }))).toMatch(message);
	await type("Where it is, in words", "By the old wall");
	expect(await sent()).toEqual({ answer: { text: "By the old wall" } });
});

it("says that a device without positions has none", async () => {
	vi.stubGlobal("navigator", { language: "en" });
	await renderField(SPOT);
	await press("Use my position");
	expect(screen.getByText(/^This device cannot tell its position/)).toBeDefined();
});

it("is a group with the field's words, its hint and its error", async () => {
	device();
	const { refused } = await renderField(SPOT, { required: true });
	expect(await refused()).toEqual(["“Where it is” is required"]);
	const described = "Only your device is asked.  “Where it is” is required";
	expect(description(screen.getByRole("group", { name: /^Where it is/ }))).toBe(described);
	const words = screen.getByLabelText("Where it is, in words");
	expect(words.getAttribute("aria-invalid")).toBe("true");
	expect(description(words)).toContain("“Where it is” is required");
});

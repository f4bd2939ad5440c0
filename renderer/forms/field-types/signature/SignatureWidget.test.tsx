import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { description, press, renderField } from "../../../../tests/fixtures/form-widget.ts";
import { fakeAdapters } from "../../../../tests/fixtures/ports.ts";
import { forgetDrafts } from "../../../../tests/fixtures/render-form.tsx";

const pen = {
	clearRect: vi.fn(),
	fillText: vi.fn(),
	fillRect: vi.fn(),
	beginPath: vi.fn(),
	lineTo: vi.fn(),
	stroke: vi.fn(),
};

beforeEach(async () => {
	await forgetDrafts();
	// jsdom draws nothing: the pen only takes down what it is told.
	vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockImplementation(() => Object(pen));
	vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((notify) => notify(new Blob(["x"])));
});
afterEach(() => {
	vi.restoreAllMocks();
	cleanup();
});

const SIGN = {
	schema: { type: "string", title: "Your signature" },
	options: { widget: "signature", hint: "As on your card." },
} as const;

async function step(required: boolean) {
	const attachment = {
		id: "s1",
		url: "/s1",
		name: "signature.png",
		size: 1,
		mime: "image/png",
		thumbnail_url: "/s1-s",
	};
	const upload = vi.fn(async (_file: File) => ({ code: 0, msg: "", data: attachment }));
	const { fileUpload } = fakeAdapters();
	const staged = await renderField(SIGN, {
		required,
		adapters: { fileUpload: { ...fileUpload, use: () => ({ upload }) } },
	});
	return { ...staged, upload, name: await screen.findByLabelText("Or type your name") };
}

it("can be given by keyboard alone: a typed name is drawn, kept as a picture and sent", async () => {
	const { name, upload, sent } = await step(true);
	expect(screen.getByRole("button", { name: "Use this signature" })).toHaveProperty("disabled", true);
	await act(async () => void fireEvent.change(name, { target: { value: "Li Na" } }));
	expect(pen.fillText).toHaveBeenCalledWith("Li Na", expect.anything(), expect.anything(), expect.anything());
	await press("Use this signature");
	await waitFor(() => screen.getByRole("button", { name: "Remove signature.png" }));
	expect(upload.mock.calls[0]?.[0].type).toBe("image/png");
	expect(document.activeElement).toBe(screen.getByRole("group", { name: /^Your signature/ }));
	expect(await sent()).toEqual({ answer: "s1" });
});

it("is none while the name is only spaces, or was cleared", async () => {
	const { name, sent } = await step(false);
	await act(async () => void fireEvent.change(name, { target: { value: "   " } }));
	expect(screen.getByRole("button", { name: "Use this signature" })).toHaveProperty("disabled", true);
	await act(async () => void fireEvent.change(name, { target: { value: "Li" } }));
	await press("Clear");
	expect(screen.getByRole("button", { name: "Use this signature" })).toHaveProperty("disabled", true);
	expect(name).toHaveProperty("value", "");
	expect(await sent()).toEqual({});
});

it("says that what is drawn is no signature yet, until it is taken or cleared", async () => {
	const { name } = await step(false);
	const notYet = () => screen.queryByText(/^Not signed yet/);
	expect(notYet()).toBeNull();
	await act(async () => void fireEvent.change(name, { target: { value: "Li Na" } }));
	expect(notYet()).not.toBeNull();
	await press("Clear");
	expect(notYet()).toBeNull();
	await act(async () => void fireEvent.change(name, { target: { value: "Li Na" } }));
	await press("Use this signature");
	await waitFor(() => screen.getByRole("button", { name: "Remove signature.png" }));
	expect(notYet()).toBeNull();
});

it("leads back to the name when it is removed", async () => {
	const { name } = await step(false);
	await act(async () => void fireEvent.change(name, { target: { value: "Li Na" } }));
	await press("Use this signature");
	await waitFor(() => screen.getByRole("button", { name: "Remove signature.png" }));
	await press("Remove signature.png");
	await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Or type your name")));
});

it("is a group with the field's words, its hint and its error", async () => {
	const { refused } = await step(true);
	expect(await refused()).toEqual(["“Your signature” is required"]);
	const group = screen.getByRole("group", { name: /^Your signature/ });
	expect(description(group)).toBe("As on your card.  “Your signature” is required");
	expect(screen.getByRole("img", { name: "Drawing area for Your signature" })).toBeDefined();
});

import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { press, renderField } from "../../../../tests/fixtures/form-widget.ts";
import { fakeAdapters } from "../../../../tests/fixtures/ports.ts";
import { forgetDrafts, formWith, renderForm } from "../../../../tests/fixtures/render-form.tsx";

beforeEach(forgetDrafts);
afterEach(cleanup);

const PHOTOS = {
	schema: { type: "array", title: "Photos", items: { type: "string" } },
	options: { widget: "file" },
} as const;

const ARRIVED = {
	code: 0,
	msg: "",
	data: { id: "p1", url: "/p1", name: "lamp.png", size: 1, mime: "image/png", thumbnail_url: null },
};

/** A field with one file chosen, whose sending goes as told. */
async function step(upload: () => Promise<typeof ARRIVED>) {
	const { fileUpload } = fakeAdapters();
	const sending = vi.fn(upload);
	const staged = await renderField(PHOTOS, {
		adapters: { fileUpload: { ...fileUpload, use: () => ({ upload: sending }) } },
	});
	const input = await screen.findByLabelText(/Photos/, { selector: "input[type=file]" });
	const files = [new File(["x"], "lamp.png", { type: "image/png" })];
	await act(async () => void fireEvent.change(input, { target: { files } }));
	return staged;
}

it("does not leave a file behind that could not be sent: it says so, and goes on once the file was sent or removed", async () => {
	let line = false;
	const { refused, sent } = await step(() => (line ? Promise.resolve(ARRIVED) : Promise.reject(new Error("no line"))));
	expect(await refused()).toContain("Photos: a file has not been sent. Send it again or remove it");
	line = true;
	await press("Try again: lamp.png");
	expect(screen.queryByRole("region", { name: /attention/ })).toBeNull();
	expect(await sent()).toEqual({ answer: ["p1"] });
});

it("says that it waits for a file on its way, where everyone sees it", async () => {
	let arrive: (value: typeof ARRIVED) => void = () => undefined;
	const { refused, sent } = await step(() => new Promise((resolve) => (arrive = resolve)));
	expect(await refused()).toContain("Photos: please wait until every file has been sent");
	await act(async () => arrive(ARRIVED));
	expect(await sent()).toEqual({ answer: ["p1"] });
});

it("says what else is wrong beside it, and of its own field nothing more", async () => {
	const lost = async () => Promise.reject(new Error("no line"));
	const { fileUpload } = fakeAdapters();
	const schema = { required: ["photos", "title"] };
	const form = formWith({ photos: PHOTOS.schema, title: { type: "string", title: "Title" } }, { schema });
	form.fields = { "/photos": PHOTOS.options };
	await renderForm(form, {
		ports: { adapters: { ...fakeAdapters(), fileUpload: { ...fileUpload, use: () => ({ upload: lost }) } } },
	});
	const input = await screen.findByLabelText(/Photos/, { selector: "input[type=file]" });
	const files = [new File(["x"], "lamp.png", { type: "image/png" })];
	await act(async () => void fireEvent.change(input, { target: { files } }));
	await screen.findByRole("button", { name: "Try again: lamp.png" });
	await press("Send");
	const summary = await screen.findByRole("region", { name: /attention/ });
	expect(
		within(summary)
			.getAllByRole("listitem")
			.map(({ textContent }) => textContent),
	).toEqual(["Photos: a file has not been sent. Send it again or remove it", "“Title” is required"]);
});

it("keeps the focus with the field when a file is sent again, arrives, or is taken away", async () => {
	const sending = Promise.withResolvers<typeof ARRIVED>();
	let line = false;
	await step(() => (line ? sending.promise : Promise.reject(new Error("no line"))));
	const question = screen.getByLabelText(/Photos/, { selector: "input[type=file]" });
	line = true;
	(await screen.findByRole("button", { name: "Try again: lamp.png" })).focus();
	await press("Try again: lamp.png");
	expect(document.activeElement).toBe(screen.getByRole("button", { name: "Cancel lamp.png" }));
	await act(async () => sending.resolve(ARRIVED));
	await waitFor(() => expect(document.activeElement).toBe(question));
	line = false;
	await act(async () => void fireEvent.change(question, { target: { files: [new File(["x"], "two.png")] } }));
	(await screen.findByRole("button", { name: "Remove two.png" })).focus();
	await press("Remove two.png");
	await waitFor(() => expect(document.activeElement).toBe(question));
});

it("names the buttons of a file that failed by the words that stand on them, and the file (WCAG 2.5.3)", async () => {
	await step(() => Promise.reject(new Error("no line")));
	const buttons = await screen.findAllByRole("button", { name: /lamp\.png/ });
	expect(buttons.map(({ textContent }) => textContent)).toEqual(["Try again", "Remove"]);
	for (const { textContent, ariaLabel } of buttons) expect(ariaLabel).toContain(textContent);
});

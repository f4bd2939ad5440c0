import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { press, type } from "../../../../tests/fixtures/form-widget.ts";
import { fakeAdapters } from "../../../../tests/fixtures/ports.ts";
import { forgetDrafts, formWith, renderForm } from "../../../../tests/fixtures/render-form.tsx";

beforeEach(forgetDrafts);
afterEach(cleanup);

const PHOTO = { id: "p1", url: "/p1", name: "lamp.png", size: 1, mime: "image/png", thumbnail_url: null };
const FORM = formWith(
	{
		title: { type: "string", title: "Subject" },
		photos: { type: "array", title: "Photos", items: { type: "string" } },
	},
	{
		fields: { "/photos": { widget: "file", when: { "/form/title": { const: "A lamp" } } } },
		steps: [
			{ id: "what", title: "What", fields: ["title"] },
			{ id: "photos", title: "Photos of it", fields: ["photos"] },
		],
		draft: false,
	},
);

/** The second step with a file chosen there; `arrive` and `fail` end its upload. */
async function step() {
	const send = vi.fn((_body: Record<string, unknown>) => ({ code: 0, msg: "", data: {} }));
	const sendings: PromiseWithResolvers<{ code: number; msg: string; data: typeof PHOTO }>[] = [];
	const signals: (AbortSignal | undefined)[] = [];
	const upload = (_file: File, options?: { signal?: AbortSignal }) => {
		const sending = Promise.withResolvers<{ code: number; msg: string; data: typeof PHOTO }>();
		sendings.push(sending);
		signals.push(options?.signal);
		return sending.promise;
	};
	const adapters = fakeAdapters({ send: { messagesIndex: send } });
	await renderForm(FORM, {
		ports: { adapters: { ...adapters, fileUpload: { ...adapters.fileUpload, use: () => ({ upload }) } } },
	});
	await type("Subject", "A lamp");
	await goOn("Photos of it");
	const input = await screen.findByLabelText(/Photos/, { selector: "input[type=file]" });
	const files = [new File(["x"], "lamp.png", { type: "image/png" })];
	await act(async () => void fireEvent.change(input, { target: { files } }));
	return {
		send,
		signals,
		arrive: () => act(async () => sendings.at(-1)?.resolve({ code: 0, msg: "", data: PHOTO })),
		fail: () => act(async () => sendings.at(-1)?.reject(new Error("no line"))),
	};
}

async function goOn(heading: string) {
	await press("Continue");
	await waitFor(() => expect(screen.getByRole("heading", { name: heading })).toBeDefined());
}

const data = (send: Awaited<ReturnType<typeof step>>["send"]) => send.mock.lastCall?.[0].data;

it("goes on with a file on its way while another step is shown, and submits it", async () => {
	const { send, arrive } = await step();
	await press("Back");
	await arrive();
	await goOn("Photos of it");
	expect(screen.getByRole("button", { name: "Remove lamp.png" })).toBeDefined();
	await press("Send");
	await waitFor(() => expect(data(send)).toEqual({ title: "A lamp", photos: ["p1"] }));
});

it("shows a file that is on its way still, and one that failed meanwhile, when their step is shown again", async () => {
	const { send, arrive, fail } = await step();
	await press("Back");
	await goOn("Photos of it");
	expect(screen.getByRole("progressbar", { name: "Uploading lamp.png" })).toBeDefined();
	await press("Back");
	await fail();
	await goOn("Photos of it");
	await press("Try again: lamp.png");
	await arrive();
	await press("Send");
	await waitFor(() => expect(data(send)).toEqual({ title: "A lamp", photos: ["p1"] }));
});

it("is stopped once its field is not visible any more", async () => {
	const { send, signals } = await step();
	await press("Back");
	expect(signals[0]?.aborted).toBe(false);
	await type("Subject", "A tree");
	await goOn("Photos of it");
	expect(signals[0]?.aborted).toBe(true);
	await press("Send");
	await waitFor(() => expect(data(send)).toEqual({ title: "A tree" }));
});

it("is stopped with the form", async () => {
	const { signals } = await step();
	await press("Back");
	cleanup();
	expect(signals[0]?.aborted).toBe(true);
});

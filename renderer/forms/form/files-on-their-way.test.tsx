import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { press, type } from "../../../tests/fixtures/form-widget.ts";
import { fakeAdapters } from "../../../tests/fixtures/ports.ts";
import { forgetDrafts, formReleases, formWith, renderForm } from "../../../tests/fixtures/render-form.tsx";

beforeEach(forgetDrafts);
afterEach(cleanup);

const PHOTO = { id: "p1", url: "/p1", name: "lamp.png", size: 1, mime: "image/png", thumbnail_url: null };
const PHOTOS = { type: "array", title: "Photos", items: { type: "string" } };
const fields = { "/photos": { widget: "file" } } as const;
const FORM = formWith({ title: { type: "string", title: "Subject" }, photos: PHOTOS }, { fields });
const NEWER = formWith({ title: { type: "string", title: "Matter" }, photos: PHOTOS }, { fields });

/** A form with a file on its way; `arrive` and `fail` end its upload. */
async function step() {
	const send = vi.fn((_body: Record<string, unknown>) => ({ code: 0, msg: "", data: {} }));
	const sendings: PromiseWithResolvers<{ code: number; msg: string; data: typeof PHOTO }>[] = [];
	const upload = () => {
		const sending = Promise.withResolvers<{ code: number; msg: string; data: typeof PHOTO }>();
		sendings.push(sending);
		return sending.promise;
	};
	const adapters = fakeAdapters({ send: { messagesIndex: send } });
	const releases = formReleases();
	await renderForm(FORM, {
		releases,
		ports: { adapters: { ...adapters, fileUpload: { ...adapters.fileUpload, use: () => ({ upload }) } } },
	});
	const input = await screen.findByLabelText(/Photos/, { selector: "input[type=file]" });
	const files = [new File(["x"], "lamp.png", { type: "image/png" })];
	await act(async () => void fireEvent.change(input, { target: { files } }));
	return {
		send,
		publish: (newer = NEWER) => act(async () => void (await releases.publish(newer))),
		arrive: () => act(async () => sendings.at(-1)?.resolve({ code: 0, msg: "", data: PHOTO })),
		fail: () => act(async () => sendings.at(-1)?.reject(new Error("no line"))),
	};
}

const isOnNewVersion = () => waitFor(() => expect(screen.getByLabelText("Matter")).toBeDefined());
const data = (send: Awaited<ReturnType<typeof step>>["send"]) => send.mock.lastCall?.[0].data;

it("waits with the new version for a file on its way, says so, and takes it along with what was typed meanwhile", async () => {
	const { send, publish, arrive } = await step();
	await type("Subject", "A lamp");
	await publish();
	await press("Use the new version");
	expect(screen.getByText(/Photos: please wait until every file has been sent/)).toBeDefined();
	await type("Subject", "A broken lamp");
	await arrive();
	await isOnNewVersion();
	await press("Send");
	await waitFor(() => expect(data(send)).toEqual({ title: "A broken lamp", photos: ["p1"] }));
});

it("waits with the new version until a file that could not be sent was sent again or removed", async () => {
	const { send, publish, fail } = await step();
	await type("Subject", "A lamp");
	await publish();
	await press("Use the new version");
	await fail();
	expect(screen.getByText(/Photos: a file has not been sent. Send it again or remove it/)).toBeDefined();
	await press("Remove lamp.png");
	await isOnNewVersion();
	await press("Send");
	await waitFor(() => expect(data(send)).toEqual({ title: "A lamp" }));
});

it("offers the new version, and does not take it unasked, where nothing but a file on its way was given", async () => {
	const { publish, arrive } = await step();
	await publish();
	expect(screen.getByRole("button", { name: "Use the new version" })).toBeDefined();
	await arrive();
	expect(screen.getByRole("button", { name: "Remove lamp.png" })).toBeDefined();
	expect(screen.getByLabelText("Subject")).toBeDefined();
});

it("names a file that the new version does not ask for, as its sender knows it", async () => {
	const { publish, arrive } = await step();
	await arrive();
	await publish(formWith({ title: { type: "string", title: "Matter" } }));
	await press("Use the new version");
	await isOnNewVersion();
	expect(screen.getByText("Photos: lamp.png")).toBeDefined();
});

import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Envelope } from "../../../schemas/operation.ts";
import { press, type } from "../../../tests/fixtures/form-widget.ts";
import { fakePorts, LIN } from "../../../tests/fixtures/ports.ts";
import { ENGLISH, forgetDrafts, formReleases, formWith, renderForm } from "../../../tests/fixtures/render-form.tsx";
import { Surroundings } from "../../../tests/fixtures/surroundings.tsx";
import { I18nProvider } from "../../i18n/i18n-context.ts";
import { DRAFT_STORAGE } from "../model/draft-storage.ts";
import { SUBMISSION_QUEUE, sendQueued, takeOutOfQueue } from "../model/submission-queue.ts";
import Unsent from "./Unsent.tsx";

type Body = Record<string, unknown>;
const form = formWith({ title: { type: "string", title: "Subject" } });
const taken: Envelope<unknown> = { code: 0, msg: "", data: { id: "1", number: "N1" } };
const WAITS = /This waits on your device to be sent/;
const onLine = vi.spyOn(navigator, "onLine", "get");
const reconnect = () =>
	act(async () => {
		onLine.mockReturnValue(true);
		window.dispatchEvent(new Event("online"));
	});

beforeEach(async () => {
	onLine.mockReturnValue(false);
	localStorage.clear();
	await forgetDrafts();
	await SUBMISSION_QUEUE.reload();
});
afterEach(cleanup);

/** Sends the form without a connection; the server then gives this response. */
async function queueForm(response: Envelope<unknown> = taken, releases = formReleases()) {
	const send = vi.fn(async (_body: Body) => response);
	send.mockRejectedValueOnce(new Error("offline"));
	const view = await renderForm(form, { releases, operations: { send: { messagesIndex: send } } });
	await type("Subject", "A lamp");
	await press("Send");
	await screen.findByText(WAITS);
	return { send, view, releases };
}

describe("a case that is sent without a connection", () => {
	it("waits, says so, and goes once under the same key when the connection is back", async () => {
		const { send } = await queueForm();
		expect(screen.queryByRole("button", { name: "Send" })).toBeNull();
		await reconnect();
		await screen.findByText(/Your case has the number N1/);
		const keys = send.mock.calls.map(([body]) => body.idempotency_key);
		expect(keys).toHaveLength(2);
		expect(new Set(keys).size).toBe(1);
		await waitFor(() => expect(SUBMISSION_QUEUE.snapshot()).toEqual([]));
		expect(await DRAFT_STORAGE.read("test", "")).toBeUndefined();
	});

	it("comes back with what was typed when it is taken back, and is not sent", async () => {
		const { send } = await queueForm();
		await press("Take it back");
		await screen.findByRole("button", { name: "Send" });
		expect(screen.getByLabelText<HTMLInputElement>("Subject").value).toBe("A lamp");
		await reconnect();
		await sendQueued("", (_operation, body) => send(body));
		expect(send).toHaveBeenCalledTimes(1);
	});

	it("comes back with what was typed and what is wrong where the server refuses it", async () => {
		const errors = [{ pointer: "/title", message: "Too vague" }];
		await queueForm({ code: 422, msg: "", data: { errors } });
		await reconnect();
		await waitFor(() => expect(document.body.textContent).toContain("Too vague"));
		expect(screen.getByLabelText<HTMLInputElement>("Subject").value).toBe("A lamp");
		expect(await screen.findByRole("button", { name: "Send" })).toBeDefined();
	});

	it("goes on in the version in force where its own is not taken any more", async () => {
		const { releases } = await queueForm({ code: 410, msg: "", data: null });
		await act(() => releases.publish(formWith({ title: { type: "string", title: "Matter" } })));
		await reconnect();
		const input = await screen.findByLabelText<HTMLInputElement>("Matter");
		expect(input.value).toBe("A lamp");
	});

	it("says its number where it had been filed before with other values", async () => {
		await queueForm({ code: 409, msg: "", data: { number: "N9", submitted_at: new Date().toISOString() } });
		await reconnect();
		await screen.findByText(/already been sent/);
		expect(document.body.textContent).toContain("N9");
	});

	it("still waits after the page was left, and stays so while nothing can be reached", async () => {
		const { view, send } = await queueForm();
		view.unmount();
		send.mockRejectedValueOnce(new Error("offline"));
		await sendQueued("", (_operation, body) => send(body));
		await renderForm(form);
		await screen.findByText(WAITS);
		// Its draft is not offered to be discarded: it would be sent all the same.
		expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["Take it back"]);
		expect(localStorage.getItem("portico-queued")).toBe("1");
	});
});

describe("another page of who is not logged in", () => {
	/** What the page where forms are chosen says of what was queued; `send` then takes it. */
	async function openForms({ releases, send }: Awaited<ReturnType<typeof queueForm>>) {
		const { router, session, ...more } = fakePorts({ operations: { send: { messagesIndex: send } } });
		const ports = {
			...more,
			session: { ...session, user: null },
			router: { ...router, location: { path: "/there", query: {} } },
		};
		await act(async () =>
			render(
				<Surroundings ports={ports} loader={releases.loader}>
					<I18nProvider value={ENGLISH}>
						<Unsent />
					</I18nProvider>
				</Surroundings>,
			),
		);
	}

	it("does not offer to go on with what waits to be sent, nor with what has gone", async () => {
		const queued = await queueForm();
		queued.view.unmount();
		localStorage.setItem("portico-drafted test", "/there?form=test");
		await openForms(queued);
		await screen.findByText("Waiting to be sent: Test form");
		expect(screen.queryByText(/You were writing/)).toBeNull();
		await reconnect();
		await screen.findByText("Sent: Test form");
		await press("Close");
		await waitFor(() => expect(screen.queryByText("Sent: Test form")).toBeNull());
		await waitFor(() => expect(screen.queryByText(/You were writing/)).toBeNull());
	});
});

describe("the queue", () => {
	const entry = {
		form: "test",
		draft: "test",
		address: "/here",
		operation: "messagesIndex",
		body: {},
		saved_at: Date.now(),
	};
	const put = (key: string, user: string, anonymous: boolean) =>
		SUBMISSION_QUEUE.put({ ...entry, key, user, anonymous, body: { key } });

	it("sends in somebody's name only while they are logged in, and without the session what has no name", async () => {
		await put("named", LIN.id, false);
		await put("nameless", LIN.id, true);
		await put("nobody", "", false);
		const send = vi.fn(async (_operation: string, _body: Body, _options?: { anonymous?: boolean }) => taken);
		const went = () => send.mock.calls.map(([, body, options]) => [body.key, options?.anonymous]).sort();
		await sendQueued("another", send);
		expect(went()).toEqual([
			["nameless", true],
			["nobody", true],
		]);
		send.mockClear();
		await sendQueued(fakePorts().session.user?.id ?? LIN.id, send);
		expect(went()).toEqual([["named", false]]);
	});

	it("sends once though two pages try at the same time, and gives nothing back that has gone", async () => {
		await put("twice", "", false);
		const send = vi.fn(async () => taken);
		await Promise.all([sendQueued("", send), sendQueued("", send)]);
		expect(send).toHaveBeenCalledTimes(1);
		expect(await takeOutOfQueue("twice")).toBe(false);
	});
});

import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { fakePorts, LIN } from "../../../tests/fixtures/ports.ts";
import { forgetDrafts, formWith, renderForm } from "../../../tests/fixtures/render-form.tsx";

const form = formWith({ title: { type: "string", title: "Subject" } });
const type = (value: string) => fireEvent.change(screen.getByLabelText("Subject"), { target: { value } });
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));
const taken = { code: 0, msg: "", data: { id: "1", number: "N1" } };
type Body = Record<string, unknown>;

/** Every part of a storage that never answers, and each request to it. */
const SILENT: object = new Proxy(() => SILENT, { get: () => SILENT });

beforeEach(forgetDrafts);
afterEach(cleanup);

describe("sending", () => {
	it("sends once however often the button is pressed, with the form, its hash, the release and a key", async () => {
		let response: (value: typeof taken) => void = () => undefined;
		const send = vi.fn((_body: Body) => new Promise<typeof taken>((resolve) => (response = resolve)));
		const { releases } = await renderForm(form, { operations: { send: { messagesIndex: send } } });
		const hash = releases.loader.peekForm("test")?.hash;
		type("Hello");
		await press("Send");
		await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
		await press("Sending…");
		await act(async () => response(taken));
		expect(send).toHaveBeenCalledTimes(1);
		expect(send.mock.calls[0]?.[0]).toEqual({
			form: "test",
			form_hash: hash,
			release: "release-1",
			data: { title: "Hello" },
			attachments: [],
			idempotency_key: expect.stringMatching(/^[0-9a-f]{32}$/),
		});
	});

	it("keeps everything when the line is down, and sends again with the same key", async () => {
		const send = vi.fn<(body: Body) => Promise<typeof taken>>();
		send.mockRejectedValueOnce(new Error("offline")).mockResolvedValue(taken);
		await renderForm(form, { operations: { send: { messagesIndex: send } } });
		type("Hello");
		await press("Send");
		await waitFor(() => expect(screen.getByRole("alert").textContent).toContain("No connection."));
		expect(screen.getByLabelText("Subject")).toHaveProperty("value", "Hello");
		await press("Send again");
		await waitFor(() => expect(document.body.textContent).toContain("Thank you. Your case has the number N1."));
		const [first, second] = send.mock.calls.map(([body]) => body.idempotency_key);
		expect(first).toBe(second);
	});

	it.each([
		["the server fails, which the error catalogue does not say", async () => ({ ...taken, code: 500, unsaid: true })],
		["a gateway answers in its place", () => Promise.reject(Object.assign(new Error("502"), { kind: "status" }))],
	])("says so where %s, keeps everything, and sends again with the same key", async (_case, fail) => {
		const send = vi.fn<(body: Body) => Promise<typeof taken>>();
		send.mockImplementationOnce(fail).mockResolvedValue(taken);
		await renderForm(form, { operations: { send: { messagesIndex: send } } });
		type("Hello");
		await press("Send");
		await waitFor(() => expect(screen.getByRole("alert").textContent).toContain("The server could not take it"));
		await press("Send again");
		await waitFor(() => expect(document.body.textContent).toContain("Thank you. Your case has the number N1."));
		expect(send.mock.calls[0]?.[0].idempotency_key).toBe(send.mock.calls[1]?.[0].idempotency_key);
	});

	it("goes out although the device's storage never answers, as Safari's may until it is started anew", async () => {
		const { transaction } = IDBDatabase.prototype;
		onTestFinished(() => {
			IDBDatabase.prototype.transaction = transaction;
		});
		Reflect.set(IDBDatabase.prototype, "transaction", () => SILENT);
		const send = vi.fn((_body: Body) => taken);
		await renderForm(form, { operations: { send: { messagesIndex: send } } });
		type("Hello");
		await press("Send");
		await screen.findByText(/Your case has the number N1/, undefined, { timeout: 12_000 });
		expect(send).toHaveBeenCalledOnce();
	}, 20_000);

	it("puts the server's errors at their fields", async () => {
		const data = { errors: [{ pointer: "/data/title", message: "Not this word" }] };
		const send = () => ({ code: 422, msg: "invalid", data });
		await renderForm(form, { operations: { send: { messagesIndex: send } } });
		type("Hello");
		await press("Send");
		await waitFor(() => expect(screen.getByLabelText("Subject").getAttribute("aria-invalid")).toBe("true"));
		expect(screen.getByRole("link", { name: "Not this word" })).toBeDefined();
	});

	it("leaves what the server found where it is left unchanged, as by who sends with the enter key, until it is changed", async () => {
		const data = { errors: [{ pointer: "/title", message: "Not this word" }] };
		await renderForm(form, { operations: { send: { messagesIndex: () => ({ code: 422, msg: "invalid", data }) } } });
		const input = screen.getByLabelText("Subject");
		input.focus();
		type("Hello");
		await act(async () => fireEvent.submit(document.forms[0] ?? document.body));
		const summary = await screen.findByRole("region", { name: /attention/ });
		await waitFor(() => expect(document.activeElement).toBe(summary));
		expect(screen.getByRole("link", { name: "Not this word" })).toBeDefined();
		expect(input.getAttribute("aria-invalid")).toBe("true");
		type("Good day");
		await act(async () => fireEvent.blur(input));
		expect(screen.queryByRole("link", { name: "Not this word" })).toBeNull();
		expect(input.getAttribute("aria-invalid")).toBe("false");
	});

	it("says why it was refused, with no second button for what must be put right first", async () => {
		const send = () => ({ code: 429, msg: "Too many wrong codes.", data: null });
		await renderForm(form, { operations: { send: { messagesIndex: send } } });
		await press("Send");
		await waitFor(() => expect(screen.getByRole("alert").textContent).toBe("Too many wrong codes."));
		expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["Send"]);
	});

	it("explains that a form has been withdrawn", async () => {
		await renderForm(form, { operations: { send: { messagesIndex: () => ({ code: 410, msg: "", data: null }) } } });
		await press("Send");
		await waitFor(() => expect(screen.getByRole("alert").textContent).toContain("withdrawn"));
	});

	it("asks for login in place where the form needs it, and sends what was typed", async () => {
		const send = vi.fn((_body: Body) => taken);
		const openLogin = vi.fn(async (_why?: string) => true);
		const { session } = fakePorts();
		await renderForm(
			{ ...form, auth: "required" },
			{ operations: { send: { messagesIndex: send } }, ports: { session: { ...session, openLogin } } },
		);
		type("Hello");
		await press("Send");
		await waitFor(() => expect(send).toHaveBeenCalledWith(expect.objectContaining({ data: { title: "Hello" } })));
		expect(openLogin).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("sent under your name: log in first"));
	});

	it("stays as it is when login is dismissed, and offers it again", async () => {
		const send = vi.fn((_body: Body) => taken);
		await renderForm({ ...form, auth: "required" }, { operations: { send: { messagesIndex: send } } });
		type("Hello");
		await press("Send");
		await waitFor(() => expect(screen.getByRole("button", { name: "Log in and send" })).toBeDefined());
		expect(screen.getByLabelText("Subject")).toHaveProperty("value", "Hello");
		expect(send).not.toHaveBeenCalled();
	});

	it("logs in and sends again when the session has ended meanwhile", async () => {
		const send = vi.fn((_body: Body) => (send.mock.calls.length === 1 ? { code: 401, msg: "", data: null } : taken));
		const { session } = fakePorts();
		await renderForm(form, {
			operations: { send: { messagesIndex: send } },
			ports: { session: { ...session, user: LIN, openLogin: async () => true } },
		});
		await press("Send");
		await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
		expect(send.mock.calls[0]?.[0].idempotency_key).toBe(send.mock.calls[1]?.[0].idempotency_key);
	});

	it("asks before what one started under one's name goes out without it, and sends it so only once that is wanted", async () => {
		const send = vi.fn((_body: Body) => taken);
		const openLogin = vi.fn(async (_why?: string) => false);
		const confirm = vi.fn(async () => false);
		const { session: nobody, dialogs } = fakePorts();
		const session = { ...nobody, openLogin };
		const { inSession } = await renderForm(form, {
			operations: { send: { messagesIndex: send } },
			ports: { session: { ...session, user: LIN }, dialogs: { ...dialogs, confirm } },
		});
		type("Hello");
		await inSession(session);
		await press("Send");
		await waitFor(() => expect(screen.getByRole("alert").textContent).toContain("Log in to send"));
		expect(openLogin).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("not logged in any more"));
		expect(send).not.toHaveBeenCalled();
		await press("Log in and send");
		await waitFor(() => expect(confirm).toHaveBeenCalledOnce());
		expect(openLogin).toHaveBeenCalledTimes(2);
		expect(send).not.toHaveBeenCalled();
		confirm.mockResolvedValueOnce(true);
		await press("Log in and send");
		await waitFor(() => expect(send).toHaveBeenCalledOnce());
	});

	it("asks at the next press whether it may go without a name, where the server found the session ended", async () => {
		const send = vi.fn((_body: Body) => (send.mock.calls.length === 1 ? { code: 401, msg: "", data: null } : taken));
		const confirm = vi.fn(async () => true);
		const { session: nobody, dialogs } = fakePorts();
		const session = { ...nobody, openLogin: async () => false };
		const { inSession } = await renderForm(form, {
			operations: { send: { messagesIndex: send } },
			ports: { session: { ...session, user: LIN }, dialogs: { ...dialogs, confirm } },
		});
		type("Hello");
		await press("Send");
		await waitFor(() => expect(screen.getByRole("alert").textContent).toContain("Log in to send"));
		await inSession(session);
		await press("Log in and send");
		await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
		expect(confirm).toHaveBeenCalledOnce();
	});

	it("shows the document's blocks with the response, and tells who opened the form", async () => {
		const onDone = vi.fn();
		await renderForm(
			{ ...form, after: { blocks: [{ type: "text", text: "Thanks" }] } },
			{ operations: { send: { messagesIndex: () => taken } }, onDone },
		);
		await press("Send");
		await waitFor(() => expect(document.body.textContent).toContain('text {"id":"1","number":"N1"}'));
		await waitFor(() => expect(onDone).toHaveBeenCalledWith(taken.data, ""));
	});

	it("tells who takes it off the screen what its document confirms", async () => {
		const onDone = vi.fn();
		const after = {
			blocks: [
				{ type: "notice" as const, tone: "info" as const, title: "Not so", when: { "/result/id": { const: "2" } } },
				{ type: "notice" as const, tone: "success" as const, title: "The question is sent." },
			],
		};
		await renderForm(
			{ ...form, after },
			{ operations: { send: { messagesIndex: () => taken } }, place: "dialog", onDone },
		);
		await press("Send");
		await waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith(taken.data, "The question is sent."));
	});

	it("shows the form once more where its document declares it, empty and with the focus in it", async () => {
		const send = vi.fn((_body: Body) => taken);
		await renderForm({ ...form, after: { again: "Another one" } }, { operations: { send: { messagesIndex: send } } });
		type("Hello");
		await press("Send");
		await waitFor(() => expect(screen.queryByLabelText("Subject")).toBeNull());
		await press("Another one");
		await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Subject")));
		expect(screen.getByLabelText("Subject")).toHaveProperty("value", "");
		type("Bye");
		await press("Send");
		await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
		expect(send.mock.calls[0]?.[0].idempotency_key).not.toBe(send.mock.calls[1]?.[0].idempotency_key);
	});
});

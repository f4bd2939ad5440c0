import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Envelope } from "../../../schemas/operation.ts";
import type { FormDocument, ServerDraft } from "../../../schemas/types.gen.ts";
import { press } from "../../../tests/fixtures/form-widget.ts";
import { loadedForm } from "../../../tests/fixtures/loaded-form.ts";
import { answered, fakeAdapters, fakePorts, LIN } from "../../../tests/fixtures/ports.ts";
import { forgetDrafts, formWith, renderForm } from "../../../tests/fixtures/render-form.tsx";
import { DRAFT_STORAGE } from "../model/draft-storage.ts";

type Body = Record<string, unknown>;

/** Each test has a form of its own: what one ends late must not be of the next. */
const formNamed = (id: string) => formWith({ title: { type: "string", title: "Subject" } }, { id });
const session = { ...fakePorts().session, user: LIN };
const subject = () => screen.getByLabelText<HTMLInputElement>("Subject").value;

/** A draft as the server has it. */
const kept = async (document: FormDocument): Promise<ServerDraft> => ({
	form: document.id,
	form_hash: (await loadedForm(document)).hash,
	data: { title: "Of the phone" },
	attachments: [],
	step: null,
	idempotency_key: "key-of-both",
	version: 1,
	updated_at: "2026-11-21T00:00:00Z",
	expires_at: "2026-12-21T00:00:00Z",
});

/** A draft on the device with more than what the server has of it. */
async function draftHere(form: FormDocument): Promise<void> {
	const { form_hash: hash } = await kept(form);
	const draft = { hash, release: "release-1", answers: { title: "Typed here" }, attachments: {} };
	const saved = { ...draft, idempotency_key: "key-of-both", version: 1, saved_at: Date.now() };
	await DRAFT_STORAGE.save(form.id, LIN.id, saved, 0);
}

beforeEach(forgetDrafts);
afterEach(cleanup);

it("opens the step that an address asks for once the draft has come from another device, however late", async () => {
	const inSteps = formWith(
		{ title: { type: "string", title: "Subject" } },
		{
			id: "late",
			schema: { required: ["title"] },
			steps: [{ id: "what", title: "What", fields: ["title"] }],
			review: true,
		},
	);
	const late = Promise.withResolvers<Envelope<{ list: ServerDraft[] }>>();
	const adapters = fakeAdapters();
	const draftsGetList = { ...adapters.draftsGetList, request: () => late.promise };
	const navigate = vi.fn();
	const router = { ...fakePorts().router, location: { path: "/here", query: { step: "review" } }, navigate };
	await renderForm(inSteps, { ports: { adapters: { ...adapters, draftsGetList }, router, session } });
	expect(screen.queryByText("Of the phone")).toBeNull();
	await act(async () => late.resolve({ code: 0, msg: "", data: { list: [await kept(inSteps)] } }));
	expect(await screen.findByText("Of the phone")).toBeDefined();
	expect(screen.getByRole("heading", { name: "Check your answers" })).toBeDefined();
	expect(document.body.textContent).toContain("What you typed has been restored");
	expect(screen.queryByText(/is not open yet/)).toBeNull();
	expect(navigate).not.toHaveBeenCalled();
});

it.each([
	["was sent", "sent", "Its case has the number N7."],
	["was discarded", "discarded", "This draft was discarded in another place"],
] as const)(
	"says that the draft %s elsewhere, keeps what was typed here, and files it only as a new one",
	async (_, how, said) => {
		const form = formNamed(how);
		await draftHere(form);
		const ended = {
			form: form.id,
			idempotency_key: "key-of-both",
			how,
			number: "N7",
			ended_at: "2026-11-21T00:00:00Z",
		};
		const send = vi.fn((_body: Body) => ({ code: 0, msg: "", data: { id: "8", number: "N8" } }));
		await renderForm(form, {
			ports: { session },
			operations: {
				read: { draftsGetList: () => answered({ list: [], ended: [ended] }) },
				send: { messagesIndex: send },
			},
		});
		await screen.findByText((text) => text.includes(said));
		expect(subject()).toBe("Typed here");
		await press("Keep these answers for a new one");
		await waitFor(() => expect(document.body.textContent).not.toContain(said));
		expect(subject()).toBe("Typed here");
		await press("Send");
		await screen.findByText(/Your case has the number N8/);
		expect(send).toHaveBeenCalledOnce();
		const { data, idempotency_key } = send.mock.calls[0]?.[0] ?? {};
		expect(data).toEqual({ title: "Typed here" });
		expect(idempotency_key).not.toBe("key-of-both");
	},
);

it("asks which to keep where somebody types while the draft of another device is being stored here", async () => {
	const form = formNamed("typed-meanwhile");
	const stored = Promise.withResolvers<void>();
	const { save } = DRAFT_STORAGE;
	const saving = vi.spyOn(DRAFT_STORAGE, "save").mockImplementationOnce(async (...draft) => {
		const newer = await save(...draft);
		await stored.promise;
		return newer;
	});
	const list = [await kept(form)];
	await renderForm(form, {
		ports: { session },
		operations: { read: { draftsGetList: () => answered({ list, ended: [] }) } },
	});
	await waitFor(() => expect(saving).toHaveBeenCalledOnce());
	fireEvent.change(screen.getByLabelText("Subject"), { target: { value: "Typed meanwhile" } });
	await act(async () => stored.resolve());
	await screen.findByText(/Which answers shall be kept/);
	expect(subject()).toBe("Typed meanwhile");
	await press("Take the others");
	await waitFor(() => expect(subject()).toBe("Of the phone"));
	saving.mockRestore();
});

it("asks for a discarding again of which the server has not heard, and brings nothing of the draft back", async () => {
	const form = formNamed("unheard");
	await draftHere(form);
	const draftsDelete = vi.fn(async (_body: Body) => Promise.reject(new Error("offline")));
	const list = [await kept(form)];
	const operations = { read: { draftsGetList: () => answered({ list, ended: [] }) }, send: { draftsDelete } };
	const first = await renderForm(form, { ports: { session }, operations: { send: { draftsDelete } } });
	await waitFor(() => expect(subject()).toBe("Typed here"));
	await press("Discard and start again");
	await waitFor(() => expect(draftsDelete).toHaveBeenCalledOnce());
	first.unmount();
	await renderForm(form, { ports: { session }, operations });
	await waitFor(() => expect(draftsDelete).toHaveBeenCalledTimes(2));
	expect(draftsDelete).toHaveBeenLastCalledWith({ form: form.id, idempotency_key: "key-of-both" });
	expect(subject()).toBe("");
});

it("says of a case that had been sent before that no second one was filed", async () => {
	const data = { id: "1", number: "N1", repeated: true };
	await renderForm(formNamed("twice"), { operations: { send: { messagesIndex: () => ({ code: 0, msg: "", data }) } } });
	fireEvent.change(screen.getByLabelText("Subject"), { target: { value: "Sent twice" } });
	await press("Send");
	await screen.findByText("It had already been sent before. No second case was filed.");
	expect(document.body.textContent).toContain("Your case has the number N1.");
});

import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { UploadOptions } from "../../../adapters/adapter.ts";
import { answered, fakeAdapters } from "../../../tests/fixtures/ports.ts";
import { forgetDrafts, formWith, renderForm } from "../../../tests/fixtures/render-form.tsx";

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));
type Body = Record<string, unknown>;
const accepting = () => vi.fn((_body: Body) => ({ code: 0, msg: "", data: {} }));
const sent = async (send: ReturnType<typeof accepting>) => {
	await press("Send");
	await waitFor(() => expect(send).toHaveBeenCalled());
	return send.mock.calls[0]?.[0];
};

beforeEach(forgetDrafts);
afterEach(() => {
	// jsdom's frames come of one interval: begun on a false clock and never ended, no frame would ever come again.
	if (vi.isFakeTimers()) vi.runOnlyPendingTimers();
	vi.useRealTimers();
	cleanup();
});

describe("the verification code", () => {
	const form = formWith(
		{
			mobile: { type: "string", title: "Mobile", pattern: "^1[3-9][0-9]{9}$" },
			code: { type: "string", title: "Code" },
		},
		{
			fields: { "/mobile": { widget: "mobile" }, "/code": { widget: "verification_code", code_for: "/mobile" } },
			draft: false,
		},
	);
	const step = (value: { code: number; msg: string; data: unknown }) => {
		const loginMobileVerifyCode = vi.fn((_body: Body) => value);
		return renderForm(form, { operations: { send: { loginMobileVerifyCode } } }).then(() => loginMobileVerifyCode);
	};
	const typeMobile = (value: string) => fireEvent.change(screen.getByLabelText("Mobile"), { target: { value } });

	it("is sent to the number typed, and again only after the time the server tells", async () => {
		const requestCode = await step({ code: 0, msg: "", data: { expires_in: 300, resend_after: 2 } });
		vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"] });
		typeMobile("138 0000 0000");
		await press("Send code");
		expect(requestCode).toHaveBeenCalledWith({ mobile: "13800000000" });
		expect(screen.getByRole("button", { name: "Send again in 2 s" })).toHaveProperty("disabled", true);
		await act(async () => vi.advanceTimersByTime(1100));
		expect(screen.getByRole("button", { name: "Send again in 1 s" })).toBeDefined();
		await act(async () => vi.advanceTimersByTime(1100));
		expect(screen.getByRole("button", { name: "Send code" })).toHaveProperty("disabled", false);
	});

	it("asks for the number where there is none, and leaves a wrong one to the number's own field", async () => {
		await step({ code: 0, msg: "", data: { expires_in: 300, resend_after: 2 } });
		await press("Send code");
		expect(screen.queryByText("Please enter your mobile number first.")).not.toBeNull();
		typeMobile("138");
		await press("Send code");
		expect(screen.queryByText("Please enter your mobile number first.")).toBeNull();
	});

	it("waits as long as the server asks when there were too many", async () => {
		await step({ code: 429, msg: "Too many codes", data: { retry_after: 30 } });
		typeMobile("13800000000");
		await press("Send code");
		expect(screen.getByRole("button", { name: "Send again in 30 s" })).toBeDefined();
		expect(document.body.textContent).toContain("Too many codes");
	});

	it("counts down no wait that nobody spends in front of the form", async () => {
		await step({ code: 429, msg: "Too many codes", data: { retry_after: 1_200 } });
		typeMobile("13800000000");
		await press("Send code");
		expect(screen.getByRole("button", { name: "Send again later" })).toHaveProperty("disabled", true);
	});

	it("is not sent to a number that is none", async () => {
		const requestCode = await step({ code: 0, msg: "", data: { expires_in: 300, resend_after: 60 } });
		typeMobile("12");
		await press("Send code");
		expect(requestCode).not.toHaveBeenCalled();
		expect(document.activeElement).toBe(screen.getByLabelText("Mobile"));
	});

	it.each(["Your code: 123 456", "【云汀】验证码１２３４５６，5分钟内有效，详询12345678901。"])(
		"takes the code out of what is pasted (%s), and offers the code that the phone has received",
		async (message) => {
			await step({ code: 0, msg: "", data: { expires_in: 300, resend_after: 60 } });
			const input = screen.getByLabelText("Code");
			fireEvent.change(input, { target: { value: message } });
			fireEvent.blur(input);
			expect(input).toHaveProperty("value", "123456");
			expect(input.getAttribute("autocomplete")).toBe("one-time-code");
		},
	);

	it("says that none was sent where the server fails without a word", async () => {
		await step({ code: 500, msg: "", data: null });
		typeMobile("13800000000");
		await press("Send code");
		expect(screen.getByText("It could not be sent.")).toBeDefined();
	});
});

describe("a file", () => {
	const attachment = {
		id: "f1",
		url: "/uploads/f1",
		name: "lamp.png",
		size: 3,
		mime: "image/png",
		thumbnail_url: "/uploads/f1-s",
	};
	const form = formWith(
		{ files: { type: "array", title: "Photos", items: { type: "string" }, maxItems: 2 } },
		{ fields: { "/files": { widget: "file", accept: ["image/png"], max_size: 10 } } },
	);
	const picture = (name = "lamp.png", bytes = "abc", type = "image/png") => new File([bytes], name, { type });

	async function step() {
		const send = accepting();
		const under: { options?: UploadOptions; end?(value: "taken" | "refused"): void } = {};
		const upload = vi.fn(
			(_file: File, options?: UploadOptions) =>
				new Promise<{ code: number; msg: string; data: typeof attachment }>((resolve) => {
					under.options = options;
					under.end = (value) => resolve({ code: value === "taken" ? 0 : 413, msg: "Too large", data: attachment });
				}),
		);
		const adapters = fakeAdapters({ send: { messagesIndex: send } });
		const fileUpload = { ...adapters.fileUpload, use: () => ({ upload }) };
		await renderForm(form, { ports: { adapters: { ...adapters, fileUpload } } });
		const choose = (...files: File[]) =>
			act(async () => fireEvent.change(screen.getByLabelText("Photos"), { target: { files } }));
		return { under, upload, choose, send };
	}

	it("shows its progress, then its picture, and is sent as its id", async () => {
		const { under, choose, send } = await step();
		await choose(picture());
		await act(async () => under.options?.onProgress?.(0.4));
		expect(screen.getByRole("progressbar", { name: "Uploading lamp.png" })).toHaveProperty("value", 0.4);
		await act(async () => under.end?.("taken"));
		expect(document.querySelector("img")?.getAttribute("src")).toBe("/uploads/f1-s");
		expect(await sent(send)).toMatchObject({ data: { files: ["f1"] }, attachments: ["f1"] });
	});

	it("can be cancelled on its way, and removed after", async () => {
		const { under, choose, send } = await step();
		await choose(picture());
		await press("Cancel lamp.png");
		expect(under.options?.signal?.aborted).toBe(true);
		expect(screen.queryByRole("progressbar")).toBeNull();
		await act(async () => under.end?.("taken"));
		await choose(picture());
		await act(async () => under.end?.("taken"));
		await press("Remove lamp.png");
		expect(await sent(send)).toMatchObject({ data: {}, attachments: [] });
	});

	it("says why it was not taken, and can be sent again", async () => {
		const { under, upload, choose } = await step();
		await choose(picture());
		await act(async () => under.end?.("refused"));
		expect(document.body.textContent).toContain("Too large");
		await press("Try again: lamp.png");
		expect(upload).toHaveBeenCalledTimes(2);
	});

	it("is refused before it is sent when it is of another kind or too large, and no more than fit are taken", async () => {
		const { upload, choose } = await step();
		await choose(picture("a.txt", "abc", "text/plain"), picture("big.png", "0123456789ABC"));
		await screen.findByText(/^big\.png: larger than/);
		expect(document.body.textContent).toContain("a.txt: this kind of file is not accepted.");
		expect(upload).not.toHaveBeenCalled();
		await choose(picture("1.png"), picture("2.png"), picture("3.png"));
		expect(upload).toHaveBeenCalledTimes(2);
		expect(document.body.textContent).toContain("At most 2 files.");
	});
});

describe("a combobox", () => {
	const list = Array.from({ length: 2000 }, (_, index) => ({ id: `p${index}`, title: `Project ${index}` }));
	const form = formWith(
		{ project: { type: "string", title: "Project" } },
		{
			fields: {
				"/project": {
					widget: "combobox",
					options: { operation: "projectGetList", list: "/list", value: "/id", label: "/title" },
				},
			},
		},
	);

	it("finds one of two thousand by typing, is worked by keys, and renders only a few", async () => {
		const send = accepting();
		await renderForm(form, {
			operations: { read: { projectGetList: () => answered({ list }) }, send: { messagesIndex: send } },
		});
		const input = await screen.findByRole("combobox", { name: "Project" });
		fireEvent.click(input);
		expect(screen.getAllByRole("option").length).toBeLessThanOrEqual(50);
		fireEvent.change(input, { target: { value: "1234" } });
		await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(1));
		expect(input.getAttribute("aria-activedescendant")).toBe(screen.getByRole("option").id);
		fireEvent.keyDown(input, { key: "Enter" });
		expect(input).toHaveProperty("value", "Project 1234");
		expect(input.getAttribute("aria-expanded")).toBe("false");
		expect(await sent(send)).toMatchObject({ data: { project: "p1234" } });
	});
});

describe("options that depend on another value", () => {
	it("are requested with it, and a value that is not among them any more is taken away", async () => {
		const read = vi.fn((query: Body) =>
			answered({
				list: query.category === "road" ? [{ id: "r", title: "Road works" }] : [{ id: "n", title: "Noise wall" }],
			}),
		);
		const send = accepting();
		const form = formWith(
			{
				kind: { type: "string", title: "Kind", enum: ["road", "noise"] },
				project: { type: "string", title: "Project" },
			},
			{
				fields: {
					"/project": {
						options: {
							operation: "projectGetList",
							query: { category: { bind: "/form/kind" } },
							list: "/list",
							value: "/id",
							label: "/title",
						},
					},
				},
			},
		);
		await renderForm(form, { operations: { read: { projectGetList: read }, send: { messagesIndex: send } } });
		expect(screen.queryByRole("option", { name: "Road works" })).toBeNull();
		fireEvent.click(screen.getByLabelText("road"));
		fireEvent.change(screen.getByLabelText("Project"), { target: { value: "0" } });
		expect(screen.getByLabelText("Project")).toHaveProperty("value", "0");
		fireEvent.click(screen.getByLabelText("noise"));
		await waitFor(() => expect(screen.getByLabelText("Project")).toHaveProperty("value", ""));
		expect(await sent(send)).toMatchObject({ data: { kind: "noise" } });
	});

	it("say what they wait for, and take the value along when that goes", async () => {
		const send = accepting();
		const form = formWith(
			{
				place: { type: "string", title: "Place" },
				projects: { type: "array", title: "Projects", items: { type: "string" } },
			},
			{
				fields: {
					"/projects": {
						options: {
							operation: "projectGetList",
							query: { keyword: { bind: "/form/place" } },
							list: "/list",
							value: "/id",
							label: "/title",
						},
					},
				},
			},
		);
		const read = () => answered({ list: [{ id: "n", title: "Noise wall" }] });
		await renderForm(form, { operations: { read: { projectGetList: read }, send: { messagesIndex: send } } });
		screen.getByText("These choices depend on an answer that is still missing.");
		const place = screen.getByLabelText("Place");
		fireEvent.change(place, { target: { value: "Maple Road" } });
		fireEvent.blur(place);
		fireEvent.click(await screen.findByLabelText("Noise wall"));
		expect(screen.getByLabelText("Noise wall")).toHaveProperty("checked", true);
		fireEvent.change(place, { target: { value: "" } });
		fireEvent.blur(place);
		await screen.findByText("These choices depend on an answer that is still missing.");
		expect(await sent(send)).toMatchObject({ data: {} });
	});
});

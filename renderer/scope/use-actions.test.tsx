import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Action } from "../../schemas/types.gen.ts";
import { type FakeOperations, fakePorts, LIN } from "../../tests/fixtures/ports.ts";
import { Surroundings } from "../../tests/fixtures/surroundings.tsx";
import type { Scope } from "../scope.ts";
import { useActions } from "./use-actions.ts";

afterEach(cleanup);

function actor(send: FakeOperations["send"] = {}, scope?: Partial<Scope>, read: FakeOperations["read"] = {}) {
	const ports = fakePorts({ operations: { send, read } });
	const spies = {
		navigate: vi.spyOn(ports.router, "navigate"),
		toast: vi.spyOn(ports.dialogs, "toast"),
		confirm: vi.spyOn(ports.dialogs, "confirm"),
		openForm: vi.spyOn(ports.dialogs, "openForm"),
		openLogin: vi.spyOn(ports.session, "openLogin"),
		start: vi.spyOn(ports.session, "start"),
		update: vi.spyOn(ports.session, "update"),
		save: vi.spyOn(ports.device, "save"),
		refresh: vi.spyOn(ports, "refresh"),
		share: vi.spyOn(ports.device, "share"),
		copyLink: vi.spyOn(ports.device, "copyLink"),
		copy: vi.spyOn(ports.device, "copy"),
		onError: vi.spyOn(ports, "onError"),
	};
	const { result } = renderHook(useActions, {
		wrapper: ({ children }) => (
			<Surroundings ports={ports} scope={scope}>
				{children}
			</Surroundings>
		),
	});
	const run = (actions: Action[], add?: Partial<Scope>) => act(() => result.current.run(actions, add));
	return { ...spies, run, result };
}

const FILE: Action = {
	do: "call",
	operation: "messagesIndex",
	body: { form: "complaint", data: { bind: "/form" } },
	done: { text: "Filed as {number}", values: { number: { bind: "/result/number" } } },
};
const OPEN_IT: Action = { do: "navigate", link: { to: "/message/detail", query: { id: { bind: "/result/id" } } } };

describe("actions", () => {
	it("send what is bound, show a toast of it, and see the response in those after it", async () => {
		const send = vi.fn(() => ({ code: 0, msg: "", data: { id: "m1", number: "YT-7" } }));
		const { run, toast: toastError, navigate } = actor({ messagesIndex: send });
		expect(await run([FILE, OPEN_IT], { form: { title: "lamp" } })).toBe(true);
		expect(send).toHaveBeenCalledExactlyOnceWith({ form: "complaint", data: { title: "lamp" } });
		expect(toastError).toHaveBeenCalledExactlyOnceWith({ tone: "success", text: "Filed as YT-7" });
		expect(navigate.mock.calls[0]?.[0]).toBe("/message/detail?id=m1");
	});

	it("ask first, and end when the answer is no", async () => {
		const send = vi.fn();
		const { run, confirm, navigate } = actor({ messagesIndex: send });
		confirm.mockResolvedValue(false);
		expect(await run([{ ...FILE, confirm: "Really?" }, OPEN_IT])).toBe(false);
		expect(confirm).toHaveBeenCalledExactlyOnceWith({ text: "Really?" });
		expect(send).not.toHaveBeenCalled();
		expect(navigate).not.toHaveBeenCalled();
	});

	it("warn of what cannot be taken back", async () => {
		const { run, confirm } = actor({ messagesIndex: vi.fn() });
		confirm.mockResolvedValue(false);
		await run([{ ...FILE, confirm: "It ends here.", confirm_label: "End it", danger: true }]);
		expect(confirm).toHaveBeenCalledExactlyOnceWith({ text: "It ends here.", confirm: "End it", danger: true });
	});

	it("end at a refusal and say why, unless the error catalogue has said it", async () => {
		let code = 409;
		const {
			run,
			toast: toastError,
			navigate,
		} = actor({ messagesIndex: () => ({ code, msg: "already withdrawn", data: null }) });
		expect(await run([FILE, OPEN_IT])).toBe(false);
		expect(toastError).toHaveBeenCalledExactlyOnceWith({ tone: "error", text: "already withdrawn" });
		code = 1;
		expect(await run([FILE])).toBe(false);
		expect(toastError).toHaveBeenCalledTimes(1);
		expect(navigate).not.toHaveBeenCalled();
	});

	it("say so when the server fails, of which the error catalogue says nothing", async () => {
		let msg = "Something went wrong on our side.";
		const { run, toast: toastError } = actor({ messagesIndex: () => ({ code: 500, msg, data: null, unsaid: true }) });
		expect(await run([FILE])).toBe(false);
		msg = "";
		expect(await run([FILE])).toBe(false);
		const [worded, bare] = toastError.mock.calls.map(([{ text }]) => text);
		expect(worded).toBe("Something went wrong on our side.");
		expect(bare).toContain("could not be done");
	});

	it("say so when the network fails", async () => {
		const { run, toast: toastError } = actor({ messagesIndex: () => Promise.reject(new Error("offline")) });
		expect(await run([FILE])).toBe(false);
		expect(toastError.mock.calls[0]?.[0].text).toContain("could not be done");
	});

	it("offer login in place when the session has ended, then send once more", async () => {
		const responses = [401, 0].map((code) => ({ code, msg: "", data: { id: "m1", number: "YT-7" } }));
		const { run, openLogin } = actor({ messagesIndex: () => responses.shift() ?? { code: 500, msg: "", data: null } });
		openLogin.mockResolvedValue(true);
		expect(await run([FILE])).toBe(true);
		expect(openLogin).toHaveBeenCalledExactlyOnceWith("Log in to do this. It is done as soon as you are logged in.");
		expect(responses).toEqual([]);
	});

	it("act once for a double click", async () => {
		let finish = () => {};
		const send = vi.fn(() => new Promise<never>((_, reject) => (finish = () => reject(new Error("late")))));
		const { run, result } = actor({ messagesIndex: send });
		let first: Promise<boolean> | undefined;
		act(() => {
			first = result.current.run([FILE]);
		});
		expect(result.current.busy).toBe(true);
		expect(await run([FILE])).toBe(false);
		finish();
		expect(await act(async () => first)).toBe(false);
		expect(result.current.busy).toBe(false);
		expect(send).toHaveBeenCalledTimes(1);
	});

	it("start a session from a response, and report one that is none", async () => {
		const { run, start, onError } = actor();
		const action: Action = { do: "start_session", token: "/result/token", user_info: "/result/user_info" };
		expect(await run([action], { result: { token: "t", user_info: LIN } })).toBe(true);
		expect(start).toHaveBeenCalledExactlyOnceWith({ token: "t", user_info: LIN });
		expect(await run([action], { result: { token: "t" } })).toBe(false);
		expect(onError.mock.calls[0]?.[0].error.message).toContain("/result/user_info");
	});

	it("open a form over the page in their scope, and go on once it is sent", async () => {
		const { run, openForm, refresh } = actor({}, { item: { id: "m1" } });
		const actions: Action[] = [{ do: "open_form", form: "supplement", title: "Add" }, { do: "reload" }];
		expect(await run(actions)).toBe(true);
		const requested = openForm.mock.calls[0]?.[0];
		expect([requested?.form, requested?.title, requested?.scope.item]).toEqual(["supplement", "Add", { id: "m1" }]);
		expect(refresh).toHaveBeenCalledTimes(1);
		openForm.mockResolvedValue(false);
		expect(await run(actions)).toBe(false);
		expect(refresh).toHaveBeenCalledTimes(1);
	});

	it("copy the link where the device cannot share", async () => {
		const { run, share, copyLink, toast: toastError } = actor();
		share.mockResolvedValue(false);
		expect(await run([{ do: "share" }])).toBe(true);
		expect(copyLink).toHaveBeenCalledTimes(1);
		expect(toastError).toHaveBeenCalledExactlyOnceWith({ tone: "success", text: "The link is copied" });
	});

	it("copy the link that they name, not the page's, and say where the clipboard refuses it", async () => {
		const { run, copy, copyLink, toast: toastError } = actor();
		copy.mockResolvedValueOnce(true).mockResolvedValueOnce(false);
		const action: Action = { do: "copy_link", link: { bind: "/result/address" } };
		const result = { address: "https://city.example/shared/abc" };
		expect([await run([action], { result }), await run([action], { result })]).toEqual([true, false]);
		expect(copy.mock.calls).toEqual([[result.address], [result.address]]);
		expect(copyLink).not.toHaveBeenCalled();
		expect(toastError.mock.calls.map(([{ text }]) => text)).toEqual([
			"The link is copied",
			"The link could not be copied",
		]);
	});

	it("save an operation's response as a file", async () => {
		const requested = vi.fn(() => ({ code: 0, data: { profile: { nickname: "Lin" } } }));
		const { run, save, toast: toastError } = actor({}, undefined, { userExport: requested });
		const download: Action = { do: "download", operation: "userExport", file_name: "my-data.json", done: "Saved" };
		expect(await run([download])).toBe(true);
		const [file] = save.mock.calls[0] ?? [];
		expect(file?.name).toBe("my-data.json");
		expect(JSON.parse(file?.text ?? "")).toEqual({ profile: { nickname: "Lin" } });
		expect(toastError).toHaveBeenCalledExactlyOnceWith({ tone: "success", text: "Saved" });
	});

	it("save nothing of a refusal, and say why", async () => {
		const {
			run,
			save,
			toast: toastError,
		} = actor({}, undefined, { userExport: () => ({ code: 429, msg: "Too often" }) });
		expect(await run([{ do: "download", operation: "userExport", file_name: "my-data.json" }])).toBe(false);
		expect(save).not.toHaveBeenCalled();
		expect(toastError).toHaveBeenCalledExactlyOnceWith({ tone: "error", text: "Too often" });
	});

	it("take over what has changed of the one logged in, with the session as it is", async () => {
		const { run, start, update } = actor();
		expect(await run([{ do: "start_session", user_info: "/result" }], { result: LIN })).toBe(true);
		expect(update).toHaveBeenCalledExactlyOnceWith(LIN);
		expect(start).not.toHaveBeenCalled();
	});
});

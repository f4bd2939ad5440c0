import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Envelope } from "../../../schemas/operation.ts";
import { press, type } from "../../../tests/fixtures/form-widget.ts";
import { forgetDrafts, formReleases, formWith, renderForm } from "../../../tests/fixtures/render-form.tsx";
import { DRAFT_STORAGE } from "../model/draft-storage.ts";

beforeEach(forgetDrafts);
afterEach(cleanup);

const form = formWith({ title: { type: "string", title: "Subject" } });
const newer = formWith({ title: { type: "string", title: "Matter" } });
const WITHDRAWN = /The version that you had begun was withdrawn/;
const BACK = { name: "Go back to the version before" };

const carriedOver = async () => {
	const input = await waitFor(() => screen.getByLabelText<HTMLInputElement>("Matter"));
	await screen.findByText(WITHDRAWN);
	expect(screen.queryByRole("button", BACK)).toBeNull();
	return input.value;
};

const untilStored = (title: string) =>
	waitFor(async () => expect((await DRAFT_STORAGE.read("test", ""))?.answers.title).toBe(title));

it("takes a begun form over to the version in force once its own was revoked, with what was typed, and says so", async () => {
	const releases = formReleases();
	const { hash } = await releases.publish(form);
	await renderForm(form, { releases });
	await type("Subject", "A lamp");
	await act(async () => void (await releases.publish(newer, [hash])));
	expect(await carriedOver()).toBe("A lamp");
});

it("keeps no version before beside a draft that had to leave it, nor one that was kept there earlier", async () => {
	const releases = formReleases();
	const first = await renderForm(form, { releases });
	await type("Subject", "A lamp");
	const second = formWith({ title: { type: "string", title: "Point" } });
	const { hash } = await act(() => releases.publish(second));
	await screen.findByRole("button", { name: "Use the new version" });
	await press("Use the new version");
	await screen.findByRole("button", BACK);
	await type("Point", "A lamp post");
	await act(async () => void (await releases.publish(newer, [hash])));
	expect(await carriedOver()).toBe("A lamp post");
	await untilStored("A lamp post");
	expect(await DRAFT_STORAGE.earlier("test", "")).toBeUndefined();
	first.unmount();
	await renderForm(newer, { releases });
	await screen.findByText(/What you typed has been restored/);
	expect(screen.queryByRole("button", BACK)).toBeNull();
});

describe("a version that the server does not take any more", () => {
	const gone = { code: 410, msg: "This form is no longer offered. Please open it again.", data: null };
	const taken = { code: 0, msg: "", data: { id: "1", number: "N1" } };

	it("asks for the one in force at once, and goes on with it and what was typed, which is then sent", async () => {
		const releases = formReleases();
		const send = vi.fn((_body: Record<string, unknown>): Envelope<unknown> => taken).mockImplementationOnce(() => gone);
		const refresh = vi.fn(() => void releases.publish(newer));
		await renderForm(form, { releases, operations: { send: { messagesIndex: send } }, ports: { refresh } });
		await type("Subject", "A lamp");
		await press("Send");
		expect(await carriedOver()).toBe("A lamp");
		expect(refresh).toHaveBeenCalledTimes(1);
		await press("Send");
		await screen.findByText(/Your case has the number N1/);
		const [before, after] = send.mock.calls.map(([body]) => body);
		expect(after).toMatchObject({ data: { title: "A lamp" }, idempotency_key: before?.idempotency_key });
		expect(after?.form_hash).toBe(releases.loader.peekForm("test")?.hash);
		expect(after?.form_hash).not.toBe(before?.form_hash);
	});

	it("goes on at once with one that had been offered before", async () => {
		const { releases } = await renderForm(form, { operations: { send: { messagesIndex: () => gone } } });
		await type("Subject", "A lamp");
		await act(async () => void (await releases.publish(newer)));
		await press("Send");
		expect(await carriedOver()).toBe("A lamp");
	});

	it("stays with what was typed where no other is in force", async () => {
		await renderForm(form, { operations: { send: { messagesIndex: () => gone } } });
		await type("Subject", "A lamp");
		await press("Send");
		await screen.findByText(/This form has been withdrawn/);
		expect(screen.getByLabelText<HTMLInputElement>("Subject").value).toBe("A lamp");
	});
});

describe("a draft of a revoked version", () => {
	/** Leaves a draft of the first version on the device, and puts another in force. */
	async function leaveDraft() {
		const releases = formReleases();
		const view = await renderForm(form, { releases });
		await type("Subject", "A lamp");
		const { hash } = await releases.publish(form);
		view.unmount();
		await untilStored("A lamp");
		await releases.publish(newer, [hash]);
		return { releases, hash };
	}

	it("goes on in the version in force when it is opened, where the device still has its own", async () => {
		const { releases, hash } = await leaveDraft();
		await renderForm(newer, { releases: { ...releases, publish: (document) => releases.publish(document, [hash]) } });
		expect(await carriedOver()).toBe("A lamp");
	});

	it("does so where its own cannot be had any more", async () => {
		const { releases, hash } = await leaveDraft();
		const loadForm = (id: string, wanted?: string) =>
			wanted === hash ? Promise.reject(new Error("404")) : releases.loader.loadForm(id, wanted);
		const loader = { ...releases.loader, loadForm };
		await renderForm(newer, {
			releases: { ...releases, loader, publish: (document) => releases.publish(document, [hash]) },
		});
		expect(await carriedOver()).toBe("A lamp");
	});
});

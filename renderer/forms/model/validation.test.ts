import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createTranslator } from "../../../schemas/i18n/translator.ts";
import type { FormDocument } from "../../../schemas/types.gen.ts";
import { loadedForm } from "../../../tests/fixtures/loaded-form.ts";
import { createFormValidation } from "./validation.ts";

const PLAIN = createTranslator({ locale: "en-US", messages: {}, timeZone: "UTC" });
const form: FormDocument = {
	kind: "form",
	id: "test",
	title: "Test form",
	schema: { type: "object", properties: { title: { type: "string", title: "Subject", minLength: 3 } } },
	submit: { operation: "messagesIndex", label: "Send", body: {} },
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("tells that the rules can't be had where they do not come in time, and validates by them once they have", async () => {
	const loaded = await loadedForm(form);
	const factory = await loaded.validator();
	const late = Promise.withResolvers<typeof factory>();
	const validation = createFormValidation({ ...loaded, validator: () => late.promise }, () => PLAIN);
	const notify = vi.fn();
	const failed = vi.fn();
	const checked = validation.check(() => ({ title: "a" }), notify, failed);
	await vi.advanceTimersByTimeAsync(14_900);
	expect(failed).not.toHaveBeenCalled();
	await vi.advanceTimersByTimeAsync(200);
	await checked;
	expect([failed.mock.calls.length, notify.mock.calls.length]).toEqual([1, 0]);
	late.resolve(factory);
	await validation.check(() => ({ title: "a" }), notify, failed);
	expect(failed).toHaveBeenCalledOnce();
	expect(notify.mock.calls.map(([errors]) => errors)).toEqual([[expect.objectContaining({ pointer: "/title" })]]);
});

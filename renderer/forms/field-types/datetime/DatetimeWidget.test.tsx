import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { limitDay } from "../../../../schemas/rules/formats/dates.ts";
import { description, renderField, type } from "../../../../tests/fixtures/form-widget.ts";
import { forgetDrafts, formWith, renderForm } from "../../../../tests/fixtures/render-form.tsx";

beforeEach(forgetDrafts);
afterEach(() => {
	cleanup();
	vi.useRealTimers();
});

const MOMENT = {
	schema: { type: "string", title: "When", format: "date-time" },
	options: { not_after: "today", hint: "As near as you know." },
} as const;

it("asks in the portal's time, wherever the device is, and sends the moment itself", async () => {
	const { sent } = await renderField(MOMENT);
	await type("When", "2026-01-02T08:30");
	expect(await sent()).toEqual({ answer: "2026-01-02T00:30:00.000Z" });
});

it("shows a moment that was kept in the portal's time, and what is none as empty", async () => {
	await renderField(MOMENT, { value: "2026-01-01T16:00:00.000Z" });
	expect(screen.getByLabelText("When")).toHaveProperty("value", "2026-01-02T00:00");
	cleanup();
	await renderField(MOMENT, { value: "some day" });
	expect(screen.getByLabelText("When")).toHaveProperty("value", "");
});

it("sends nothing once it is emptied", async () => {
	const { sent } = await renderField(MOMENT, { value: "2026-01-02T08:30:00.000Z" });
	await type("When", "");
	expect(await sent()).toEqual({});
});

it("offers the days that lie within a limit of months or years, and says of others how far it goes", async () => {
	const { refused } = await renderField({ ...MOMENT, options: { not_before: "-P1Y", not_after: "P3M" } });
	const input = screen.getByLabelText("When");
	const [earliest, latest] = ["-P1Y", "P3M"].map((limit) => limitDay("Asia/Shanghai", limit));
	expect(input.getAttribute("min")).toBe(`${earliest}T00:00`);
	expect(input.getAttribute("max")).toBe(`${latest}T23:59`);
	await type("When", "2001-01-01T00:00");
	const message = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });
	expect(await refused()).toEqual([`“When” must not lie before ${message.format(new Date(String(earliest)))}`]);
});

it("offers no time after now, also when the form has been open for long", async () => {
	vi.useFakeTimers({ now: new Date("2026-11-21T04:00:00Z"), toFake: ["Date"] });
	await renderField(MOMENT);
	const input = screen.getByLabelText("When");
	expect(input.getAttribute("max")).toBe("2026-11-21T12:00");
	vi.setSystemTime(new Date("2026-11-21T05:30:00Z"));
	fireEvent.focus(input);
	expect(input.getAttribute("max")).toBe("2026-11-21T13:30");
});

it("refuses this evening at noon, and says so with the input", async () => {
	vi.useFakeTimers({ now: new Date("2026-11-21T04:00:00Z"), toFake: ["Date"] });
	const { refused } = await renderField(MOMENT);
	const input = screen.getByLabelText("When");
	expect(description(input)).toBe("As near as you know.");
	await type("When", "2026-11-21T19:00");
	expect(await refused()).toEqual(["“When” must not lie in the future"]);
	expect(description(input)).toContain("“When” must not lie in the future");
});

it.each([
	["at_least", "min", "2026-12-01T18:30:00+08:00", "2026-12-01T18:30"],
	["more_than", "min", "2026-12-01T10:30:20Z", "2026-12-01T18:30"],
	["at_most", "max", "2026-12-01T10:30:20Z", "2026-12-01T18:30"],
	["less_than", "max", "2026-12-01T18:30:00+08:00", "2026-12-01T18:30"],
	["at_least", "min", "2026-12-01", "2026-12-01T00:00"],
	["at_most", "max", "2026-12-01", "2026-12-01T23:59"],
] as const)(
	"follows a value that it is compared with by %s to the minute (%s: %s)",
	async (is, limit, other, offered) => {
		const moment = { type: "string", title: "End", format: "date-time" };
		const start = { type: "string", title: "Start", format: other.includes("T") ? "date-time" : "date" };
		const form = formWith({ start, end: moment }, { fields: { "/end": { compared: { [is]: "/form/start" } } } });
		await renderForm(form, { prefill: { start: other } });
		expect(screen.getByLabelText("End").getAttribute(limit)).toBe(offered);
	},
);

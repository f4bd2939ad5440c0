import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { answered, fakeAdapters } from "../../../tests/fixtures/ports.ts";
import { forgetDrafts, formWith, renderForm } from "../../../tests/fixtures/render-form.tsx";
import { WAITING } from "../model/choices.ts";

beforeEach(forgetDrafts);
afterEach(cleanup);

/** The same choices, in a response of its own each time. */
const categories = () => answered({ list: [{ code: "lighting", name: "Street lighting" }] });

it("leaves an empty place of a list with fixed places as it is while others are answered", async () => {
	const list = {
		title: "List",
		type: "array",
		prefixItems: [
			{ title: "Category", type: "string" },
			{ title: "Remark", type: "string" },
		],
		items: false,
	};
	const options = { operation: "messagesGetCategory", list: "/list", value: "/code", label: "/name" } as const;
	const read = { messagesGetCategory: categories };
	await renderForm(formWith({ list }, { fields: { "/list/0": { widget: "select", options } } }), {
		ports: { adapters: fakeAdapters({ read }) },
	});
	const remark = await screen.findByLabelText("Remark");
	fireEvent.change(remark, { target: { value: "Dark" } });
	fireEvent.blur(remark);
	await screen.findByRole("option", { name: "Street lighting" });
	expect(screen.getByLabelText("Category")).toHaveProperty("value", "");
	expect(remark).toHaveProperty("value", "Dark");
});

it("waits for a value that is not requested any more, as the server would", async () => {
	const text = (title: string) => ({ type: "string", title });
	const options = {
		operation: "messagesGetCategory",
		query: { about: { bind: "/form/about" } },
		list: "/list",
		value: "/code",
		label: "/name",
	};
	const fields = {
		"/about": { when: { "/form/named": { const: "yes" } } },
		"/it": { widget: "radio" as const, options },
	};
	const form = formWith({ named: text("Named"), about: text("About"), it: text("Kind") }, { fields });
	await renderForm(form, { ports: { adapters: fakeAdapters({ read: { messagesGetCategory: categories } }) } });
	const write = async (label: string, value: string) => {
		const input = await screen.findByLabelText(label);
		fireEvent.change(input, { target: { value } });
		fireEvent.blur(input);
	};
	await write("Named", "yes");
	await write("About", "lamps");
	fireEvent.click(await screen.findByRole("radio", { name: "Street lighting" }));
	await write("Named", "no");
	await screen.findByText("These choices depend on an answer that is still missing.");
	expect(screen.queryByRole("radio")).toBeNull();
});

it("offers a choice only where the portal can keep to it, and takes one back that was chosen before", async () => {
	const PC = {
		upload: { max_size: 1, max_count: 1, accept: [] },
		login: { code_length: 6, resend_after: 60 },
		page_size: 10,
		locales: [],
	};
	const choices = [
		{ value: "sms", label: "By text message", offered_when: { "/config/report/pc/sms_notices": { const: true } } },
		{ value: "phone", label: "By phone" },
	];
	const by = { type: "string", title: "By", enum: ["sms", "phone"] };
	const form = formWith({ by }, { fields: { "/by": { widget: "radio", choices } } });
	const names = () => screen.getAllByRole("radio").map((radio) => radio.getAttribute("aria-label") ?? radio.id);
	const withSms = (sms: boolean) => ({ config: { admin: {}, report: { pc: { ...PC, sms_notices: sms } } } });
	const { inScope } = await renderForm(form, { scope: withSms(true) });
	expect(names()).toHaveLength(2);
	await inScope(withSms(false));
	expect(names()).toHaveLength(1);
	expect(screen.queryByLabelText("By text message")).toBeNull();
	cleanup();
	await renderForm(form, { scope: withSms(false), prefill: { by: "sms" } });
	expect(names()).toHaveLength(1);
	expect(screen.queryByRole("radio", { checked: true })).toBeNull();
});

it("offers a choice while its condition holds, and says when it takes one back", async () => {
	const choices = [
		{ value: "hall", label: "In the hall", when: { "/form/where": { const: "in" } } },
		{ value: "yard", label: "In the yard" },
	];
	const where = { type: "string", title: "Where", enum: ["in", "out"] };
	const place = { type: "string", title: "Place", enum: ["hall", "yard"] };
	const fields = { "/where": { widget: "radio" as const }, "/place": { widget: "radio" as const, choices } };
	const pc = { upload: { max_size: 1, max_count: 1, accept: [] }, login: { code_length: 6, resend_after: 60 } };
	const config = { admin: {}, report: { pc: { ...pc, page_size: 10, locales: [] } } };
	await renderForm(formWith({ where, place }, { fields }), { scope: { config } });
	expect(screen.queryByLabelText("In the hall")).toBeNull();
	fireEvent.click(screen.getByLabelText("in"));
	fireEvent.click(await screen.findByLabelText("In the hall"));
	expect(screen.getByLabelText("In the hall")).toHaveProperty("checked", true);
	fireEvent.click(screen.getByLabelText("out"));
	await screen.findAllByText("“Place”: your choice is no longer offered; please choose again");
	expect(screen.queryByLabelText("In the hall")).toBeNull();
});

it("keeps the written order of choices, whatever their conditions leave and bring back", async () => {
	const inSummer = { when: { "/form/season": { const: "summer" } } };
	const choices = [
		{ value: "walk", label: "On foot" },
		{ value: "boat", label: "By boat", ...inSummer },
		{ value: "bus", label: "By bus" },
		{ value: "air", label: "By air", ...inSummer },
	];
	const season = { type: "string", title: "Season", enum: ["summer", "winter"] };
	const way = { type: "string", title: "Way", enum: ["walk", "boat", "bus", "air"] };
	const fields = { "/season": { widget: "radio" as const }, "/way": { widget: "select" as const, choices } };
	await renderForm(formWith({ season, way }, { fields }));
	const offered = () =>
		[...screen.getByLabelText("Way").querySelectorAll("option")].map(({ textContent }) => textContent).slice(1);
	for (const [chosen, left] of [
		["summer", ["On foot", "By boat", "By bus", "By air"]],
		["winter", ["On foot", "By bus"]],
		["summer", ["On foot", "By boat", "By bus", "By air"]],
	] as const) {
		fireEvent.click(screen.getByLabelText(chosen));
		await vi.waitFor(() => expect(offered()).toEqual(left));
	}
});

it.each(["select", "radio"] as const)(
	"says why a %s has no choices while the conditions of all do not hold",
	async (widget) => {
		const choices = [{ value: "walk", label: "On foot", when: { "/form/season": { const: "summer" } } }];
		const season = { type: "string", title: "Season", enum: ["summer", "winter"] };
		const way = { type: "string", title: "Way", enum: ["walk"] };
		const fields = { "/season": { widget: "radio" as const }, "/way": { widget, choices } };
		await renderForm(formWith({ season, way }, { fields }));
		screen.getByText(WAITING);
		fireEvent.click(screen.getByLabelText("summer"));
		await vi.waitFor(() => expect(screen.queryByText(WAITING)).toBeNull());
		screen.getByText("On foot");
	},
);

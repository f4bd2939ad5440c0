import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fakePorts, LIN } from "../../../tests/fixtures/ports.ts";
import { forgetDrafts, formWith, renderForm } from "../../../tests/fixtures/render-form.tsx";
import type { Ports } from "../../ports/ports.ts";

const form = formWith({ title: { type: "string", title: "Subject" } });
const BLOCKS = formWith(
	{ title: { type: "string", title: "Subject" } },
	{
		after: {
			blocks: [
				{ type: "heading", level: 2, text: "Sent" },
				{ type: "text", text: "Bye" },
			],
		},
	},
);
const responding = (data: Record<string, unknown>) => ({ send: { messagesIndex: () => ({ code: 0, msg: "", data }) } });
const NAMELESS = { id: "1", number: "N1", query_code: "ABCDE23456" };
const NAMED = { id: "1", number: "N1", query_code: null };
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));

beforeEach(forgetDrafts);
afterEach(cleanup);

async function send(form: Parameters<typeof renderForm>[0], data: Record<string, unknown>, ports: Partial<Ports> = {}) {
	const shown = await renderForm(form, { operations: responding(data), ports });
	await press("Send");
	await waitFor(() => expect(document.querySelector("form")).toBeNull());
	return shown;
}

/** A router at an address, with what it is told to go to. */
function routerAt(query: Record<string, string>, stored?: unknown) {
	const { router } = fakePorts();
	return {
		...router,
		location: { path: "/here", query, state: stored },
		navigate: vi.fn<Ports["router"]["navigate"]>(),
	};
}

describe("the number and code of a case filed without an account", () => {
	it("are said where the form's document declares nothing of what follows, and are copied together", async () => {
		const { device } = fakePorts();
		const copy = vi.fn(async () => true);
		await send(form, NAMELESS, { device: { ...device, copy } });
		expect(document.body.textContent).toContain("Your case has the number N1.");
		expect(document.body.textContent).toContain("Your query code is ABCDE23456");
		await press("Copy number and code");
		expect(copy).toHaveBeenCalledWith("Case number: N1\nQuery code: ABCDE23456");
	});

	it("are said below the first thing that the document declares, whatever it is", async () => {
		await send(BLOCKS, NAMELESS);
		expect(document.body.textContent).toMatch(/heading \{.*Your query code is ABCDE23456.*text \{/);
	});

	it("are not said of a case that stands in somebody's account", async () => {
		await send(BLOCKS, NAMED, { session: { ...fakePorts().session, user: LIN } });
		expect(document.body.textContent).not.toContain("query code");
	});
});

describe("the receipt of a case", () => {
	it("stays with the page's entry of the history, at none of the form's steps", async () => {
		const router = routerAt({ form: "test", step: "review" });
		await send(BLOCKS, NAMELESS, { router });
		expect(router.navigate).toHaveBeenCalledWith(
			"/here?form=test",
			expect.objectContaining({
				replace: true,
				state: expect.objectContaining({ form: "test", result: NAMELESS, values: {} }),
			}),
		);
	});

	it("has the values as they were sent, where what follows speaks of them: computed ones, and none that was hidden", async () => {
		const router = routerAt({});
		const text = (title: string, more = {}) => ({ type: "string", title, ...more });
		const speaking = formWith(
			{
				title: text("Subject", { default: "Hello" }),
				more: text("More", { default: "x" }),
				greeting: text("Greeting"),
			},
			{
				fields: {
					"/more": { when: { "/form/title": { const: "Bye" } } },
					"/greeting": { computed: { text: "Dear {title}", values: { title: { bind: "/form/title" } } } },
				},
				after: { blocks: [{ type: "text", text: { bind: "/form/title" } }] },
			},
		);
		await send(speaking, NAMELESS, { router });
		const values = { title: "Hello", greeting: "Dear Hello" };
		expect(router.navigate.mock.lastCall?.[1]?.state).toMatchObject({ values: values });
		expect(router.navigate.mock.lastCall?.[1]?.state).not.toHaveProperty("answers.more");
	});

	it("is there again when the page is loaded anew, and does nothing a second time", async () => {
		const router = routerAt({});
		const refresh = vi.fn();
		const acting = formWith({}, { after: { ...BLOCKS.after, actions: [{ do: "reload" }] } });
		const { releases } = await send(acting, NAMELESS, { router, refresh });
		const stored = router.navigate.mock.lastCall?.[1]?.state;
		cleanup();
		await renderForm(acting, { releases, ports: { router: routerAt({}, stored), refresh } });
		expect(document.body.textContent).toContain("Your query code is ABCDE23456");
		expect(document.querySelector("form")).toBeNull();
		expect(refresh).toHaveBeenCalledOnce();
	});

	it("of a case filed by name is for nobody else who uses the device", async () => {
		const router = routerAt({});
		const session = { ...fakePorts().session, user: LIN };
		const { releases } = await send(BLOCKS, NAMED, { router, session });
		const stored = router.navigate.mock.lastCall?.[1]?.state;
		cleanup();
		await renderForm(BLOCKS, { releases, ports: { router: routerAt({}, stored) } });
		expect(screen.getByLabelText("Subject")).toBeDefined();
		cleanup();
		await renderForm(BLOCKS, { releases, ports: { router: routerAt({}, stored), session } });
		expect(screen.queryByLabelText("Subject")).toBeNull();
	});

	it("gives way to the form where that is requested once more, and does not come back", async () => {
		const router = routerAt({});
		await send({ ...form, after: { again: "Another one" } }, NAMELESS, { router });
		await press("Another one");
		expect(screen.getByLabelText("Subject")).toBeDefined();
		expect(router.navigate).toHaveBeenLastCalledWith("/here", { replace: true, state: undefined, handed: undefined });
	});
});

it("is headed and titled as a confirmation, and holds a copy of what was sent", async () => {
	document.title = "File a complaint";
	const typed = formWith(
		{ title: { type: "string", title: "Subject", default: "A lamp is dark" } },
		{ title: "Complaint" },
	);
	await send(typed, NAMED);
	expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Sent: Complaint");
	await waitFor(() => expect(document.title).toBe("Sent: Complaint · File a complaint"));
	const copy = screen.getByRole("heading", { name: "What you sent" }).parentElement;
	expect(copy?.textContent).toContain("SubjectA lamp is dark");
	cleanup();
	expect(document.title).toBe("File a complaint");
});

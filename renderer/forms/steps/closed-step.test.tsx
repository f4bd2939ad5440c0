import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fakePorts } from "../../../tests/fixtures/ports.ts";
import { forgetDrafts, formWith, renderForm } from "../../../tests/fixtures/render-form.tsx";

beforeEach(forgetDrafts);
afterEach(cleanup);

const text = (title: string) => ({ type: "string", title });
const form = formWith(
	{ matter: text("Matter"), name: text("Name"), more: text("More") },
	{
		schema: { required: ["matter", "name"] },
		steps: [
			{ id: "matter", title: "The matter", fields: ["matter"] },
			{ id: "you", title: "About you", fields: ["name"] },
			{ id: "more", title: "More of it", fields: ["more"], when: { "/form/matter": { const: "much" } } },
		],
		review: true,
	},
);

/** Opens the form at the address of a step, with answers that a page gives; the page follows where the form leads. */
async function openedAt(step: string, prefill: Record<string, string> = {}) {
	const { router, session } = fakePorts();
	const followed = {
		...router,
		location: { path: "/here", query: { step } },
		navigate: vi.fn((to: string) => {
			followed.location = { path: "/here", query: { step: new URLSearchParams(to.split("?")[1]).get("step") ?? "" } };
		}),
	};
	const { inSession } = await renderForm(form, { ports: { router: followed }, prefill });
	await inSession(session);
	return followed.navigate;
}

const heading = (name: string) => screen.findByRole("heading", { name });

it("opens a step whose steps before are answered, at once", async () => {
	const navigate = await openedAt("review", { matter: "A lamp", name: "Wanda" });
	await heading("Check your answers");
	expect(navigate).not.toHaveBeenCalled();
	expect(screen.queryByText(/is not open yet/)).toBeNull();
});

it("leads an address further on to the first step that is not answered, and says why", async () => {
	const navigate = await openedAt("review", { matter: "A lamp" });
	await heading("About you");
	expect(navigate).toHaveBeenCalledExactlyOnceWith("/here?step=you", { replace: true });
	screen.getByText("“Check your answers” is not open yet. Please answer this step first.");
	const steps = screen.getAllByRole("listitem").map((item) => [item.textContent, item.getAttribute("aria-current")]);
	expect(steps).toEqual([
		["The matter", null],
		["About you", "step"],
		["Check your answers", null],
	]);
});

it("says that the values do not lead to a step", async () => {
	const navigate = await openedAt("more");
	await heading("The matter");
	expect(navigate).toHaveBeenCalledExactlyOnceWith("/here?step=matter", { replace: true });
	screen.getByText("Your answers do not lead to the step that was asked for. Go on from here.");
});

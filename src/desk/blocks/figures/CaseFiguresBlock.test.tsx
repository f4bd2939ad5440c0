import { compileMessage } from "@lingui/message-utils/compileMessage";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { I18nProvider, PortsProvider, ScopeProvider } from "../../../../renderer/index.ts";
import { createTranslator } from "../../../../schemas/i18n/translator.ts";
import type { CaseFigures } from "../../../../schemas/types.gen.ts";
import { fakePorts } from "../../../../tests/fixtures/ports.ts";
import { DESK_TEXTS } from "../../desk-texts.ts";
import { CaseFiguresBlock } from "./CaseFiguresBlock.tsx";

const messages = Object.fromEntries(DESK_TEXTS.map((text) => [text, compileMessage(text)]));
const i18n = createTranslator({
	locale: "en-US",
	messages,
	timeZone: "UTC",
	workflow: { kind: "workflow", id: "workflow", states: {}, transitions: [], clocks: [] },
});

const NOTHING = { accept_median: null, accept_p90: null, close_median: null, close_p90: null, reopened: 0 };
const of = (name: string, rest: Partial<CaseFigures>): CaseFigures => ({
	name,
	filed: 4,
	...NOTHING,
	reply_median: null,
	reply_p90: null,
	on_time: null,
	satisfied: null,
	...rest,
});
const FIGURES = {
	all: of("", {}),
	by_category: [of("Noise", { reply_median: 2, reply_p90: 8, on_time: 0.5 }), of("Parks", { on_time: 1 })],
	by_district: [of("North", { satisfied: 0.25 })],
	by_month: [of("2026-10", { reply_median: 3 })],
	teams: [],
};

const show = () =>
	render(
		<PortsProvider value={fakePorts()}>
			<I18nProvider value={i18n}>
				<ScopeProvider
					value={{
						route: { path: "/", locale: "en-US" },
						query: {},
						config: { admin: {}, report: {} },
						data: { figures: FIGURES },
					}}
				>
					<CaseFiguresBlock block={{ type: "case_figures", figures: "/data/figures" }} />
				</ScopeProvider>
			</I18nProvider>
		</PortsProvider>,
	);

const drawing = (name: string) => screen.getByRole("img", { name });
const widths = (inside: Element, selector: string) =>
	[...inside.querySelectorAll(selector)].map((bar) => bar.getAttribute("width"));

afterEach(cleanup);

it("draws the days until the reply by category, district and month, with nine of ten behind the median", () => {
	show();
	const categories = drawing("Days until the reply, by category");
	expect(widths(categories, ".pt-chart__mark")).toEqual(["25.00%"]);
	expect(widths(categories, ".desk-figure-nine")).toEqual(["100.00%"]);
	expect(within(categories).getByText("2 / 8")).toBeTruthy();
	expect(within(categories).getByText("–")).toBeTruthy();
	expect(within(drawing("Days until the reply, by district")).getByText("North")).toBeTruthy();
	expect(within(drawing("Days until the reply, by month")).getByText("3")).toBeTruthy();
});

it("draws the measure that is chosen, shares against all of them", () => {
	show();
	fireEvent.change(screen.getByRole("combobox", { name: "What is drawn" }), { target: { value: "on_time" } });
	const categories = drawing("On time, by category");
	expect(widths(categories, ".pt-chart__mark")).toEqual(["50.00%", "100.00%"]);
	expect(widths(categories, ".desk-figure-nine")).toEqual([]);
	expect(within(categories).getByText("50%")).toBeTruthy();
});

it("has all measures of each drawing in a table behind it", () => {
	show();
	const [categories] = screen.getAllByRole("table", { hidden: true });
	if (!categories) throw new Error("expected a table");
	const rows = within(categories).getAllByRole("row", { hidden: true });
	expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
		[
			...["Category", "Days until the reply", "Days until accepted", "Days until closed"],
			...["On time", "Reopened", "Satisfied", "Cases"],
		],
		["Noise", "2 / 8", "–", "–", "50%", "0%", "–", "4"],
		["Parks", "–", "–", "–", "100%", "0%", "–", "4"],
	]);
});

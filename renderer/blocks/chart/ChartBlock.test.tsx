import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import type { ChartBlock as Options } from "../../../schemas/types.gen.ts";
import { renderBlockAlone } from "../../../tests/fixtures/render-block.tsx";
import { ChartBlock } from "./ChartBlock.tsx";

const OPTIONS: Options = {
	type: "chart",
	chart: "bar",
	title: "Cases by month",
	list: "/data/stats/list",
	label: { bind: "/item/month" },
	value: "/item/count",
	value_label: "Cases",
};
const list = [
	{ month: "September", count: 1200 },
	{ month: "October", count: 600 },
	{ month: "November", count: null },
];
const show = (chart: Options["chart"], entries: unknown) =>
	renderBlockAlone(ChartBlock, { ...OPTIONS, chart }, { scope: { data: { stats: { list: entries } } } });

afterEach(cleanup);

describe("a chart", () => {
	it.each(["bar", "line"] as const)("drawn as %s has a name, and its values in a table behind it", async (chart) => {
		await show(chart, list);
		expect(screen.getByRole("img", { name: "Cases by month" })).toBeTruthy();
		const table = within(screen.getByRole("table", { name: "Cases by month", hidden: true }));
		const cells = table.getAllByRole("row", { hidden: true }).map((row) => [...row.children].map((c) => c.textContent));
		expect(cells).toEqual([
			["Label", "Cases"],
			["September", "1,200"],
			["October", "600"],
		]);
	});

	it("draws bars in proportion", async () => {
		const { container } = await show("bar", list);
		const widths = [...container.querySelectorAll(".pt-chart__mark")].map((bar) =>
			Number.parseFloat(bar.getAttribute("width") ?? ""),
		);
		expect(widths).toHaveLength(2);
		expect(widths[0]).toBeCloseTo((widths[1] ?? 0) * 2, 1);
	});

	it("says when there are no numbers", async () => {
		await show("line", []);
		expect(screen.getByText("There are no numbers yet")).toBeTruthy();
		expect(screen.queryByRole("img")).toBeNull();
	});
});

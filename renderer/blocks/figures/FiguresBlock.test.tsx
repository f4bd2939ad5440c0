import { cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { renderBlockAlone } from "../../../tests/fixtures/render-block.tsx";
import { FiguresBlock } from "./FiguresBlock.tsx";

afterEach(cleanup);

describe("figures", () => {
	it("write numbers as the reader's language does, each with its label", async () => {
		const scope = { data: { cases: { total: 12345 } } };
		const items = [
			{ label: "Cases", value: { bind: "/data/cases/total" }, hint: "this year" },
			{ label: "Open", value: { bind: "/data/open/total" } },
		] as const;
		const [first, second] = items;
		await renderBlockAlone(FiguresBlock, { type: "figures", items: [first, second] }, { scope });
		expect(screen.getByText("Cases").nextElementSibling?.textContent).toBe("12,345");
		expect(screen.getByText("Open").nextElementSibling?.textContent).toBe("–");
		expect(screen.getByText("this year")).toBeTruthy();
	});

	it("lead to where what they count is listed", async () => {
		const link = { to: "/cases", query: { overdue: "overdue" } };
		await renderBlockAlone(FiguresBlock, { type: "figures", items: [{ label: "Overdue", value: "5", link }] });
		expect(screen.getByRole("link", { name: "Overdue" }).getAttribute("href")).toBe("/cases?overdue=overdue");
	});
});

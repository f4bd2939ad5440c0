import { cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { renderBlockAlone } from "../../../tests/fixtures/render-block.tsx";
import { FactsBlock } from "./FactsBlock.tsx";

afterEach(cleanup);

describe("facts", () => {
	it("are a description list of what holds; what has no value shows a dash", async () => {
		const { container } = await renderBlockAlone(
			FactsBlock,
			{
				type: "facts",
				items: [
					{ label: "Number", value: { bind: "/item/number" } },
					{ label: "State", value: { bind: "/item/status", format: "status" } },
					{ label: "Rating", value: { bind: "/item/rating" } },
					{ label: "Hidden", value: "x", when: { "/item/rating": { type: "integer" } } },
				],
			},
			{ scope: { item: { number: "N-1", status: "submitted" } } },
		);
		const terms = [...container.querySelectorAll("dl dt")].map(({ textContent }) => textContent);
		const values = [...container.querySelectorAll("dl dd")].map(({ textContent }) => textContent);
		expect(terms).toEqual(["Number", "State", "Rating"]);
		expect(values).toEqual(["N-1", "Waiting", "–"]);
		expect(screen.getByText("Waiting").className).toContain("tone-info");
	});
});

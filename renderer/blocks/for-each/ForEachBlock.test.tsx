import { cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { renderBlockAlone } from "../../../tests/fixtures/render-block.tsx";
import { ForEachBlock } from "./ForEachBlock.tsx";

const show = (data: Record<string, unknown>) =>
	renderBlockAlone(
		ForEachBlock,
		{ type: "for_each", in: "/data/projects/list", limit: 2, blocks: [{ type: "text", text: "" }], empty: "None yet" },
		{ scope: { data } },
	);

afterEach(cleanup);

describe("for_each", () => {
	it("renders its blocks once for each entry up to its limit, with the entry as item", async () => {
		await show({ projects: { list: [{ id: "p1" }, { id: "p2" }, { id: "p3" }] } });
		expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent?.trim())).toEqual([
			'text  {"id":"p1"}',
			'text  {"id":"p2"}',
		]);
	});

	it("says when there is none, but not before the data has come", async () => {
		await show({});
		expect(screen.queryByText("None yet")).toBeNull();
		cleanup();
		await show({ projects: null });
		expect(screen.getByText("None yet")).toBeTruthy();
	});
});

import { cleanup } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { renderBlockAlone } from "../../../tests/fixtures/render-block.tsx";
import { CardBlock } from "./CardBlock.tsx";

const ICON = { by: "/item/code", icons: { water: "layui-icon-water" }, otherwise: "layui-icon-app" };

afterEach(cleanup);

describe("a card whose icon goes by a value", () => {
	it.each([
		["water", "layui-icon-water"],
		["toString", "layui-icon-app"],
		[undefined, "layui-icon-app"],
	])("shows for %s the icon %s", async (code, icon) => {
		const { container } = await renderBlockAlone(
			CardBlock,
			{ type: "card", title: "T", icon: ICON },
			{ scope: { item: { code } } },
		);
		expect(container.querySelector(".layui-icon")?.classList.contains(icon)).toBe(true);
	});
});

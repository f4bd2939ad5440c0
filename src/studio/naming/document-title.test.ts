import { expect, it } from "vitest";
import { readShipped } from "../../../schemas/edits/shipped.fixture.ts";
import { studioTitle } from "./document-title.ts";

it("tells translations apart, and calls the home page as its window does", () => {
	const { documents } = readShipped();
	const titles = Object.entries(documents).flatMap(([path, document]) =>
		document.kind === "messages" ? [studioTitle(path, document)] : [],
	);
	expect(new Set(titles).size).toBe(titles.length);
	expect(studioTitle("pages/home.json", documents["pages/home.json"])).toBe("Home");
	expect(studioTitle("messages/zh-CN.staff.json", documents["messages/zh-CN.staff.json"])).toBe("zh-CN, staff");
});

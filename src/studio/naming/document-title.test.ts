import { expect, it } from "vitest";
import { readShipped } from "../../../schemas/edits/shipped.fixture.ts";
import type { JsonObject } from "../../../schemas/json/json.ts";
import { allChinese } from "../i18n/chinese.ts";
import { createStudioI18n } from "../i18n/studio-i18n.ts";
import { asWritten, studioTitle } from "./document-title.ts";

it("tells translations apart, and calls the home page as its window does", () => {
	const { documents } = readShipped();
	const titles = Object.entries(documents).flatMap(([path, document]) =>
		document.kind === "messages" ? [studioTitle(path, document, asWritten)] : [],
	);
	expect(new Set(titles).size).toBe(titles.length);
	expect(studioTitle("pages/home.json", documents["pages/home.json"], asWritten)).toBe("Home");
	expect(studioTitle("messages/zh-CN.staff.json", documents["messages/zh-CN.staff.json"], asWritten)).toBe(
		"zh-CN, staff",
	);
});

it("calls what has no title by its id in words, in the studio's language, and leaves titles as they are written", () => {
	const { portal } = createStudioI18n("zh-CN", allChinese);
	const title = (document: JsonObject) => studioTitle("a.json", document, portal);
	for (const id of ["categories", "workflow", "holidays", "routing", "templates", "notifications", "icons", "desk"])
		expect(title({ kind: id, id })).toMatch(/[\u4e00-\u9fff]/);
	expect(title({ kind: "page", id: "holidays", title: "Holidays" })).toBe("Holidays");
});

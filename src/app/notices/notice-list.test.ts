import { expect, it } from "vitest";
import { createNoticeList } from "./notice-list.ts";

it("shows notices until they are dismissed", () => {
	const list = createNoticeList();
	list.tell({ tone: "success", text: "Saved" });
	const [notice] = list.snapshot();
	expect(notice?.text).toBe("Saved");
	list.dismiss(notice?.id ?? -1);
	expect(list.snapshot()).toEqual([]);
});

it("does not repeat an equal notice that is still there", () => {
	const list = createNoticeList();
	list.tell({ tone: "info", text: "Copied" });
	list.tell({ tone: "info", text: "Copied" });
	expect(list.snapshot()).toHaveLength(1);
});

it("lets the oldest go when there are too many", () => {
	const list = createNoticeList();
	for (const text of ["1", "2", "3", "4"]) list.tell({ tone: "info", text });
	expect(list.snapshot().map(({ text }) => text)).toEqual(["2", "3", "4"]);
});

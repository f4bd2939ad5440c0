import { expect, it } from "vitest";
import { createToastList } from "./toast-list.ts";

it("shows notices until they are dismissed", () => {
	const list = createToastList();
	list.show({ tone: "success", text: "Saved" });
	const [toast] = list.snapshot();
	expect(toast?.text).toBe("Saved");
	list.dismiss(toast?.id ?? -1);
	expect(list.snapshot()).toEqual([]);
});

it("does not repeat an equal notice that is still there", () => {
	const list = createToastList();
	list.show({ tone: "info", text: "Copied" });
	list.show({ tone: "info", text: "Copied" });
	expect(list.snapshot()).toHaveLength(1);
});

it("lets the oldest go when there are too many", () => {
	const list = createToastList();
	for (const text of ["1", "2", "3", "4"]) list.show({ tone: "info", text });
	expect(list.snapshot().map(({ text }) => text)).toEqual(["2", "3", "4"]);
});

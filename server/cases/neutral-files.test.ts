import { expect, it } from "vitest";
import { withNeutralNames } from "./neutral-files.ts";

it("calls every file among the values by its neutral name, wherever a form keeps it, and touches nothing else", () => {
	const names = new Map([["f1", "attachment-1.pdf"]]);
	const other = { id: "f2", name: "Li Planted" };
	const values = {
		name: "Wang",
		files: [{ id: "f1", name: "Wang's.pdf", size: 1 }, "f1", other],
		rows: [{ file: { id: "f1", name: "Wang.pdf" } }],
	};
	expect(withNeutralNames(values, names)).toEqual({
		name: "Wang",
		files: [{ id: "f1", name: "attachment-1.pdf", size: 1 }, "f1", other],
		rows: [{ file: { id: "f1", name: "attachment-1.pdf" } }],
	});
});

import { expect, test } from "vitest";
import { FIELD_TYPE_NAMES, traitsOf } from "./choose-type.ts";
import type { FieldTypeName } from "./field-type.ts";

/** A value in the words of its type. */
const inWords = (widget: FieldTypeName, value: unknown, maximum?: unknown) =>
	traitsOf(widget)?.inWords?.(value, {
		options: {},
		maximum,
		words: (text, values) => `${text} ${JSON.stringify(values ?? {})}`,
	});

test("an amount is said with its currency, and what is no number is not", () => {
	expect(inWords("money", 12.5)).toBe("CNY 12.5");
	expect(inWords("money", "12.5")).toBeUndefined();
});

test("a rating is said of the most that it can be: five, or what the schema says, up to ten", () => {
	const most = (maximum?: unknown) => inWords("rating", 3, maximum);
	expect(most()).toContain('"most":5');
	expect(most(7)).toContain('"most":7');
	expect(most(40)).toContain('"most":10');
	expect(inWords("rating", "3")).toBeUndefined();
});

test("files are said by their names, and by how many they are where they have none", () => {
	expect(inWords("file", [{ name: "a.png" }, { name: "b.pdf" }])).toBe("a.png, b.pdf");
	expect(inWords("file", ["id", null, {}])).toBe('Files: {count} {"count":3}');
});

test("a place is said by its words, its position, or both", () => {
	expect(inWords("location", { text: "Mill Lane", latitude: 51.5, longitude: -0.1 })).toBe("Mill Lane (51.5, -0.1)");
	expect(inWords("location", { text: "Mill Lane" })).toBe("Mill Lane");
	expect(inWords("location", { latitude: 51.5, longitude: -0.1 })).toBe("51.5, -0.1");
	for (const none of ["Mill Lane", null, ["Mill Lane"]]) expect(inWords("location", none)).toBeUndefined();
});

test("of what is masked, others see the beginning of what was written only, and of all else nothing", () => {
	const shown = FIELD_TYPE_NAMES.flatMap((name) => {
		const masked = traitsOf(name)?.masked ?? 0;
		return masked > 0 ? [[name, masked]] : [];
	});
	expect(Object.fromEntries(shown)).toEqual({
		text: 1,
		textarea: 1,
		email: 1,
		url: 1,
		static: 1,
		mobile: 3,
		id_card: 3,
	});
});

import { expect, it } from "vitest";
import { isCaseNumber } from "./search.ts";

it.each(["20261121-000123", "20261121-999999", "20261121-1000000"])("knows %s as the number of a case", (words) => {
	expect(isCaseNumber(words)).toBe(true);
});

it.each(["20261121", "20261121-123", "no 20261121-000123", "20261121-000123 lamp"])(
	"searches texts for %s",
	(words) => {
		expect(isCaseNumber(words)).toBe(false);
	},
);

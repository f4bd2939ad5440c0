import { afterEach, expect, it } from "vitest";
import { describeDocument } from "./describe-document.ts";

const descriptions = () =>
	[...document.head.querySelectorAll('meta[name="description"]')].map((meta) => meta.getAttribute("content"));

afterEach(() => {
	document.head.innerHTML = "";
});

it("says what the page is about where the server had said something else, once", () => {
	document.head.innerHTML = '<meta name="description" content="By the server." />';
	describeDocument("All articles.");
	describeDocument("One article.");
	expect(descriptions()).toEqual(["One article."]);
});

it("says it also where nothing was said", () => {
	describeDocument("All articles.");
	expect(descriptions()).toEqual(["All articles."]);
});

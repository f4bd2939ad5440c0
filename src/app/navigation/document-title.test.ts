import { expect, it } from "vitest";
import { documentTitle } from "./document-title.ts";

it("names the page, then the site", () => {
	expect(documentTitle("Articles", "City Portal")).toBe("Articles · City Portal");
});

it("does not say the site's name twice, nor an empty title", () => {
	expect(documentTitle("City Portal", "City Portal")).toBe("City Portal");
	expect(documentTitle(undefined, "City Portal")).toBe("City Portal");
});

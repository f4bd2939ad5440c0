import { expect, it } from "vitest";
import { optionsMarkup } from "./SelectWidget.tsx";

// @vitest-environment jsdom

/** What a browser makes of the options of these labels. */
function optionsOf(labels: readonly string[], chosen = -1): HTMLOptionElement[] {
	const select = document.createElement("select");
	const choices = labels.map((label) => ({ value: label, label }));
	select.innerHTML = optionsMarkup(choices, "Choose…", chosen);
	return [...select.options];
}

it("says every label as it is, whatever signs it has", () => {
	const labels = ["Tea & cake", "<b>Bold</b>", '"quoted"', "&lt;", "</option><script>alert(1)</script>", "茶"];
	expect(optionsOf(labels).map(({ textContent }) => textContent)).toEqual(["Choose…", ...labels]);
});

it("gives each its place as its value, and to the one that chooses nothing none", () => {
	expect(optionsOf(["a", "b"]).map(({ value }) => value)).toEqual(["", "0", "1"]);
});

it("marks the chosen one, which chooses nothing where nothing is chosen", () => {
	expect(optionsOf(["a", "b"], 1).map(({ defaultSelected }) => defaultSelected)).toEqual([false, false, true]);
	expect(optionsOf(["a", "b"]).map(({ defaultSelected }) => defaultSelected)).toEqual([true, false, false]);
});

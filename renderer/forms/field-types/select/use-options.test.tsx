import { act, cleanup, render } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { afterEach, expect, it } from "vitest";
import { optionsMarkup, useOptions } from "./SelectWidget.tsx";

const offered = (...labels: string[]) => labels.map((label) => ({ value: label, label }));
const COLOURS = offered("Red", "Green", "Blue");

function Select({ choices = COLOURS, place }: { choices?: ReturnType<typeof offered>; place: number }) {
	const options = useOptions(choices, "Choose…", place);
	return <select {...options} value={place < 0 ? "" : String(place)} onChange={() => undefined} />;
}

const selectIn = (container: Element) => {
	const select = container.querySelector("select");
	if (!select) throw new Error("expected a select");
	return select;
};

afterEach(cleanup);

it("renders the choices, with the one that is chosen", () => {
	const select = selectIn(render(<Select place={1} />).container);
	expect([...select.options].map(({ text }) => text)).toEqual(["Choose…", "Red", "Green", "Blue"]);
	expect(select.selectedOptions[0]?.text).toBe("Green");
});

it("renders other choices in their place, and keeps what is chosen where it stands now", () => {
	const { container, rerender } = render(<Select place={1} />);
	rerender(<Select choices={offered("Green", "White")} place={0} />);
	expect([...selectIn(container).options].map(({ text }) => text)).toEqual(["Choose…", "Green", "White"]);
	expect(selectIn(container).selectedOptions[0]?.text).toBe("Green");
	rerender(<Select choices={offered("White")} place={-1} />);
	expect(selectIn(container).selectedOptions[0]?.text).toBe("Choose…");
});

it("leaves the options alone that the server rendered", async () => {
	const root = document.createElement("div");
	root.innerHTML = `<select>${optionsMarkup(COLOURS, "Choose…", 2)}</select>`;
	const rendered = [...selectIn(root).options];
	await act(async () => void hydrateRoot(root, <Select place={2} />));
	expect([...selectIn(root).options]).toEqual(rendered);
	expect([...selectIn(root).options].every((option, at) => option === rendered[at])).toBe(true);
});

import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { StudioTheme } from "../theme/StudioTheme.tsx";
import { SearchField, SearchForm, SearchInput, searchQuery } from "./SearchForm.tsx";

afterEach(cleanup);

const EVERYTHING = { keyword: "", from: "", to: "" };

it("searches by what stands in its fields and between its days, once its button is pressed", () => {
	const onSearch = vi.fn();
	render(
		<StudioTheme>
			<SearchForm everything={EVERYTHING} onSearch={onSearch}>
				{({ keyword }, change) => (
					<SearchField label="Number" flex="1">
						<SearchInput value={keyword} onChange={(value) => change({ keyword: value })} />
					</SearchField>
				)}
			</SearchForm>
		</StudioTheme>,
	);
	fireEvent.change(screen.getByLabelText("Number"), { target: { value: "17" } });
	fireEvent.change(screen.getByLabelText("From day"), { target: { value: "2026-11-01" } });
	fireEvent.change(screen.getByLabelText("To day"), { target: { value: "2026-11-30" } });
	expect(onSearch).not.toHaveBeenCalled();
	fireEvent.click(screen.getByRole("button", { name: "Search" }));
	expect(onSearch.mock.calls).toEqual([[{ keyword: "17", from: "2026-11-01", to: "2026-11-30" }]]);
});

it("asks the server for nothing that was left empty", () => {
	expect(searchQuery({ ...EVERYTHING, keyword: " a b ", to: "2026-11-30" }).toString()).toBe(
		"keyword=a+b&to=2026-11-30",
	);
	expect(searchQuery({ ...EVERYTHING, keyword: "  " }).toString()).toBe("");
});

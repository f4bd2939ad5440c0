import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { StudioTheme } from "../theme/StudioTheme.tsx";
import { DoneActs } from "./DoneActs.tsx";

afterEach(cleanup);

const moved = (name: string) => ({ text: "*{name}* was moved", values: { name } });
const ACTS = [
	{ sentence: moved("Street"), by: "Ann", at_time: "2026-03-01T08:00:00Z" },
	{ sentence: moved("Place"), by: "Bo", at_time: "2026-03-01T08:01:00Z" },
	{ sentence: moved("Street"), by: "Ann", at_time: "2026-03-01T08:02:00Z" },
];

it("says who changed a document, and each act on demand with whom and when", async () => {
	await act(async () =>
		render(
			<StudioTheme>
				<DoneActs acts={ACTS} />
			</StudioTheme>,
		),
	);
	expect(screen.getByText(/By Ann and Bo\./)).toBeTruthy();
	expect(screen.queryByText(/was moved/)).toBeNull();
	await act(async () => fireEvent.click(screen.getByRole("button", { name: "3 steps one by one" })));
	expect(screen.getAllByText(/Street was moved/).map(({ textContent }) => textContent?.includes("Ann, "))).toEqual([
		true,
		true,
	]);
	expect(screen.getByText(/Place was moved/).textContent).toContain("Bo, ");
});

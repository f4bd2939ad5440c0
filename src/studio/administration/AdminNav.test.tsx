import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, it } from "vitest";
import type { Me } from "../api/admin-types.ts";
import { MeProvider } from "../session/account.ts";
import { StudioTheme } from "../theme/StudioTheme.tsx";
import { AdminNav } from "./AdminNav.tsx";

afterEach(cleanup);

/** What the bar leads somebody with these roles and rights to. */
function placesOf({ roles = [], assignments = [] }: Partial<Me["user"]>): (string | null)[] {
	render(
		<StudioTheme>
			<MeProvider value={{ id: "1", nickname: "Tom", roles, assignments }}>
				<MemoryRouter>
					<AdminNav />
				</MemoryRouter>
			</MeProvider>
		</StudioTheme>,
	);
	return screen.getAllByRole("link").map(({ textContent }) => textContent);
}

it("leads a clerk with a right over one team to the staffing and back to the desk, as one with the role", () => {
	expect(placesOf({ assignments: [{ right: "handles", team: "streets" }] })).toEqual(["Staffing", "To the desk"]);
	cleanup();
	expect(placesOf({ roles: ["handler"] })).toEqual(["Staffing", "To the desk"]);
});

it("leads an editor to what editors change, and not to the desk", () => {
	expect(placesOf({ roles: ["editor"] })).toEqual(["Studio", "Content", "Forms in use"]);
});

import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { SWRConfig } from "swr";
import { afterEach, expect, it, vi } from "vitest";
import type { AdminCall } from "../api/admin-call.ts";
import { AdminProvider } from "../api/use-admin.ts";
import { StudioTheme } from "../theme/StudioTheme.tsx";
import RevokeForm from "./RevokeForm.tsx";

afterEach(cleanup);

const version = (id: string, more: object) => ({
	id,
	title: `Form ${id}`,
	drafts: 0,
	in_force: false,
	revoked: false,
	followed: true,
	...more,
});

/** The window of a publication with such versions of forms. */
async function open(...forms: object[]) {
	const onRevoke = vi.fn(async () => undefined);
	const call: AdminCall = async () => JSON.parse(JSON.stringify({ code: 0, msg: "", data: { forms } }));
	render(
		<StudioTheme>
			<SWRConfig value={{ provider: () => new Map() }}>
				<AdminProvider value={call}>
					<RevokeForm release="r" when="today" onRevoke={onRevoke} />
				</AdminProvider>
			</SWRConfig>
		</StudioTheme>,
	);
	await act(async () => fireEvent.click(screen.getByRole("button", { name: "Revoke one form …: today" })));
	return { dialog: within(await screen.findByRole("alertdialog")), onRevoke };
}

it("offers the forms that are neither in force nor revoked, with what it does to begun drafts, and revokes one with a reason", async () => {
	const { dialog, onRevoke } = await open(
		version("a", { in_force: true }),
		version("b", { drafts: 3 }),
		version("c", { revoked: true }),
		version("d", { drafts: 1, followed: false }),
	);
	const choice = await dialog.findByLabelText("Form");
	expect([...choice.querySelectorAll("option")].map(({ value }) => value)).toEqual(["b", "d"]);
	expect(dialog.getByRole("status").textContent).toMatch(/: 3\..* goes over to the version in force/);
	fireEvent.change(choice, { target: { value: "d" } });
	expect(dialog.getByRole("status").textContent).toMatch(/: 1\..* cannot be sent\.$/);
	const revoke = dialog.getByRole("button", { name: "Revoke it" });
	expect(revoke).toHaveProperty("disabled", true);
	fireEvent.change(dialog.getByLabelText(/^Why is it revoked\?/), { target: { value: "It asked for too much." } });
	await act(async () => fireEvent.click(revoke));
	expect(onRevoke).toHaveBeenCalledWith({ form: "d", reason: "It asked for too much." });
});

it("says so where no form of the publication can be revoked", async () => {
	const { dialog } = await open(version("a", { in_force: true }));
	expect(await dialog.findByText(/^No form of it can be revoked/)).toBeTruthy();
	expect(dialog.getByRole("button", { name: "Revoke it" })).toHaveProperty("disabled", true);
});

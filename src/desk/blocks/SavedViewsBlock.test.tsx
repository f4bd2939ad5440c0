import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { I18nProvider, type Ports, PortsProvider } from "../../../renderer/index.ts";
import { createTranslator } from "../../../schemas/i18n/translator.ts";
import { answered, fakePorts } from "../../../tests/fixtures/ports.ts";
import { SavedViewsBlock } from "./SavedViewsBlock.tsx";

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole("button", { name })));

/** Shows the block with the views that were saved, to whoever may save one and is asked before one goes. */
function show(list: readonly object[] = []) {
	const ports = fakePorts();
	const deskGetViews = { operation: "deskGetViews", kind: "query", use: () => answered({ list }) };
	const adapters = { ...ports.adapters, deskGetViews };
	const call = vi.fn(async () => ({ code: 0, msg: "", data: null }));
	const caller: Ports["caller"] = { ...ports.caller, call, invalidate: async () => undefined };
	const confirm = vi.fn(async () => true);
	const dialogs: Ports["dialogs"] = { ...ports.dialogs, confirm };
	render(
		<PortsProvider value={{ ...ports, caller, dialogs, adapters }}>
			<I18nProvider value={createTranslator({ locale: "en-US" })}>
				<SavedViewsBlock block={{ type: "saved_views" }} />
			</I18nProvider>
		</PortsProvider>,
	);
	return { call, confirm };
}

afterEach(cleanup);

it("has the focus in the name of the view while one is saved, and where that began once it is", async () => {
	show();
	await press("Save this view");
	const name = screen.getByLabelText("Name of the view");
	expect(document.activeElement).toBe(name);
	fireEvent.change(name, { target: { value: "Overdue" } });
	await press("Save");
	expect(screen.queryByLabelText("Name of the view")).toBeNull();
	expect(document.activeElement).toBe(screen.getByRole("button", { name: "Save this view" }));
});

it("asks before a view is deleted, and says who else loses it", async () => {
	const { call, confirm } = show([{ id: "1", name: "Overdue", query: "overdue=1", shared: true, own: true }]);
	confirm.mockResolvedValueOnce(false);
	await press("Delete the view Overdue");
	expect(confirm).toHaveBeenCalledWith(
		expect.objectContaining({ title: "Delete the view Overdue", text: "Your colleagues lose it, too." }),
	);
	expect(call).not.toHaveBeenCalled();
	await press("Delete the view Overdue");
	expect(call).toHaveBeenCalledWith(expect.anything(), { id: "1" });
	expect(document.activeElement).toBe(screen.getByRole("button", { name: "Save this view" }));
});

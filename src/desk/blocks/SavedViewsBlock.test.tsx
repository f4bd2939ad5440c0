import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { I18nProvider, type Ports, PortsProvider } from "../../../renderer/index.ts";
import { createTranslator } from "../../../schemas/i18n/translator.ts";
import { answered, fakePorts } from "../../../tests/fixtures/ports.ts";
import { SavedViewsBlock } from "./SavedViewsBlock.tsx";

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole("button", { name })));

/** Shows the block where no view was saved, to who may save one. */
function show() {
	const ports = fakePorts();
	const deskGetViews = { operation: "deskGetViews", kind: "query", use: () => answered({ list: [] }) };
	const caller: Ports["caller"] = {
		...ports.caller,
		call: async () => ({ code: 0, msg: "", data: null }),
		invalidate: async () => undefined,
	};
	render(
		<PortsProvider value={{ ...ports, caller, adapters: { ...ports.adapters, ...{ deskGetViews } } }}>
			<I18nProvider value={createTranslator({ locale: "en-US" })}>
				<SavedViewsBlock block={{ type: "saved_views" }} />
			</I18nProvider>
		</PortsProvider>,
	);
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

import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { createDialogQueue } from "../dialogs/dialog-queue.ts";
import { createGate } from "../dialogs/gate.ts";
import { createActivityLog } from "../log/activity-log.ts";
import { logTransport } from "../log/log-transport.ts";
import { createUnsavedChanges } from "../navigation/unsaved-changes.ts";
import { partFailure } from "../parts/part-failure.ts";
import { createBrowserDevice } from "../ports/device-port.ts";
import { type PortalServices, ServicesProvider } from "../services-context.tsx";
import { createToastList } from "../toasts/toast-list.ts";
import { LazyOverlays } from "./LazyOverlays.tsx";

const code = vi.hoisted(() => ({ reachable: false }));

vi.mock("./Overlays.tsx", () => {
	if (!code.reachable) throw new TypeError("Failed to fetch dynamically imported module");
	return { default: () => <p>Dialogs</p> };
});

afterEach(cleanup);

const services = (): PortalServices => ({
	dialogs: createDialogQueue(),
	toasts: createToastList(),
	login: createGate(),
	form: createGate(),
	log: createActivityLog({ ...logTransport, doNotTrack: () => true }),
	device: createBrowserDevice(window),
	unsavedChanges: createUnsavedChanges(),
});

it("refuses whoever waits for a dialog that cannot be had, leaves the page as it is, and opens it when it can be", async () => {
	const all = services();
	render(
		<ServicesProvider services={all}>
			<p>Page</p>
			<LazyOverlays />
		</ServicesProvider>,
	);
	const request = () => all.dialogs.confirm({ kind: "question", text: "Withdraw?" });
	let response: boolean | undefined;
	await act(async () => {
		response = await request();
	});
	expect(response).toBe(false);
	expect(screen.getByText("Page")).toBeTruthy();
	expect(partFailure.snapshot()).toBe(true);
	code.reachable = true;
	vi.resetModules();
	await act(async () => void request());
	await screen.findByText("Dialogs");
	expect(partFailure.snapshot()).toBe(false);
});

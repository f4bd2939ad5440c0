import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { createDialogQueue } from "../dialogs/dialog-queue.ts";
import { createGate } from "../dialogs/gate.ts";
import { createActivityLog } from "../log/activity-log.ts";
import { logTransport } from "../log/log-transport.ts";
import { createPageHolds } from "../navigation/page-holds.ts";
import { createNoticeList } from "../notices/notice-list.ts";
import { partFailure } from "../parts/part-failure.ts";
import { createBrowserDevice } from "../ports/device-port.ts";
import { type Services, ServicesProvider } from "../services-context.tsx";
import { LazyOverlays } from "./LazyOverlays.tsx";

const code = vi.hoisted(() => ({ reachable: false }));

vi.mock("./Overlays.tsx", () => {
	if (!code.reachable) throw new TypeError("Failed to fetch dynamically imported module");
	return { default: () => <p>Dialogs</p> };
});

afterEach(cleanup);

const services = (): Services => ({
	dialogs: createDialogQueue(),
	notices: createNoticeList(),
	login: createGate(),
	form: createGate(),
	log: createActivityLog({ ...logTransport, doNotTrack: () => true }),
	device: createBrowserDevice(window),
	holds: createPageHolds(),
});

it("refuses who asks for a dialog that cannot be had, leaves the page as it is, and opens it when it can be", async () => {
	const all = services();
	render(
		<ServicesProvider services={all}>
			<p>Page</p>
			<LazyOverlays />
		</ServicesProvider>,
	);
	const ask = () => all.dialogs.ask({ kind: "question", text: "Withdraw?" });
	let answer: boolean | undefined;
	await act(async () => {
		answer = await ask();
	});
	expect(answer).toBe(false);
	expect(screen.getByText("Page")).toBeTruthy();
	expect(partFailure.snapshot()).toBe(true);
	code.reachable = true;
	vi.resetModules();
	await act(async () => void ask());
	await screen.findByText("Dialogs");
	expect(partFailure.snapshot()).toBe(false);
});

import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { TriedRouting } from "../../../schemas/types.gen.ts";
import { AdminProvider } from "../api/use-admin.ts";
import { StudioTheme } from "../theme/StudioTheme.tsx";
import { RoutingTrial } from "./RoutingTrial.tsx";

afterEach(cleanup);

const part = (over: Partial<TriedRouting>): TriedRouting => ({
	cases: 10_000,
	total: 25_000,
	more: false,
	next: null,
	moved: 3,
	moves: [],
	rules: [{ id: "north", title: "The north", before: 1, after: 2 }],
	...over,
});

/** The trial before a server that answers when `respond` says so; `requests` has the paths that it was called with. */
async function showTrial() {
	const requests: string[] = [];
	const waiting: ((trial: TriedRouting | null) => void)[] = [];
	const call = <T,>(_method: string, path: string) => {
		requests.push(path);
		return new Promise<{ code: number; msg: string; data: T }>((resolve) =>
			waiting.push((trial) => resolve(JSON.parse(JSON.stringify({ code: 0, msg: "", data: { trial } })))),
		);
	};
	render(
		<StudioTheme>
			<AdminProvider value={call}>
				<RoutingTrial draft="d" version={1} ready />
			</AdminProvider>
		</StudioTheme>,
	);
	await screen.findByRole("status");
	return { requests, respond: (trial: TriedRouting | null) => act(async () => waiting.shift()?.(trial)) };
}

it("shows how many of how many cases were tried, part by part, and at the end what came of all", async () => {
	const { requests, respond } = await showTrial();
	await respond(part({ next: "one" }));
	const bar = screen.getByRole("progressbar", { name: "Trying the rules: 10,000 of 25,000 cases" });
	expect([bar.getAttribute("value"), bar.getAttribute("max")]).toEqual(["10000", "25000"]);
	await respond(part({ next: "two" }));
	expect(screen.getByRole("progressbar").getAttribute("value")).toBe("20000");
	await respond(part({ cases: 5_000, next: null }));
	expect(screen.queryByRole("progressbar")).toBeNull();
	screen.getByText("9 of the 25,000 cases of the last 30 days would go elsewhere.");
	expect(requests).toEqual(["", "?after=one", "?after=two"].map((query) => `draft-releases/d/routing${query}`));
});

it("can be cancelled, says what was tried till then, and goes on from there", async () => {
	const { requests, respond } = await showTrial();
	await respond(part({ next: "one" }));
	fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
	await respond(part({ next: "two" }));
	expect(screen.queryByRole("progressbar")).toBeNull();
	screen.getByText("3 of the 10,000 cases of the last 30 days would go elsewhere.");
	screen.getByText("There were more: the newest 10,000 were tried.");
	fireEvent.click(screen.getByRole("button", { name: "Go on" }));
	await respond(part({ cases: 15_000, next: null }));
	screen.getByText("6 of the 25,000 cases of the last 30 days would go elsewhere.");
	expect(requests.map((path) => path.split("=")[1])).toEqual([undefined, "one", "one"]);
});

it("says so where no rule changes", async () => {
	const { respond } = await showTrial();
	await respond(null);
	screen.getByText("No routing rule changes, so nothing was tried.");
});

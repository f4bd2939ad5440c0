import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { renderBlockAlone } from "../../../tests/fixtures/render-block.tsx";
import { TimelineBlock } from "./TimelineBlock.tsx";

const FILE = {
	id: "a1",
	url: "/uploads/a1.pdf",
	name: "plan.pdf",
	size: 2048,
	mime: "application/pdf",
	thumbnail_url: null,
};
const step = (id: string, action: string, to_status: string, created_at: string, more: object = {}) => ({
	id,
	action,
	from_status: null,
	to_status,
	created_at,
	note: "",
	actor: "",
	attachments: [],
	...more,
});
const STEPS = [
	step("f1", "submit", "submitted", "2026-11-01T08:00:00Z"),
	step("f2", "reject", "rejected", "2026-11-03T09:30:00Z", {
		note: "Not ours.",
		actor: "City desk",
		attachments: [FILE],
	}),
	step("f3", "inspect", "rejected", "2026-11-02T09:30:00Z"),
];

afterEach(cleanup);

describe("a timeline", () => {
	const show = (data: Record<string, unknown>) =>
		renderBlockAlone(
			TimelineBlock,
			{ type: "timeline", list: "/data/flow/list", title: "Handling" },
			{ scope: { data } },
		);

	it("tells its steps in the workflow's words, the newest first", async () => {
		await show({ flow: { list: STEPS } });
		const items = screen.getAllByRole("listitem").filter((item) => item.querySelector("time"));
		expect(items.map((item) => item.querySelector("p")?.textContent)).toEqual([
			"Turn the case down",
			"inspect",
			"File the case",
		]);
		expect(screen.getByRole("region", { name: "Handling" })).toBeTruthy();
	});

	it("calls a step as its case's own workflow does, where it is told", async () => {
		const outside = { label: "Answer from outside" };
		const later = { label: "Turned away" };
		const told = [
			step("f1", "outside-answer", "submitted", "2026-11-01T08:00:00Z", outside),
			step("f2", "reject", "rejected", "2026-11-03T09:30:00Z", later),
		];
		await show({ flow: { list: told } });
		const items = screen.getAllByRole("listitem").filter((item) => item.querySelector("time"));
		expect(items.map((item) => item.querySelector("p")?.textContent)).toEqual(["Turned away", "Answer from outside"]);
	});

	it("tells who acted, when, with which outcome, note and files", async () => {
		await show({ flow: { list: STEPS } });
		const newest = within(screen.getAllByRole("listitem")[0] ?? document.body);
		expect(newest.getByText("Not accepted").className).toContain("tone-danger");
		expect(newest.getByText("City desk")).toBeTruthy();
		expect(newest.getByText("Not ours.")).toBeTruthy();
		expect(newest.getByText(/Nov 3, 2026/).getAttribute("datetime")).toBe("2026-11-03T09:30:00Z");
		expect(newest.getByRole("link", { name: "Download plan.pdf" }).getAttribute("href")).toBe("/uploads/a1.pdf");
	});

	it("keeps its place until its data has come, and says when nothing has happened", async () => {
		await show({});
		expect(screen.getByText("Loading…")).toBeTruthy();
		cleanup();
		await show({ flow: { list: [] } });
		expect(screen.getByText("Nothing has happened yet")).toBeTruthy();
	});
});

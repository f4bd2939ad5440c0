import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { renderBlockAlone } from "../../../tests/fixtures/render-block.tsx";
import { AttachmentsBlock } from "./AttachmentsBlock.tsx";

const file = (id: string, name: string, mime: string) => ({
	id,
	name,
	mime,
	url: `/uploads/${id}`,
	size: 3_250_000,
	thumbnail_url: mime.startsWith("image/") ? `/uploads/${id}-small` : null,
});
const FILES = [
	file("a", "plan.pdf", "application/pdf"),
	file("b", "lamp.jpg", "image/jpeg"),
	file("c", "road.png", "image/png"),
];

const show = (list: unknown) =>
	renderBlockAlone(
		AttachmentsBlock,
		{ type: "attachments", list: "/item/files", title: "Files" },
		{ scope: { item: { files: list } } },
	);

// jsdom has the dialog element without its modal behaviour.
beforeEach(() => {
	HTMLDialogElement.prototype.showModal = vi.fn(function (this: HTMLDialogElement) {
		this.open = true;
	});
	HTMLDialogElement.prototype.close = vi.fn(function (this: HTMLDialogElement) {
		this.open = false;
		this.dispatchEvent(new Event("close"));
	});
});
afterEach(cleanup);

describe("attachments", () => {
	it("tell kind and size and can be downloaded", async () => {
		await show(FILES);
		expect(screen.getByText("PDF · 3.3 MB")).toBeTruthy();
		const link = screen.getByRole("link", { name: "Download plan.pdf" });
		expect([link.getAttribute("href"), link.getAttribute("download")]).toEqual(["/uploads/a", "plan.pdf"]);
	});

	it("stand under their questions where the values of their case are named", async () => {
		const values = [{ name: "/plan", label: "The plan", value: ["a"], text: "Files: 1" }];
		const block = { type: "attachments", list: "/item/files", answers: "/item/answers" } as const;
		await renderBlockAlone(AttachmentsBlock, block, { scope: { item: { files: FILES, answers: values } } });
		const plan = within(screen.getByRole("region", { name: "The plan" }));
		expect(plan.getAllByRole("link")).toHaveLength(1);
		expect(screen.getAllByRole("link").length).toBeGreaterThan(1);
	});

	it("open pictures over the page, and lead from one to the next around the end", async () => {
		await show(FILES);
		fireEvent.click(screen.getByRole("button", { name: "View lamp.jpg" }));
		expect(screen.getByRole("dialog", { name: "lamp.jpg" })).toBeTruthy();
		fireEvent.click(screen.getByRole("button", { name: "Next picture" }));
		expect(screen.getByRole("img", { name: "road.png" }).getAttribute("src")).toBe("/uploads/c");
		fireEvent.keyDown(screen.getByRole("dialog"), { key: "ArrowRight" });
		expect(screen.getByText("Picture 1 of 2")).toBeTruthy();
		fireEvent.click(screen.getByRole("button", { name: "Close" }));
		expect(screen.queryByRole("dialog")).toBeNull();
	});

	it("leave nothing behind where there are none", async () => {
		const { container } = await show([]);
		expect(container.textContent).toBe("");
	});
});

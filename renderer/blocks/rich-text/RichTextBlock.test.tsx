import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { renderBlockAlone } from "../../../tests/fixtures/render-block.tsx";
import { RichTextBlock } from "./RichTextBlock.tsx";

const show = (html: string, contents = true) =>
	renderBlockAlone(
		RichTextBlock,
		{ type: "rich_text", html: "/item/body", contents },
		{ scope: { item: { body: html } } },
	);

afterEach(cleanup);

describe("rich text", () => {
	it("is sanitised before it is shown", async () => {
		const { container } = await show(
			'<p style="color:red">Hello<script>alert(1)</script></p><img src="/x.png" alt="x" onerror="alert(1)">',
		);
		expect(await screen.findByText("Hello")).toBeTruthy();
		expect(container.querySelector("script, [style], [onerror]")).toBeNull();
	});

	it("lists its contents from three headings on", async () => {
		await show("<h2>First</h2><h3>Second</h3><h2>第三</h2>");
		const contents = within(await screen.findByRole("navigation", { name: "On this page" }));
		expect(contents.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
			"#first",
			"#second",
			`#${encodeURIComponent("第三")}`,
		]);
		expect(screen.getByRole("heading", { name: "第三" }).id).toBe("第三");
	});

	it("has no contents with fewer headings, or where none are wanted", async () => {
		await show("<h2>First</h2><h2>Second</h2>");
		await screen.findByRole("heading", { name: "First" });
		expect(screen.queryByRole("navigation")).toBeNull();
		cleanup();
		await show("<h2>First</h2><h2>Second</h2><h2>Third</h2>", false);
		await screen.findByRole("heading", { name: "First" });
		expect(screen.queryByRole("navigation")).toBeNull();
	});

	it("follows links within the portal without a reload, and leaves files to the browser", async () => {
		const { visited } = await show('<a href="/article/list?page=2">more</a> <a href="/uploads/a.pdf">file</a>');
		fireEvent.click(await screen.findByText("more"));
		expect(visited.at(-1)).toBe("/article/list?page=2");
		fireEvent.click(screen.getByText("file"));
		expect(visited).toHaveLength(2);
	});
});

import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Block } from "../schemas/types.gen.ts";
import { fakePorts } from "../tests/fixtures/ports.ts";
import { Surroundings } from "../tests/fixtures/surroundings.tsx";
import type { Ports } from "./ports/ports.ts";
import { renderBlocks } from "./RenderBlock.tsx";
import type { Scope } from "./scope.ts";

afterEach(cleanup);

function show(blocks: Block[], { ports = fakePorts(), scope }: { ports?: Ports; scope?: Partial<Scope> } = {}) {
	const within = (blocks: Block[], scope?: Partial<Scope>) => (
		<Surroundings ports={ports} scope={scope}>
			{renderBlocks(blocks)}
		</Surroundings>
	);
	const { rerender } = render(within(blocks, scope));
	return (blocks: Block[], scope?: Partial<Scope>) => rerender(within(blocks, scope));
}

/** A document of a newer portal, as it would come over the network. */
const parsed = (json: string): Block[] => JSON.parse(json);

/** A text whose binding throws while `broken`: reading it fails as a fault of the engine would. */
function fragile() {
	const fault = { broken: true };
	const item = {
		get title() {
			if (fault.broken) throw new Error("torn");
			return "whole again";
		},
	};
	return { fault, scope: { item } };
}

describe("a block", () => {
	it("shows while its condition is satisfied, and goes when it does not any more", () => {
		const block: Block = { type: "text", text: "for members", when: { "/user": true } };
		const again = show([block]);
		expect(screen.queryByText("for members")).toBeNull();
		again([block], { user: { id: "1", mobile: "138****0000", nickname: "Lin", avatar: null, roles: [] } });
		expect(screen.getByText("for members")).toBeTruthy();
	});

	it("of an unknown type is shown as such, by name, and leaves its neighbours alone", () => {
		show(parsed('[{"type":"hologram"},{"type":"text","text":"beside"}]'));
		expect(screen.getByText(/newer version of the portal: hologram/)).toBeTruthy();
		expect(screen.getByText("beside")).toBeTruthy();
	});

	it("whose type is the name of an inherited property is unknown too", () => {
		show(parsed('[{"type":"constructor"}]'));
		expect(screen.getByText(/newer version of the portal: constructor/)).toBeTruthy();
	});

	it("that breaks is reported and gives way to a notice from which it can be tried again", () => {
		vi.spyOn(console, "error").mockImplementation(() => undefined);
		const onError = vi.fn();
		const { fault, scope } = fragile();
		const blocks: Block[] = [
			{ type: "text", id: "torn", text: { bind: "/item/title" } },
			{ type: "text", text: "beside" },
		];
		show(blocks, { ports: fakePorts({ onError }), scope });
		expect(onError).toHaveBeenCalledExactlyOnceWith({ place: 'block "text" (torn)', error: new Error("torn") });
		expect(screen.getByText("This part of the page cannot be shown")).toBeTruthy();
		expect(screen.getByText("beside")).toBeTruthy();
		fault.broken = false;
		fireEvent.click(screen.getByRole("button", { name: "Try again" }));
		expect(screen.getByText("whole again")).toBeTruthy();
		vi.restoreAllMocks();
	});
});

describe("titled parts", () => {
	it("are named by their titles, and their headings go one level deeper", () => {
		show([
			{
				type: "section",
				title: "Outer",
				blocks: [{ type: "section", title: "Inner", blocks: [{ type: "card", title: "Card", link: { to: "/x" } }] }],
			},
		]);
		expect(screen.getByRole("region", { name: "Outer" })).toBeTruthy();
		expect(screen.getByRole("heading", { level: 2, name: "Outer" })).toBeTruthy();
		expect(screen.getByRole("heading", { level: 3, name: "Inner" })).toBeTruthy();
		expect(screen.getByRole("heading", { level: 4, name: "Card" })).toBeTruthy();
		expect(screen.getByRole("link", { name: "Card" }).getAttribute("href")).toBe("/x");
	});

	it("give the head of a page its h1, and say when a link opens a new tab", () => {
		show([
			{ type: "hero", title: "Welcome" },
			{ type: "link", label: "City hall", link: { href: "https://example.org" } },
		]);
		expect(screen.getByRole("heading", { level: 1, name: "Welcome" })).toBeTruthy();
		expect(screen.getByRole("link", { name: "City hall (opens in a new tab)" }).getAttribute("rel")).toContain(
			"noopener",
		);
	});
});

describe("a search box", () => {
	const block: Block = { type: "search", label: "Search the portal", to: "/search/index", parameter: "keyword" };

	it("leads to its page with what was typed, trimmed", () => {
		const ports = fakePorts();
		const navigate = vi.spyOn(ports.router, "navigate");
		show([block], { ports });
		const input = screen.getByRole("searchbox", { name: "Search the portal" });
		fireEvent.change(input, { target: { value: " 路灯 & more " } });
		fireEvent.click(screen.getByRole("button", { name: "Search" }));
		expect(navigate.mock.calls[0]?.[0]).toBe(`/search/index?${new URLSearchParams({ keyword: "路灯 & more" })}`);
	});

	it("shows on its page what was searched for", () => {
		const ports = fakePorts();
		ports.router.location = { path: "/search/index", query: { keyword: "lamp" } };
		show([block], { ports });
		expect(screen.getByDisplayValue("lamp")).toBeTruthy();
	});
});

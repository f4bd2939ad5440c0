import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { TabsBlock as Tabs } from "../../../schemas/types.gen.ts";
import { fakePorts } from "../../../tests/fixtures/ports.ts";
import { Surroundings } from "../../../tests/fixtures/surroundings.tsx";
import type { RenderBlocks } from "../../block.ts";
import { AddToScope } from "../../scope/scope.ts";
import type { Scope } from "../../scope.ts";
import { TabsBlock } from "./TabsBlock.tsx";

afterEach(cleanup);

const words: RenderBlocks = (blocks) => blocks.map((block) => (block.type === "text" ? String(block.text) : ""));

const BLOCK: Tabs = {
	type: "tabs",
	parameter: "tab",
	items: [
		{ id: "open", title: "Open", blocks: [{ type: "text", text: "open cases" }] },
		{ id: "closed", title: "Closed", blocks: [{ type: "text", text: "closed cases" }] },
		{ id: "mine", title: "Mine", when: { "/user": true }, blocks: [{ type: "text", text: "my cases" }] },
		{ id: "all", title: "All", blocks: [{ type: "text", text: "all cases" }] },
	],
};

function show(block: Tabs = BLOCK, query: Record<string, string> = {}) {
	const ports = fakePorts();
	ports.router.location = { path: "/here", query };
	const navigate = vi.spyOn(ports.router, "navigate");
	render(
		<Surroundings ports={ports}>
			<TabsBlock block={block} render={words} />
		</Surroundings>,
	);
	return navigate;
}

const selected = () => screen.getByRole("tab", { selected: true });

describe("tabs", () => {
	it("leave out a tab whose condition does not hold, and show the first", () => {
		show();
		expect(screen.getAllByRole("tab").map((tab) => tab.textContent)).toEqual(["Open", "Closed", "All"]);
		expect(screen.getByRole("tabpanel", { name: "Open" }).textContent).toBe("open cases");
	});

	it("open the one that the URL names, or the first for a name that is not theirs", () => {
		show(BLOCK, { tab: "closed" });
		expect(selected().textContent).toBe("Closed");
		cleanup();
		show(BLOCK, { tab: "nonsense" });
		expect(selected().textContent).toBe("Open");
	});

	it("keep the open one in the URL, beside its other parameters", () => {
		const navigate = show(BLOCK, { page: "2" });
		fireEvent.click(screen.getByRole("tab", { name: "All" }));
		expect(navigate).toHaveBeenCalledExactlyOnceWith("/here?page=2&tab=all", { replace: true });
		expect(screen.getByRole("tabpanel").textContent).toBe("all cases");
	});

	it("move by arrows around the row, and by Home and End, taking the focus along", () => {
		show();
		const press = (key: string) => fireEvent.keyDown(selected(), { key });
		press("ArrowLeft");
		expect(selected().textContent).toBe("All");
		expect(document.activeElement).toBe(selected());
		press("ArrowRight");
		expect(selected().textContent).toBe("Open");
		press("End");
		expect(selected().textContent).toBe("All");
		press("Home");
		expect(selected().textContent).toBe("Open");
		press("x");
		expect(selected().textContent).toBe("Open");
	});

	it("are one stop of the Tab key", () => {
		show();
		expect(screen.getAllByRole("tab").map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
	});

	it("without a parameter leave the URL alone", () => {
		const navigate = show({ ...BLOCK, parameter: undefined });
		fireEvent.click(screen.getByRole("tab", { name: "Closed" }));
		expect(selected().textContent).toBe("Closed");
		expect(navigate).not.toHaveBeenCalled();
	});

	it("hold back what stands below a part whose height is not known yet, so that nothing moves", () => {
		const due: Tabs["items"][number]["blocks"][number] = {
			type: "text",
			text: "my profile",
			when: { "/data/profile": { type: "object" } },
		};
		const account = { id: "account", title: "Account", blocks: [due, { type: "text" as const, text: "my devices" }] };
		const at = (data: Scope["data"]) => (
			<Surroundings ports={fakePorts()}>
				<AddToScope add={{ data }}>
					<TabsBlock block={{ type: "tabs", items: [account, BLOCK.items[0]] }} render={words} />
				</AddToScope>
			</Surroundings>
		);
		const { rerender } = render(at({}));
		const below = () => screen.getByText("my devices").closest("[hidden]");
		expect(below()).not.toBeNull();
		rerender(at({ profile: { nickname: "Ann" } }));
		expect(below()).toBeNull();
	});
});

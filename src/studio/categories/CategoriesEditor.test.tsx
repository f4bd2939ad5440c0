import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { JsonObject } from "../../../schemas/json/json.ts";
import { useDocuments } from "../draft/draft-context.tsx";
import { openDraft, renderInDraft } from "../draft/open-draft.fixture.tsx";
import CategoriesEditor from "./CategoriesEditor.tsx";

afterEach(cleanup);

const PATH = "categories.json";
const form = (id: string, operation: string) => ({ kind: "form", id, title: id, submit: { operation } });
const published = {
	[PATH]: {
		kind: "categories",
		id: "categories",
		publicity: "by_state",
		teams: [
			{ id: "streets", name: "Streets Office" },
			{ id: "idle", name: "Idle Office" },
		],
		categories: [
			{ code: "roads", name: "Roads", description: "Potholes.", form: "complaint", team: "streets" },
			{ code: "kerbs", name: "Kerbs", description: "Broken ones.", form: "complaint", parent: "roads" },
			{ code: "noise", name: "Noise", description: "Loud ones.", form: "complaint" },
		],
	},
	"forms/complaint.json": form("complaint", "messagesIndex"),
	"forms/noise.json": form("noise", "messagesIndex"),
	"forms/login.json": form("login", "userLogin"),
	"icons.json": {
		kind: "icons",
		id: "icons",
		icons: [{ name: "水滴", class: "layui-icon-water", code_point: "e636" }],
	},
	"workflow.json": {
		kind: "workflow",
		id: "workflow",
		states: { open: { label: "Open", open311: "open" }, closed: { label: "Closed", open311: "closed" } },
	},
};

function Edited() {
	const document: JsonObject = useDocuments()[PATH] ?? {};
	return <CategoriesEditor path={PATH} document={document} />;
}

/** The screen with a category chosen; returns the draft release and its categories as they are. */
function edit(chosen: string) {
	const session = openDraft(published);
	renderInDraft(session, <Edited />, `/?part=${chosen}`);
	const now = (): JsonObject => session.snapshot().documents[PATH] ?? {};
	return { session, now, categories: () => now().categories };
}

const panel = () => within(screen.getByRole("complementary", { name: "The chosen category" }));
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const choose = (label: string, value: string) => fireEvent.change(panel().getByLabelText(label), { target: { value } });
function type(label: string, value: string) {
	const input = screen.getByLabelText(label);
	fireEvent.change(input, { target: { value } });
	fireEvent.blur(input);
}

it("words a category, and says where else to turn", () => {
	const { categories } = edit("noise");
	type("Name", "Noise by night");
	type("What does not, and where to turn instead", "Right now: call 110.");
	expect(categories()).toMatchObject([{}, {}, { name: "Noise by night", elsewhere: "Right now: call 110." }]);
	type("What does not, and where to turn instead", "");
	expect(JSON.stringify(categories())).not.toContain("elsewhere");
});

it("calls categories and teams as the portal's translations call them", () => {
	const messages = { Roads: "道路", Noise: "噪声", "Streets Office": "道路处" };
	const translations = { kind: "messages", locale: "en-US", messages };
	const session = openDraft({ ...published, "messages/en-US.json": translations });
	renderInDraft(session, <Edited />, "/?part=noise");
	expect(within(screen.getByRole("list", { name: "Categories" })).getByRole("button", { name: "道路" })).toBeDefined();
	expect(panel().getByRole("heading", { name: "噪声" })).toBeDefined();
	expect(within(panel().getByLabelText("Team")).getByRole("option", { name: "道路处" })).toBeDefined();
	expect(screen.getByText("It handles: 道路. Give these another team before you remove it.")).toBeDefined();
});

it("gives a category an icon that is seen before it is chosen", async () => {
	const { categories } = edit("noise");
	fireEvent.click(panel().getByRole("button", { name: "Icon: none" }));
	fireEvent.click(await screen.findByLabelText("water"));
	await act(async () => fireEvent.click(screen.getByRole("button", { name: "Use this icon" })));
	expect(categories()).toMatchObject([{}, {}, { icon: "layui-icon-water" }]);
});

it("offers the forms that file cases, the teams, and no parent that would make a circle", () => {
	const { categories } = edit("roads");
	const valuesOf = (label: string) =>
		[...panel().getByLabelText(label).querySelectorAll("option")].map((option) => option.value);
	expect(valuesOf("Form")).toEqual(["complaint", "noise"]);
	expect(valuesOf("Team")).toEqual(["", "streets", "idle"]);
	expect(valuesOf("Part of")).toEqual(["", "noise"]);
	choose("Form", "noise");
	choose("Team", "");
	choose("Part of", "noise");
	choose("Workflow", "workflow");
	expect(categories()).toMatchObject([{ form: "noise", parent: "noise", workflow: "workflow" }, {}, {}]);
	expect(categories()).not.toMatchObject([{ team: "streets" }, {}, {}]);
});

it("moves a category up and down, and each move can be undone", () => {
	const { session, categories } = edit("");
	press("Move “Noise” up");
	expect(categories()).toMatchObject([{ code: "roads" }, { code: "noise" }, { code: "kerbs" }]);
	press("Move “Roads” down");
	expect(categories()).toMatchObject([{ code: "noise" }, { code: "roads" }, { code: "kerbs" }]);
	act(() => {
		session.undo();
		session.undo();
	});
	expect(categories()).toEqual(published[PATH].categories);
});

it("removes a category with what says to be a part of it, and brings both back as one", () => {
	const { session, categories } = edit("roads");
	press("Remove “Roads”");
	expect(categories()).toMatchObject([{ code: "kerbs" }, { code: "noise" }]);
	expect(JSON.stringify(categories())).not.toContain("parent");
	act(() => session.undo());
	expect(categories()).toEqual(published[PATH].categories);
});

it("keeps the code of a published category, and says why", () => {
	edit("roads");
	expect(panel().getByLabelText("Code")).toHaveProperty("readOnly", true);
	expect(panel().getByText(/^Cases are kept under this code/)).toBeTruthy();
});

it("adds a category whose code can be chosen, but not one that is taken", () => {
	const { categories } = edit("");
	press("Add a category");
	const added = { code: "category", name: "New category", form: "complaint" };
	expect(categories()).toMatchObject([{}, {}, {}, added]);
	type("Code", "roads");
	expect(categories()).toMatchObject([{}, {}, {}, added]);
	type("Code", "parks");
	expect(categories()).toMatchObject([{}, {}, {}, { code: "parks" }]);
	expect(panel().getByLabelText("Code")).toHaveProperty("value", "parks");
});

it("restricts a category only with a team, and never publishes its cases then", async () => {
	const { categories } = edit("noise");
	const restricted = "Only its team reads its cases";
	expect(panel().getByLabelText(restricted)).toHaveProperty("disabled", true);
	expect(panel().getByText(/^Choose its team first/)).toBeTruthy();
	choose("Team", "streets");
	await act(async () => fireEvent.click(panel().getByLabelText(restricted)));
	expect(categories()).toMatchObject([{}, {}, { restricted: true, publicity: "never", team: "streets" }]);
	expect(panel().queryByLabelText("Who may read of a case")).toBeNull();
	expect(panel().getByLabelText("Team").querySelector("option[value='']")).toBeNull();
});

it("keeps cases of a category for a time of its own, counted from at least one state", async () => {
	const { categories } = edit("noise");
	choose("How long cases are kept", "own");
	const own = { after: ["closed"], length: 5, unit: "years", action: "anonymise" };
	expect(categories()).toMatchObject([{}, {}, { retention: own }]);
	expect(panel().getByLabelText("Closed")).toHaveProperty("disabled", true);
	await act(async () => fireEvent.click(panel().getByLabelText("Open")));
	await act(async () => fireEvent.click(panel().getByLabelText("Closed")));
	type("For how long", "0");
	expect(categories()).toMatchObject([{}, {}, { retention: { ...own, after: ["open"] } }]);
	type("For how long", "18");
	choose("Unit of time", "months");
	choose("What becomes of a case then", "delete");
	const changed = { after: ["open"], length: 18, unit: "months", action: "delete" };
	expect(categories()).toMatchObject([{}, {}, { retention: changed }]);
	choose("How long cases are kept", "");
	expect(JSON.stringify(categories())).not.toContain("retention");
});

it("says for the whole portal who may read of cases", () => {
	const { now } = edit("");
	fireEvent.change(screen.getByLabelText("Who may read of a case"), { target: { value: "after_reply" } });
	expect(now().publicity).toBe("after_reply");
});

it("puts a team into a unit, which can then belong to none itself", () => {
	const { now } = edit("roads");
	fireEvent.change(screen.getByLabelText("Unit of team 1"), { target: { value: "idle" } });
	expect(now().teams).toMatchObject([{ id: "streets", unit: "idle" }, { id: "idle" }]);
	expect(screen.queryByLabelText("Unit of team 2")).toBeNull();
	fireEvent.change(screen.getByLabelText("Unit of team 1"), { target: { value: "" } });
	expect(now().teams).toEqual(published[PATH].teams);
});

it("renames and adds teams, and removes only one that handles nothing", () => {
	const { now } = edit("");
	type("Name of team 1", "Roads Office");
	press("Add a team");
	expect(screen.getByRole("button", { name: "Remove “Roads Office”" })).toHaveProperty("disabled", true);
	press("Remove “Idle Office”");
	expect(now().teams).toEqual([
		{ id: "streets", name: "Roads Office" },
		{ id: "team", name: "New team" },
	]);
});

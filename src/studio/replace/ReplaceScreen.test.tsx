import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { Documents } from "../../../schemas/edits/types.ts";
import { DocumentsProvider } from "../draft/draft-context.tsx";
import { openDraft, renderInDraft } from "../draft/open-draft.fixture.tsx";
import { StudioToasts } from "../frame/toasts.tsx";
import ReplaceScreen from "./ReplaceScreen.tsx";

afterEach(cleanup);

const MESSAGES = "messages/zh-CN.json";
const HELP = "pages/help.json";
const page = (id: string, title: string, text: string) => ({
	kind: "page",
	id,
	path: `/${id}`,
	title,
	blocks: [{ type: "text", text }],
});
const published = {
	[HELP]: page("help", "Help", "Call the town hall."),
	"pages/contact.json": page("contact", "Contact", "The town hall opens at eight. A town hall is near."),
	[MESSAGES]: {
		kind: "messages",
		id: "zh-cn",
		locale: "zh-CN",
		messages: { "Call the town hall.": "请致电市政厅。" },
	},
};

/** The screen over the documents; `shown` where they are seen as they were at another moment. */
function open(shown?: Documents) {
	const session = openDraft(published);
	const screenAndToasts = (
		<>
			<ReplaceScreen />
			<StudioToasts />
		</>
	);
	renderInDraft(
		session,
		shown ? <DocumentsProvider value={shown}>{screenAndToasts}</DocumentsProvider> : screenAndToasts,
	);
	const textOf = (path: string) => JSON.stringify(session.snapshot().documents[path]?.blocks);
	return { session, textOf };
}

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
/** What the screen says of how many there are; a toast is a status, too. */
const count = () => screen.getByText(/found/, { selector: "p[role=status]" }).textContent;
const find = (words: string, put: string) => {
	type("Find these words", words);
	type("Put these in their place", put);
};
const press = async (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));

it("shows every text with the words, as it is and as it would be, before any is changed", () => {
	const { session } = open();
	expect(count()).toBe("Nothing found");
	expect(screen.queryByRole("button")).toBeNull();
	find("town hall", "city hall");
	expect(count()).toBe("2 places found");
	const [first, second] = screen.getAllByRole("listitem");
	expect(first?.querySelector("del")?.textContent).toBe("Call the town hall.");
	expect(first?.querySelector("ins")?.textContent).toBe("Call the city hall.");
	expect(second?.querySelector("ins")?.textContent).toBe("The city hall opens at eight. A city hall is near.");
	expect(session.snapshot().canUndo).toBe(false);
});

it("replaces all of them as one change, says how many, and the translation comes along", async () => {
	const { session, textOf } = open();
	find("town hall", "city hall");
	await press("Replace 2 texts");
	expect(await screen.findByText("2 texts were replaced.")).toBeTruthy();
	expect(textOf(HELP)).toContain("Call the city hall.");
	expect(textOf("pages/contact.json")).toContain("A city hall is near.");
	expect(session.snapshot().documents[MESSAGES]).toMatchObject({
		messages: { "Call the city hall.": "请致电市政厅。" },
		stale: { "Call the city hall.": "Call the town hall." },
	});
	expect(count()).toBe("Nothing found");
	await act(async () => session.undo());
	expect(session.snapshot().documents).toEqual(published);
	expect(count()).toBe("2 places found");
});

it("leaves what is not ticked as it is, and offers nothing where nothing is", async () => {
	const { textOf } = open();
	find("town hall", "city hall");
	await act(async () => fireEvent.click(screen.getByLabelText("Replace it in “Contact”")));
	await press("Replace 1 text");
	expect(textOf(HELP)).toContain("city hall");
	expect(textOf("pages/contact.json")).not.toContain("city hall");
	expect(screen.getByRole("button", { name: "Replace 0 texts" })).toHaveProperty("disabled", true);
	await act(async () => fireEvent.click(screen.getByLabelText("Replace it in “Contact”")));
	expect(screen.getByRole("button", { name: "Replace 1 text" })).toHaveProperty("disabled", false);
});

it("tells upper from lower case, and replaces no words by themselves", () => {
	open();
	find("Town Hall", "City Hall");
	expect(count()).toBe("Nothing found");
	find("town hall", "town hall");
	expect(screen.getByRole("button", { name: "Replace 2 texts" })).toHaveProperty("disabled", true);
});

it("says why nothing can be replaced in documents that somebody has removed meanwhile", async () => {
	const gone = ["a", "b", "c"].map((id) => [`pages/${id}.json`, page(id, "Gone", "No town hall here.")]);
	const { session } = open({ ...published, ...Object.fromEntries(gone) });
	find("No town hall", "A town hall");
	await press("Replace 3 texts");
	expect(await screen.findByText("There is no document pages/a.json.")).toBeTruthy();
	expect(screen.queryByText("3 texts were replaced.")).toBeNull();
	expect(session.snapshot().documents).toEqual(published);
});

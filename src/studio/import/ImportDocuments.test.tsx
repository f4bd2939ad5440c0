import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { archiveOf, filesInArchive } from "../../../schemas/import/archive.ts";
import { openDraft, renderInDraft } from "../draft/open-draft.fixture.tsx";
import { StudioToasts } from "../frame/toasts.tsx";
import { ImportDocuments } from "./ImportDocuments.tsx";

const { encode } = TextEncoder.prototype;

beforeEach(() => {
	// Of jsdom's own kind, as bytes in a browser are of the window's: what packs archives tells files from folders by it.
	vi.spyOn(TextEncoder.prototype, "encode").mockImplementation(function (this: TextEncoder, text) {
		return new Uint8Array(encode.call(this, text));
	});
});
afterEach(() => {
	cleanup();
	vi.restoreAllMocks();
});

const page = (id: string, title: string) => ({ kind: "page", id, path: `/${id}`, title, blocks: [] });
const published = {
	"site.json": { kind: "site", id: "site", name: "Town" },
	"pages/help.json": page("help", "Help"),
	"pages/start.json": page("start", "Start"),
};

function open() {
	const session = openDraft(published);
	renderInDraft(
		session,
		<>
			<ImportDocuments />
			<StudioToasts />
		</>,
	);
	return { session, documents: () => session.snapshot().documents };
}

/** Chooses files by the second button, or a folder by the first. */
async function take(files: readonly File[], by: "folder" | "files" = "files") {
	const inputs = document.querySelectorAll<HTMLInputElement>('input[type="file"]');
	const input = inputs[by === "folder" ? 0 : 1];
	if (!input) throw new Error("nothing takes a file");
	await act(async () => fireEvent.change(input, { target: { files } }));
}

const archive = (documents: Readonly<Record<string, object>>, root = "") =>
	new File(
		[archiveOf(Object.entries(documents).map(([path, one]) => ({ path: root + path, text: JSON.stringify(one) })))],
		"portal.zip",
	);
const rows = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));
const changed = {
	...published,
	"pages/help.json": page("help", "Help and contact"),
	"pages/new.json": page("new", "N"),
};

it("says of a file that is no archive that it is none", async () => {
	const { documents } = open();
	await take([new File(["no archive"], "portal.zip")]);
	expect(await screen.findByText("This is no archive of documents.")).toBeTruthy();
	expect(documents()).toEqual(published);
});

it("shows what an archive would add and change, and changes nothing before one says so", async () => {
	const { documents } = open();
	await take([archive(changed)]);
	expect(await screen.findByText("2 documents differ.")).toBeTruthy();
	expect(rows()).toEqual(["changedpages/help.json", "addedpages/new.json"]);
	expect(documents()).toEqual(published);
});

it("takes them in as one change that can be undone, and says so", async () => {
	const { session, documents } = open();
	await take([archive(changed)]);
	await screen.findByText("2 documents differ.");
	await press("Take them in");
	expect(await screen.findByText("The documents were taken in.")).toBeTruthy();
	expect(documents()).toEqual(changed);
	expect(screen.queryByText("2 documents differ.")).toBeNull();
	await act(async () => session.undo());
	expect(documents()).toEqual(published);
});

it("removes what is not among the files only where they are said to be the whole portal", async () => {
	const { documents } = open();
	const { "pages/start.json": _, ...fewer } = published;
	await take([archive(fewer)]);
	expect(await screen.findByText("The files say what is here already.")).toBeTruthy();
	expect(screen.queryByRole("button", { name: "Take them in" })).toBeNull();
	await act(async () => fireEvent.click(screen.getByLabelText(/^These files are the whole portal/)));
	expect(rows()).toEqual(["removedpages/start.json"]);
	await press("Take them in");
	expect(documents()).toEqual(fewer);
});

it("finds the documents of a folder around them, and leaves out what is none", async () => {
	const { documents } = open();
	const inFolder = (path: string, content: object) =>
		Object.defineProperty(new File([JSON.stringify(content)], path.split("/").at(-1) ?? ""), "webkitRelativePath", {
			value: `portal/${path}`,
		});
	await take(
		[
			inFolder("site.json", published["site.json"]),
			inFolder("pages/new.json", page("new", "N")),
			inFolder(".git/a.json", {}),
			inFolder("README.md", {}),
		],
		"folder",
	);
	expect(await screen.findByText("1 document differs.")).toBeTruthy();
	expect(rows()).toEqual(["addedpages/new.json"]);
	await press("Take them in");
	expect(documents()["pages/new.json"]).toEqual(page("new", "N"));
});

it("names sixty of the documents, and of the others only how many there are", async () => {
	open();
	const many = Array.from({ length: 63 }, (_, at) => [`pages/p${at}.json`, page(`p${at}`, "P")]);
	await take([archive(Object.fromEntries(many))]);
	expect(await screen.findByText("63 documents differ.")).toBeTruthy();
	expect(within(screen.getByRole("list")).getAllByRole("listitem")).toHaveLength(60);
	expect(screen.getByText("and 3 more")).toBeTruthy();
});

it("gives all documents as they are now as one archive, named after the changes", async () => {
	const { session } = open();
	const saved: Blob[] = [];
	const names: string[] = [];
	URL.createObjectURL = (file) => `blob:${file instanceof Blob && saved.push(file)}`;
	vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
		names.push(this.download);
	});
	session.make([{ verb: "set", path: "pages/help.json", at: "/title", value: "Help us" }]);
	await press("Download all documents");
	await expect.poll(() => names).toEqual(["D.zip"]);
	const bytes = new Uint8Array((await saved[0]?.arrayBuffer()) ?? []);
	const given = filesInArchive(bytes).map(({ path, text }) => [path, JSON.parse(text)]);
	expect(Object.fromEntries(given)).toEqual(session.snapshot().documents);
});

import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { description, type } from "../../../../tests/fixtures/form-widget.ts";
import { fakeAdapters } from "../../../../tests/fixtures/ports.ts";
import { forgetDrafts, formWith, renderForm } from "../../../../tests/fixtures/render-form.tsx";

beforeEach(forgetDrafts);
afterEach(cleanup);

const FORM = formWith(
	{
		identity: { type: "string", title: "Identity" },
		photos: { type: "array", title: "Photos", items: { type: "string" } },
	},
	{
		fields: { "/photos": { widget: "file" } },
		anonymous_when: { "/form/identity": { const: "anonymous" } },
		draft: false,
	},
);

/** The form with an upload endpoint; tells what the files were called that reached it. */
async function step(keeps_metadata: boolean) {
	const names: string[] = [];
	const upload = async ({ name, size, type: mime }: File) => {
		names.push(name);
		const data = { id: `f${names.length}`, url: "/f", name, size, mime, thumbnail_url: null, keeps_metadata };
		return { code: 0, msg: "", data };
	};
	const adapters = fakeAdapters({ send: {} });
	await renderForm(FORM, {
		ports: { adapters: { ...adapters, fileUpload: { ...adapters.fileUpload, use: () => ({ upload }) } } },
	});
	return names;
}

const input = () => screen.getByLabelText(/Photos/, { selector: "input[type=file]" });
const choose = (name: string) =>
	act(async () => void fireEvent.change(input(), { target: { files: [new File(["x"], name)] } }));

it("says beside a file that it may still tell who made it while the form is anonymous, and only then", async () => {
	await step(true);
	await choose("report.pdf");
	await waitFor(() => screen.getByRole("button", { name: "Remove report.pdf" }));
	expect(screen.queryByText(/may still tell who made it/)).toBeNull();
	expect(description(input())).not.toContain("new names");
	await type("Identity", "anonymous");
	expect(screen.getByText(/may still tell who made it/).getAttribute("role")).toBe("alert");
	expect(description(input())).toContain("your files get new names");
});

it("says nothing of a file that tells nothing", async () => {
	await step(false);
	await type("Identity", "anonymous");
	await choose("report.pdf");
	await waitFor(() => screen.getByRole("button", { name: "Remove report.pdf" }));
	expect(screen.queryByText(/may still tell who made it/)).toBeNull();
});

it("keeps a file's name on the device while the form is anonymous, and sends it along while it is not", async () => {
	const names = await step(false);
	await choose("Li Planted, notes.pdf");
	await type("Identity", "anonymous");
	await choose("Li Planted, more.PDF");
	await waitFor(() => screen.getByRole("button", { name: "Remove Li Planted, more.PDF" }));
	expect(names).toEqual(["Li Planted, notes.pdf", "attachment.PDF"]);
});

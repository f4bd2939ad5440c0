import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { readShipped } from "../../../schemas/edits/shipped.fixture.ts";
import { asObject } from "../../../schemas/json/json.ts";
import { DraftProvider, useDocuments } from "../draft/draft-context.tsx";
import { openDraft, renderInDraft } from "../draft/open-draft.fixture.tsx";
import { createStudioI18n, StudioI18nProvider } from "../i18n/studio-i18n.ts";
import ThemeEditor from "./ThemeEditor.tsx";

// What is drawn within a look is the engine's, which needs a release; here it is asked what each look is drawn with.
vi.mock("../canvas/BlockCanvas.tsx", () => ({ BlockCanvas: () => null }));
afterEach(cleanup);

const PATH = "site.json";
const site = asObject(readShipped().documents[PATH]);

function Theme() {
	const document = useDocuments()[PATH];
	return document ? <ThemeEditor path={PATH} document={document} /> : null;
}

async function open(brand: object) {
	const session = openDraft({ [PATH]: { ...site, brand: { ...asObject(site.brand), ...brand } } });
	await act(async () => renderInDraft(session, <Theme />));
	return session;
}

/** A property of the brand in each of the four looks: light on a desktop and a phone, then dark. */
const inLooks = (name: string) =>
	["Light, desktop", "Light, phone", "Dark, desktop", "Dark, phone"].map((look) => {
		const box = screen.getByRole("region", { name: look }).querySelector<HTMLElement>("[data-look]");
		return box?.style.getPropertyValue(name) ?? "";
	});

it("shows corners, typeface, sizes and room in all four looks", async () => {
	await open({ radius: "large", font: "serif", text_size: "large", type_scale: "strong", spacing: "roomy" });
	expect(new Set(inLooks("--pt-brand-radius"))).toEqual(new Set(["0.875rem"]));
	expect(new Set(inLooks("--pt-brand-text-size"))).toEqual(new Set(["1.125"]));
	expect(new Set(inLooks("--pt-brand-type-scale"))).toEqual(new Set(["1.2"]));
	expect(new Set(inLooks("--pt-brand-spacing"))).toEqual(new Set(["1.1875"]));
	expect(inLooks("--pt-brand-font").every((font) => font.includes("serif"))).toBe(true);
});

it("calls the portal in the reader's language in all four looks", async () => {
	const chinese = { kind: "messages", locale: "zh-CN", messages: { [String(site.name)]: "云汀" } };
	const session = openDraft({ [PATH]: site, "messages/zh-CN.json": chinese });
	const read = (
		<StudioI18nProvider value={createStudioI18n("zh-CN")}>
			<DraftProvider value={session}>
				<Theme />
			</DraftProvider>
		</StudioI18nProvider>
	);
	await act(async () => renderInDraft(session, read));
	expect(looks().map(({ textContent }) => textContent)).toEqual(Array.from({ length: 4 }, () => "云汀"));
});

it("shows a colour of dark mode in dark looks while one drags, and gives it back to light mode's", async () => {
	const session = await open({ primary: "#0b6660", dark: {} });
	const dark = screen.getByLabelText("Main colour in dark mode");
	await act(async () => fireEvent.change(dark, { target: { value: "#884400" } }));
	expect(inLooks("--pt-brand-primary")).toEqual(["#0b6660", "#0b6660", "#884400", "#884400"]);
	await act(async () => fireEvent.blur(screen.getByLabelText("Main colour in dark mode (#rrggbb)")));
	await expect.poll(() => asObject(asObject(session.snapshot().documents[PATH]?.brand).dark).primary).toBe("#884400");
	await act(async () => fireEvent.click(screen.getByRole("button", { name: "As in light mode Main colour" })));
	expect(inLooks("--pt-brand-primary")).toEqual(["#0b6660", "#0b6660", "#0b6660", "#0b6660"]);
});

it("offers no colour that nothing wears, and no contrast of it", async () => {
	await open({ accent: "#cccccc" });
	expect(screen.getByLabelText("Main colour")).toBeTruthy();
	expect(screen.queryByLabelText(/Second colour/)).toBeNull();
	expect(screen.getByRole("list", { name: "Contrast" }).textContent).not.toContain("accent");
	expect(screen.queryByDisplayValue("#cccccc")).toBeNull();
});

const drawing = (colour: string) =>
	`data:image/svg+xml;base64,${btoa(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"><path fill="${colour}" d="M0 0h2v1z"/></svg>`)}`;
const looks = () => [...document.querySelectorAll("[data-look]")];

it("shows the logo in all four looks, in dark ones that of dark mode, and the name where the logo has it not", async () => {
	const light = drawing("black");
	const dark = drawing("white");
	const session = await open({ logo: { alt: "City", ratio: 2 }, logo_picture: light, dark: { logo_picture: dark } });
	expect(inLooks("--pt-brand-logo")).toEqual([light, light, dark, dark].map((url) => `url("${url}")`));
	expect(looks().filter(({ textContent }) => textContent?.includes(String(site.name))).length).toBe(4);
	await act(async () => fireEvent.click(screen.getByLabelText(/^The portal's name is in the picture/)));
	expect(asObject(session.snapshot().documents[PATH]?.brand).logo).toMatchObject({ alone: true });
	expect(looks().filter(({ textContent }) => textContent?.includes(String(site.name)))).toEqual([]);
});

it("takes a drawing without its scripts as logo, and the icon back when that goes", async () => {
	const session = await open({});
	const brand = () => asObject(session.snapshot().documents[PATH]?.brand);
	const text =
		'<svg xmlns="http://www.w3.org/2000/svg" width="30" height="10"><script>alert(1)</script><path onclick="x()" d="M0 0h9v9z"/></svg>';
	const file = new File([text], "logo.svg", { type: "image/svg+xml" });
	const [input] = document.querySelectorAll("input[type=file]");
	if (!input) throw new Error("There is nothing to choose a file by.");
	await act(async () => fireEvent.change(input, { target: { files: [file] } }));
	await expect.poll(() => brand().logo).toEqual({ alt: "", ratio: 3 });
	const svg = atob(String(brand().logo_picture).split(",")[1] ?? "");
	expect(svg).toContain('<path d="M0 0h9v9z"/>');
	expect(svg).not.toMatch(/script|onclick/);
	await act(async () => fireEvent.click(screen.getByRole("button", { name: "Remove the picture" })));
	expect(brand()).not.toHaveProperty("logo");
	expect(brand()).not.toHaveProperty("logo_picture");
});

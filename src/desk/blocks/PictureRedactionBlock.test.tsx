import { compileMessage } from "@lingui/message-utils/compileMessage";
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { I18nProvider, type Ports, PortsProvider, ScopeProvider } from "../../../renderer/index.ts";
import { createTranslator } from "../../../schemas/i18n/translator.ts";
import type { CasePicture } from "../../../schemas/types.gen.ts";
import { fakePorts } from "../../../tests/fixtures/ports.ts";
import { DESK_TEXTS } from "../desk-texts.ts";
import { PictureRedactionBlock } from "./PictureRedactionBlock.tsx";

const messages = Object.fromEntries(DESK_TEXTS.map((text) => [text, compileMessage(text)]));
const workflow = { kind: "workflow", id: "workflow", states: {}, transitions: [], clocks: [] } as const;
const i18n = createTranslator({
	locale: "en-US",
	messages,
	timeZone: "UTC",
	workflow: { ...workflow, transitions: [], clocks: [] },
});

const CAR: CasePicture = {
	id: "p1",
	name: "car.jpg",
	url: "/uploads/p1?pass=a",
	public: true,
	areas: [],
	author: "",
	redacted_at: null,
	original_url: null,
};
const DONE: CasePicture = {
	...CAR,
	areas: [{ x: 10, y: 20, width: 30, height: 40 }],
	author: "Lin",
	redacted_at: "2026-11-24T10:00:00Z",
	original_url: "/uploads/p1/original?pass=b",
};

/** Shows a picture at the desk; `sent` gets what is sent. */
function show(picture: CasePicture, { code = 0, may_publish = true } = {}) {
	const sent: object[] = [];
	const caller: Ports["caller"] = {
		...fakePorts().caller,
		call: async (_, body) => {
			sent.push(body ?? {});
			return { code, msg: "Refused.", data: null };
		},
		invalidate: async () => undefined,
	};
	const dialogs: Ports["dialogs"] = { ...fakePorts().dialogs, confirm: async () => true, toast: vi.fn() };
	const publication = { id: "c1", version: 7, may_publish, pictures: [picture] };
	const scope = { route: { path: "/", locale: "en-US" }, query: {}, config: { admin: {}, report: {} } };
	render(
		<PortsProvider value={{ ...fakePorts(), caller, dialogs }}>
			<I18nProvider value={i18n}>
				<ScopeProvider value={{ ...scope, data: { publication } }}>
					<PictureRedactionBlock block={{ type: "picture_redaction", publication: "/data/publication" }} />
				</ScopeProvider>
			</I18nProvider>
		</PortsProvider>,
	);
	return { sent, dialogs };
}

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole("button", { name })));

/** Opens the picture, which is 400 by 300 pixels and drawn half as large. */
async function open(button: string): Promise<SVGSVGElement> {
	await press(button);
	const image = within(screen.getByRole("dialog")).getByRole("img");
	Object.defineProperties(image, { naturalWidth: { value: 400 }, naturalHeight: { value: 300 } });
	fireEvent.load(image);
	const layer = document.querySelector("svg");
	if (!layer) throw new Error("There is nothing to draw on.");
	layer.getBoundingClientRect = () => new DOMRect(100, 50, 200, 150);
	return layer;
}

function drag(layer: SVGSVGElement, from: [number, number], to: [number, number]): void {
	const at = ([clientX, clientY]: [number, number]) => ({ clientX, clientY, button: 0, isPrimary: true, pointerId: 1 });
	fireEvent.pointerDown(layer, at(from));
	fireEvent.pointerMove(layer, at(to));
	fireEvent.pointerUp(layer, at(to));
}

// jsdom has the dialog element without its modal behaviour, and no capturing of pointers.
beforeEach(() => {
	HTMLDialogElement.prototype.showModal = vi.fn(function (this: HTMLDialogElement) {
		this.open = true;
	});
	HTMLDialogElement.prototype.close = vi.fn(function (this: HTMLDialogElement) {
		this.open = false;
	});
	Element.prototype.setPointerCapture = vi.fn();
});
afterEach(cleanup);

it("sends what was drawn by pointer, in the picture's own pixels", async () => {
	const { sent, dialogs } = show(CAR);
	drag(await open("Black out parts: car.jpg"), [150, 100], [175, 125]);
	await press("Black it out");
	const areas = [{ x: 100, y: 100, width: 50, height: 50 }];
	expect(sent).toEqual([{ id: "c1", version: 7, upload: "p1", areas }]);
	expect(screen.queryByRole("dialog")).toBeNull();
	expect(dialogs.toast).toHaveBeenCalledWith({ tone: "success", text: "The picture was blacked out." });
});

it("sends what was set by numbers alone, and sends nothing before there is a rectangle", async () => {
	const { sent } = show(CAR);
	await open("Black out parts: car.jpg");
	await press("Black it out");
	expect(sent).toEqual([]);
	await press("Add a rectangle");
	const one = within(screen.getByRole("group", { name: "Rectangle 1" }));
	for (const [name, value] of [
		["Left", "0"],
		["Top", "200"],
		["Width", "9000"],
		["Height", "20"],
	] as const)
		fireEvent.change(one.getByRole("spinbutton", { name }), { target: { value } });
	await press("Black it out");
	expect(sent).toEqual([{ id: "c1", version: 7, upload: "p1", areas: [{ x: 0, y: 200, width: 400, height: 20 }] }]);
});

it("keeps what was drawn where it is refused, and when the picture is closed and opened again", async () => {
	const { sent } = show(CAR, { code: 409 });
	drag(await open("Black out parts: car.jpg"), [150, 100], [175, 125]);
	await press("Black it out");
	expect(sent).toHaveLength(1);
	await press("Close");
	await open("Black out parts: car.jpg");
	expect(screen.getByRole("group", { name: "Rectangle 1" })).toBeTruthy();
	await press("Remove rectangle 1");
	expect(screen.queryByRole("group", { name: "Rectangle 1" })).toBeNull();
});

it("offers the original to whom it is shown: to look at, to draw anew, and to take the redaction back", async () => {
	const { sent } = show(DONE);
	expect(screen.getByText(/^Blacked out by Lin/)).toBeTruthy();
	const link = screen.getByRole("link", { name: "Show the original: car.jpg" });
	expect(link.getAttribute("href")).toBe(DONE.original_url);
	await open("Draw anew from the original: car.jpg");
	expect(within(screen.getByRole("dialog")).getByRole("img").getAttribute("src")).toBe(DONE.original_url);
	await press("Black it out");
	await press("Take it back: car.jpg");
	const body = { id: "c1", version: 7, upload: "p1", anew: true };
	expect(sent).toEqual([
		{ ...body, areas: DONE.areas },
		{ ...body, areas: [] },
	]);
});

it("offers nothing to who may not publish", () => {
	show(CAR, { may_publish: false });
	expect(screen.getByRole("img", { name: "car.jpg" })).toBeTruthy();
	expect(screen.queryByRole("button")).toBeNull();
});

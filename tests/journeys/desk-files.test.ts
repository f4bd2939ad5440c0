import { PDFDocument } from "@cantoo/pdf-lib";
import type { Page } from "playwright";
import { expect, it } from "vitest";
import { ADMIN_MOBILE } from "../../scripts/portal-process.ts";
import { signIn } from "../../scripts/sign-in.ts";
import { axeFinds } from "./axe-finds.ts";
import { startDesk } from "./case-desk.ts";
import { startJourney, WAIT } from "./journey.ts";

const journey = startJourney();
const desk = startDesk(journey);

/** A plan of two pages: a filled square on the first, words on the second; a script that would run where it is opened. */
async function plan(): Promise<Blob> {
	const pdf = await PDFDocument.create();
	pdf.addPage([300, 400]).drawRectangle({ x: 50, y: 50, width: 200, height: 200 });
	pdf.addPage([300, 400]).drawText("The tap stands here.", { x: 50, y: 200, size: 18 });
	pdf.addJavaScript("alert", "app.alert('It ran.');");
	return new Blob([Uint8Array.from(await pdf.save())], { type: "application/pdf" });
}

/** A second of silence: frames of MPEG-1 Layer III, 128 kbit/s at 44.1 kHz, with nothing in them. */
const silence = (): Blob => {
	const frame = Uint8Array.from({ length: 417 }, (_, at) => [0xff, 0xfb, 0x90, 0x00][at] ?? 0);
	return new Blob(
		Array.from({ length: 38 }, () => frame),
		{ type: "audio/mpeg" },
	);
};

/** How much of the painted page is dark, in the middle of its lower half. */
const darkness = (page: Page): Promise<number> =>
	page.locator("dialog canvas").evaluate((canvas) => {
		if (!(canvas instanceof HTMLCanvasElement) || canvas.width === 0) return 0;
		const width = Math.round(canvas.width / 10);
		const height = Math.round(canvas.height / 10);
		const data = canvas.getContext("2d")?.getImageData(canvas.width / 2, canvas.height * 0.6, width, height).data ?? [];
		return Array.from(data).filter((value, at) => at % 4 === 0 && value < 100).length / (width * height);
	});

/** A case with these files, and a page of the desk on which it is open. */
async function opened(files: readonly File[]): Promise<Page> {
	const { portal } = journey;
	const citizen = await journey.newSession();
	const filed = await desk().file(`The tap ${crypto.randomUUID().slice(0, 8)}`, citizen);
	await desk().handle(filed.id, ["request-info"], "Have you a plan?");
	const ids = [];
	for (const file of files) {
		const body = new FormData();
		body.append("file", file);
		const headers = { authorization: citizen.token };
		const sent = await fetch(`${portal().url}/api/File/upload`, { method: "POST", headers, body });
		ids.push((await sent.json()).data.id);
	}
	const answer = { id: filed.id, note: "Here it is.", attachments: ids, idempotency_key: crypto.randomUUID() };
	const headers = { authorization: citizen.token, "content-type": "application/json" };
	const body = JSON.stringify(answer);
	await fetch(`${portal().url}/report/api.Messages/supplement`, { method: "POST", headers, body });
	const handler = await signIn(portal(), ADMIN_MOBILE);
	return journey.openAs(handler, `/admin/desk/case?id=${filed.id}`);
}

/** A PDF is painted in place, by keys, without anything in it running. */
async function readPlan(page: Page): Promise<void> {
	const ran: string[] = [];
	page.on("dialog", (dialog) => void ran.push(dialog.message()));
	await page.getByRole("button", { name: "View plan.pdf" }).click();
	const viewer = page.getByRole("dialog", { name: "plan.pdf" });
	await viewer.getByText("Page 1 of 2").waitFor();
	await expect.poll(() => darkness(page), WAIT).toBeGreaterThan(0.9);
	const violations = await axeFinds(page, { include: "dialog" });
	expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
	await page.keyboard.press("ArrowRight");
	await viewer.getByText("Page 2 of 2").waitFor();
	await expect.poll(() => darkness(page), WAIT).toBeLessThan(0.1);
	await viewer.getByText("Text of this page").click();
	await viewer.getByText("The tap stands here.").waitFor();
	await page.keyboard.press("Escape");
	await viewer.waitFor({ state: "detached" });
	expect(ran).toEqual([]);
}

/** A sound recording is played in place, by keys. */
async function hearNoise(page: Page): Promise<void> {
	await page.getByRole("button", { name: "View noise.mp3" }).press("Enter");
	const player = page.getByRole("dialog", { name: "noise.mp3" }).locator("audio");
	const played = () => player.evaluate((audio) => audio instanceof HTMLAudioElement && audio.currentTime > 0.2);
	await player.focus();
	await page.keyboard.press("Space");
	await expect.poll(played, WAIT).toBe(true);
	expect(await axeFinds(page, { include: "dialog" })).toEqual([]);
	await page.keyboard.press("Escape");
	await player.waitFor({ state: "detached" });
}

/** What cannot be read says so, and can be saved, on a phone too. */
async function openBroken(page: Page): Promise<void> {
	await page.setViewportSize({ width: 390, height: 900 });
	await page.getByRole("button", { name: "View broken.pdf" }).click();
	const viewer = page.getByRole("dialog", { name: "broken.pdf" });
	await viewer.getByRole("alert").waitFor();
	expect(await viewer.getByRole("link", { name: "Save the file" }).getAttribute("download")).toBe("broken.pdf");
	const wide = await page.evaluate(() => document.documentElement.scrollWidth);
	expect(wide).toBeLessThanOrEqual(390);
	await viewer.getByRole("button", { name: "Close" }).click();
	await viewer.waitFor({ state: "detached" });
	await page.getByRole("button", { name: "View broken.mp4" }).click();
	await page.getByRole("dialog", { name: "broken.mp4" }).getByRole("alert").waitFor();
}

it("paints a PDF of a case and plays a recording in place, by keys, with nothing in them running, and says of what cannot be read how it can be saved", async () => {
	const page = await opened([
		new File([await plan()], "plan.pdf", { type: "application/pdf" }),
		new File([silence()], "noise.mp3", { type: "audio/mpeg" }),
		new File(["%PDF-1.4\nnothing more"], "broken.pdf", { type: "application/pdf" }),
		new File([Uint8Array.of(0, 0, 0, 16), "ftypisom\0\0\0\0nothing"], "broken.mp4", { type: "video/mp4" }),
	]);
	await readPlan(page);
	await hearNoise(page);
	await openBroken(page);
});

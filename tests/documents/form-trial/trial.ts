import { act, cleanup, fireEvent } from "@testing-library/react";
import { expect, vi } from "vitest";
import type { LoadedForm } from "../../../renderer/loader/artefacts.ts";
import type { Ports } from "../../../renderer/ports/ports.ts";
import type { FormDocument } from "../../../schemas/types.gen.ts";
import { forgetDrafts, stageForm } from "../../fixtures/form-stage.tsx";
import { loadedForm } from "../../fixtures/loaded-form.ts";
import { type Answers, answered, fakePorts, LIN } from "../../fixtures/ports.ts";
import { answersTo } from "../form-arbitrary/answers.ts";
import { chance, type Draw, pick } from "../form-arbitrary/draw.ts";
import { drawnWidgets } from "./drawn-widgets.tsx";
import { emptyQuestions } from "./empty-questions.ts";
import { expectedTitles } from "./expected-titles.ts";
import { fillIn } from "./fill-in.ts";
import { heard } from "./heard.ts";
import { sharedIds } from "./shared-ids.ts";
import { countDrawn, type Tally } from "./tally.ts";
import { browserVerdict, keptByServer, sentByBrowser, serverVerdict } from "./verdicts.ts";

/** How often one form is answered without being drawn. */
const TRIES = 8;

const differ = (browser: readonly string[], server: readonly string[]) =>
	JSON.stringify(browser) !== JSON.stringify(server);

/** What the operations answer that some fields' options come from, and what similar cases do. */
const READ: Answers["read"] = {
	messagesGetCategory: () => answered({ list: ["a", "b", "c"].map((code) => ({ code, name: `Category ${code}` })) }),
	projectGetList: () => answered({ list: ["a", "b", "c"].map((id) => ({ id, title: `Project ${id}` })) }),
	messagesGetSimilar: () => answered({ list: [{ id: "m1", title: "A case like it" }] }),
};

const PC = {
	...{ page_size: 10, locales: ["en-US", "zh-CN"] },
	upload: { max_size: 100_000, max_count: 3, accept: ["image/png"] },
	login: { code_length: 6, resend_after: 60 },
};

/** Who fills in the form, and what the address and the configuration say, which fields are prefilled from. */
function surroundings(draw: Draw): Partial<Ports> {
	const ports = fakePorts();
	const said = () => pick(draw, ["", "a", "abc", "1", "2.5", "2026-11-21", "true", "x".repeat(60)]);
	return {
		session: { ...ports.session, user: chance(draw, 50) ? LIN : null },
		router: { ...ports.router, location: { path: "/here", query: { a: said(), b: said() } } },
		config: { admin: { site_name: "A city" }, report: { pc: PC } },
	};
}

/** What one side drops of answers that are taken and the other keeps. */
async function keptApart(form: LoadedForm, answers: Record<string, unknown>): Promise<string[]> {
	const [browser, server] = [await sentByBrowser(form, answers), await keptByServer(form, answers)];
	return browser === server ? [] : [`kept: ${JSON.stringify({ answers, browser, server })}`];
}

/** Disagreements of browser and server about random answers. */
async function judged(form: FormDocument, draw: Draw, tally: Tally): Promise<string[]> {
	const loaded = await loadedForm(form);
	const found: string[] = [];
	for (let count = 0; count < TRIES; count++) {
		const answers = answersTo(draw, form.schema);
		const [browser, server] = [await browserVerdict(loaded, answers), await serverVerdict(loaded, answers)];
		tally.answers += 1;
		if (server.length > 0) tally.refusals += 1;
		if (server.length === 0) found.push(...(await keptApart(loaded, answers)));
		if (differ(browser, server)) found.push(`verdicts: ${JSON.stringify({ answers, browser, server })}`);
	}
	return found;
}

/** What goes wrong while the form is drawn, filled in and sent. */
async function used(form: FormDocument, draw: Draw, tally: Tally): Promise<string[]> {
	const loaded = await loadedForm(form);
	const bodies: Record<string, unknown>[] = [];
	const send = (body: Record<string, unknown>) => {
		bodies.push(body);
		return { code: 0, msg: "", data: {} };
	};
	await stageForm(form, { answers: { send: { messagesIndex: send }, read: READ }, ports: surroundings(draw) });
	const text = () => document.body.textContent ?? "";
	const unseen = expectedTitles(form).filter((titles) => !titles.some((title) => text().includes(title)));
	const found = unseen.map((titles) => `unseen: ${titles.join(" or ")}`);
	for (let stage = 0; stage < 4 && bodies.length === 0; stage++) {
		await fillIn(draw);
		found.push(...emptyQuestions(form), ...sharedIds());
		const [shown] = document.forms;
		if (!shown) return [...found, "blank: the form is gone"];
		await act(async () => fireEvent.submit(shown));
		await vi.waitFor(() => expect(shown.isConnected && document.querySelector("[aria-busy=true]")).toBeFalsy(), {
			timeout: 15_000,
		});
	}
	tally.sent += bodies.length;
	for (const { data } of bodies) {
		const refused = await serverVerdict(loaded, { ...Object(data) });
		if (refused.length > 0) found.push(`sent, then refused: ${JSON.stringify({ data, refused })}`);
	}
	return found;
}

/** Everything that goes wrong with one form that compiles; empty where nothing does. What is done is counted. */
export async function trial(form: FormDocument, draw: Draw, tally: Tally): Promise<string[]> {
	const listening = heard();
	try {
		await forgetDrafts();
		return [...(await judged(form, draw, tally)), ...(await used(form, draw, tally)), ...listening.problems()];
	} catch (thrown) {
		return [`thrown: ${thrown instanceof Error ? thrown.stack : String(thrown)}`];
	} finally {
		countDrawn(tally, drawnWidgets());
		cleanup();
		listening.end();
	}
}

import { act, cleanup, fireEvent } from "@testing-library/react";
import { expect, vi } from "vitest";
import type { LoadedForm } from "../../../renderer/loader/artefacts.ts";
import type { Ports } from "../../../renderer/ports/ports.ts";
import type { FormDocument } from "../../../schemas/types.gen.ts";
import { loadedForm } from "../../fixtures/loaded-form.ts";
import { answered, type FakeOperations, fakePorts, LIN } from "../../fixtures/ports.ts";
import { forgetDrafts, renderForm } from "../../fixtures/render-form.tsx";
import { chance, type Draw, pick } from "../form-arbitrary/draw.ts";
import { valuesFor } from "../form-arbitrary/values.ts";
import { announced } from "./announced.ts";
import { emptyQuestions } from "./empty-questions.ts";
import { expectedTitles } from "./expected-titles.ts";
import { fillIn } from "./fill-in.ts";
import { renderedWidgets } from "./rendered-widgets.tsx";
import { sharedIds } from "./shared-ids.ts";
import { countRendered, type Tally } from "./tally.ts";
import { acceptedByServer, browserVerdict, sentByBrowser, serverVerdict } from "./verdicts.ts";

/** How often one form is answered without being rendered. */
const TRIES = 8;

const differ = (browser: readonly string[], server: readonly string[]) =>
	JSON.stringify(browser) !== JSON.stringify(server);

/** What the operations value that some fields' options come from, and what similar cases do. */
const READ: FakeOperations["read"] = {
	messagesGetCategory: () => answered({ list: ["a", "b", "c"].map((code) => ({ code, name: `Category ${code}` })) }),
	projectGetList: () => answered({ list: ["a", "b", "c"].map((id) => ({ id, title: `Project ${id}` })) }),
	messagesGetSimilar: () => answered({ list: [{ id: "m1", title: "A case like it" }] }),
};

const PC = {
	page_size: 10,
	locales: ["en-US", "zh-CN"],
	upload: { max_size: 100_000, max_count: 3, accept: ["image/png"] },
	login: { code_length: 6, resend_after: 60 },
};

/** Who fills in the form, and what the address and the configuration say, which fields are prefilled from. */
function surroundings(draw: Draw): Partial<Ports> {
	const ports = fakePorts();
	const shown = () => pick(draw, ["", "a", "abc", "1", "2.5", "2026-11-21", "true", "x".repeat(60)]);
	return {
		session: { ...ports.session, user: chance(draw, 50) ? LIN : null },
		router: { ...ports.router, location: { path: "/here", query: { a: shown(), b: shown() } } },
		config: { admin: { site_name: "A city" }, report: { pc: PC } },
	};
}

/** What one side drops of values that are taken and the other keeps. */
async function storedApart(form: LoadedForm, values: Record<string, unknown>): Promise<string[]> {
	const browser = await sentByBrowser(form, values);
	const server = await acceptedByServer(form, values);
	return browser === server ? [] : [`kept: ${JSON.stringify({ answers: values, browser, server })}`];
}

/** Disagreements of browser and server about random values. */
async function validated(form: FormDocument, draw: Draw, tally: Tally): Promise<string[]> {
	const loaded = await loadedForm(form);
	const found: string[] = [];
	for (let count = 0; count < TRIES; count++) {
		const values = valuesFor(draw, form.schema);
		const browser = await browserVerdict(loaded, values);
		const server = await serverVerdict(loaded, values);
		tally.values += 1;
		if (server.length > 0) tally.refusals += 1;
		if (server.length === 0) found.push(...(await storedApart(loaded, values)));
		if (differ(browser, server)) found.push(`verdicts: ${JSON.stringify({ answers: values, browser, server })}`);
	}
	return found;
}

/** What goes wrong while the form is rendered, filled in and sent. */
async function used(form: FormDocument, draw: Draw, tally: Tally): Promise<string[]> {
	const loaded = await loadedForm(form);
	const bodies: Record<string, unknown>[] = [];
	const send = (body: Record<string, unknown>) => {
		bodies.push(body);
		return { code: 0, msg: "", data: {} };
	};
	await renderForm(form, { operations: { send: { messagesIndex: send }, read: READ }, ports: surroundings(draw) });
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
	const listening = announced();
	try {
		await forgetDrafts();
		return [...(await validated(form, draw, tally)), ...(await used(form, draw, tally)), ...listening.problems()];
	} catch (thrown) {
		return [`thrown: ${thrown instanceof Error ? thrown.stack : String(thrown)}`];
	} finally {
		countRendered(tally, renderedWidgets());
		cleanup();
		listening.end();
	}
}

/**
 * `npm run studio-bench [-- --fields 300] [--times 20]`: the studio in a real browser, over a portal that this starts and stops. Opens a
 * form of so many questions, adds and moves questions on it, types into a label; and lets the server check one edit of it.
 * Prints Markdown: at full speed and at a quarter of it, median and 95th percentile of one run.
 */
import { performance } from "node:perf_hooks";
import { parseArgs } from "node:util";
import { launchBrowser } from "../scripts/browser.ts";
import { ADMIN_MOBILE, startPortal } from "../scripts/portal-process.ts";
import { post, signIn } from "../scripts/sign-in.ts";
import { median, percentile } from "./measure/statistics.ts";
import { measureEditor, type Samples, type Work } from "./studio/editor-page.ts";
import { largeForm, PATH } from "./studio/large-form.ts";

const { values } = parseArgs({
	options: { fields: { type: "string", default: "300" }, times: { type: "string", default: "20" } },
});
const fields = Math.min(Math.max(1, Number(values.fields)), 2_000);
const times = Math.min(Math.max(1, Number(values.times)), 200);

const portal = await startPortal({ env: { PORTICO_RATE_FACTOR: "100000" } });
const session = await signIn(portal, ADMIN_MOBILE);

async function call<T>(path: string, body: object): Promise<T> {
	const { code, msg, data } = await post<T>(portal, `admin/api/${path}`, body, session.token);
	if (code !== 0) throw new Error(`${path}: ${msg}`);
	return data;
}

let edits = 0;

async function edit(draft: string, verb: "add" | "set", at: string, value: unknown): Promise<void> {
	const sent = { id: `bench-${++edits}`, verb, path: PATH, at, value };
	await call(`draft-releases/${draft}/edits`, { after: 0, edits: [sent] });
}

/** A draft release with the large form. */
async function drafted(): Promise<string> {
	const { id } = await call<{ id: string }>("draft-releases", { name: "Bench" });
	await edit(id, "add", "", largeForm(fields));
	return id;
}

/** Milliseconds of each check by the server, after one edit of the form each. */
async function checks(draft: string): Promise<number[]> {
	const taken: number[] = [];
	for (let time = 0; time <= times; time++) {
		await edit(draft, "set", "/title", `A large form ${time}`);
		const started = performance.now();
		const { diagnostics } = await call<{ diagnostics: { severity: string; message: string }[] }>(
			`draft-releases/${draft}/check`,
			{},
		);
		taken.push(performance.now() - started);
		const broken = diagnostics.find(({ severity }) => severity === "error");
		if (broken) throw new Error(`The form has an error: ${broken.message}`);
	}
	// The first finds no earlier state to start from.
	return taken.slice(1);
}

const ms = (value: number | undefined, digits = 0) => (value === undefined ? "–" : `${value.toFixed(digits)} ms`);
const both = (sample: readonly number[], digits = 0) =>
	`${ms(median(sample), digits)} | ${sample.length > 1 ? ms(percentile(sample, 0.95), digits) : "–"}`;

const ROWS: readonly [string, keyof Samples, number][] = [
	["the studio's contents stand", "usable", 0],
	[`a form of ${fields} questions opens: from the press on it until all can be chosen`, "open", 0],
	["a question is added → painted", "add", 0],
	["a question is moved → painted", "move", 0],
	["a key in a label: work", "keyWork", 1],
	["a key in a label → painted", "keyPaint", 0],
];

const browser = await launchBrowser();
try {
	const work = async (): Promise<Work> => ({ url: portal.url, session, draft: await drafted(), path: PATH, fields });
	const full = await measureEditor(browser, await work(), 1, times);
	const slow = await measureEditor(browser, await work(), 4, times);
	console.log("| | p50 | p95 | CPU ÷ 4, p50 | p95 |\n|---|---:|---:|---:|---:|");
	for (const [title, name, digits] of ROWS)
		console.log(`| ${title} | ${both(full[name], digits)} | ${both(slow[name], digits)} |`);
	console.log(
		`| the server checks one edit of it, with the way there | ${both(await checks(await drafted()))} | – | – |`,
	);
} finally {
	await browser.close();
	await portal.stop();
}

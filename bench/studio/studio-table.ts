import { performance } from "node:perf_hooks";
import type { Browser } from "playwright";
import { ADMIN_MOBILE, type Portal, startPortal } from "../../scripts/portal-process.ts";
import { post, type Session, signIn } from "../../scripts/sign-in.ts";
import { median, percentile } from "../measure/statistics.ts";
import { measureEditor, type Samples } from "./editor-page.ts";
import { largeForm, PATH } from "./large-form.ts";

/** How large the form is, and how often each is done. */
export type StudioRun = { fields: number; times: number };

/** The administration of a portal, as somebody signed in calls it. */
type Call = <T>(path: string, body: object) => Promise<T>;

function callerOf(portal: Portal, { token }: Session): Call {
	return async <T>(path: string, body: object) => {
		const { code, msg, data } = await post<T>(portal, `admin/api/${path}`, body, token);
		if (code !== 0) throw new Error(`${path}: ${msg}`);
		return data;
	};
}

let edits = 0;

async function edit(call: Call, draft: string, verb: "add" | "set", at: string, value: unknown): Promise<void> {
	const sent = { id: `bench-${++edits}`, verb, path: PATH, at, value };
	await call(`draft-releases/${draft}/edits`, { after: 0, edits: [sent] });
}

/** A draft release with the large form. */
async function drafted(call: Call, fields: number): Promise<string> {
	const { id } = await call<{ id: string }>("draft-releases", { name: "Bench" });
	await edit(call, id, "add", "", largeForm(fields));
	return id;
}

/** Milliseconds of each check by the server, after one edit of the form each. */
async function checks(call: Call, { fields, times }: StudioRun): Promise<number[]> {
	const draft = await drafted(call, fields);
	const taken: number[] = [];
	for (let time = 0; time <= times; time++) {
		await edit(call, draft, "set", "/title", `A large form ${time}`);
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

const ROWS: readonly [(fields: number) => string, keyof Samples, number][] = [
	[() => "the studio's contents stand", "usable", 0],
	[(fields) => `a form of ${fields} questions opens: from the press on it until all can be chosen`, "open", 0],
	[() => "a question is added → painted", "add", 0],
	[() => "until it can be pressed, too", "addSpots", 0],
	[() => "a question is moved → painted", "move", 0],
	[() => "until it can be pressed, too", "moveSpots", 0],
	[() => "a key in a label: work", "keyWork", 1],
	[() => "a key in a label → painted", "keyPaint", 0],
	[() => "a key in the form's source: work", "sourceWork", 1],
	[() => "a key in the form's source → painted", "sourcePaint", 0],
];

/** The studio over a portal that this starts and stops, at full speed and at a quarter of it, as a Markdown table. */
export async function studioTable(browser: Browser, run: StudioRun): Promise<string> {
	const portal = await startPortal({ env: { PORTICO_RATE_FACTOR: "100000" } });
	try {
		const session = await signIn(portal, ADMIN_MOBILE);
		const call = callerOf(portal, session);
		const at = async (throttle: number) => {
			const draft = await drafted(call, run.fields);
			const work = { url: portal.url, session, draft, path: PATH, fields: run.fields };
			return measureEditor(browser, work, throttle, run.times);
		};
		const full = await at(1);
		const slow = await at(4);
		return [
			`### The studio, a form of ${run.fields} questions`,
			"",
			"| | p50 | p95 | CPU ÷ 4, p50 | p95 |",
			"|---|---:|---:|---:|---:|",
			...ROWS.map(
				([title, name, digits]) =>
					`| ${title(run.fields)} | ${both(full[name], digits)} | ${both(slow[name], digits)} |`,
			),
			`| the server checks one edit of it, with the way there | ${both(await checks(call, run))} | – | – |`,
			"",
		].join("\n");
	} finally {
		await portal.stop();
	}
}

import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asArray, asObject, type JsonObject } from "../../schemas/json/json.ts";
import { changedDocuments } from "../testing/changed-documents.ts";
import { complaintIn } from "../testing/filed-case.ts";
import { type Matrix, openMatrix } from "../testing/matrix.ts";
import { CATEGORIES, type CategoryCode, PERSONAS, type Persona } from "../testing/personas.ts";
import { ADMIN_MOBILE, valueIn } from "../testing/test-app.ts";

type Step = { action: string; from: string[]; to: string; by: string[]; right?: string };

/** The shipped workflow, of which some steps take the right to supervise. */
const supervised = (workflow: JsonObject): JsonObject => ({
	...workflow,
	transitions: asArray(workflow.transitions).map((one) =>
		["reject", "close", "reopen"].includes(String(valueIn(one, "action")))
			? { ...asObject(one), right: "supervises" }
			: one,
	),
});

const state = (label: string, open311: string) => ({
	label,
	description: label,
	tone: "info",
	public: false,
	open311,
});

/** A second workflow with states of its own, one of which only who supervises leads to. */
const MEASURED = {
	kind: "workflow",
	id: "measured",
	states: { heard: state("Heard", "open"), measured: state("Measured", "open"), quiet: state("Quiet", "closed") },
	transitions: [
		{ action: "submit", label: "File", from: [], to: "heard", by: ["citizen"], note: "none" },
		{ action: "measure", label: "Measure", from: ["heard"], to: "measured", by: ["handler"], note: "optional" },
		{
			action: "hush",
			label: "Hush",
			from: ["heard", "measured"],
			to: "quiet",
			by: ["handler"],
			note: "required",
			right: "supervises",
		},
		{ action: "withdraw", label: "Withdraw", from: ["heard"], to: "quiet", by: ["citizen"], note: "none" },
	],
	clocks: [{ id: "measure", label: "Measured within a week", from: "heard", until: ["measured"], days: 7 }],
};

const withMeasured = (categories: JsonObject): JsonObject => ({
	...categories,
	categories: asArray(categories.categories).map((category) =>
		valueIn(category, "code") === "noise" ? { ...asObject(category), workflow: "measured" } : category,
	),
});

let matrix: Matrix;
let workflows: Record<CategoryCode, { states: string[]; steps: Step[] }>;
const cases = new Map<CategoryCode, string>();

function workflowIn(text: string) {
	const { states, transitions } = asObject(JSON.parse(text));
	const steps = asArray(transitions).map((one): Step => {
		const { action, from, to, by, right } = asObject(one);
		const names = {
			action: String(action),
			from: asArray(from).map(String),
			to: String(to),
			by: asArray(by).map(String),
		};
		return typeof right === "string" ? { ...names, right } : names;
	});
	return { states: Object.keys(asObject(states)), steps };
}

beforeAll(async () => {
	matrix = await openMatrix();
	const { test } = matrix;
	const changed = changedDocuments({ "workflow.json": supervised, "categories.json": withMeasured });
	const sources = [...changed, { path: "workflows/measured.json", text: JSON.stringify(MEASURED) }];
	const token = await test.login(ADMIN_MOBILE);
	const published = await test.call("/admin/api/releases", { token, body: { sources, override: true } });
	expect(published.code, JSON.stringify(published)).toBe(0);
	const usual = workflowIn(changed.find(({ path }) => path === "workflow.json")?.text ?? "");
	workflows = { roads: usual, noise: workflowIn(JSON.stringify(MEASURED)), integrity: usual };
	const filer = await test.login("13700000061");
	for (const code of CATEGORIES) {
		const filed = await test.call("/report/api.Messages/index", { token: filer, body: await complaintIn(test, code) });
		cases.set(code, String(valueIn(filed.data, "id")));
	}
}, 60_000);
afterAll(() => matrix.close());

const STORED = sql`status, version, (select count(*)::integer from message_flow where message_id = message.id) as steps,
	(select count(*)::integer from audit_entry where object_id = message.id::text and action in ('case.moved', 'case.changed')) as logged,
	(select count(*)::integer from outbox where message_id = message.id) as sent`;

/** What is stored of a case that a step would change; `status` puts it into a state before. */
async function traces(id: string, status?: string) {
	const { rows } = await sql<{ status: string; version: number; steps: number; logged: number; sent: number }>`
		${status === undefined ? sql`select ${STORED} from message` : sql`update message set status = ${status}`}
		where id = ${id} ${status === undefined ? sql`` : sql`returning ${STORED}`}
	`.execute(matrix.test.services.db);
	return rows[0] ?? expect.fail(`there is no case ${id}`);
}

/** The two calls by which staff take a step; neither merges a case, which names another. */
const WAYS = {
	desk: (id: string, action: string, version: number) =>
		[`/admin/api/desk/cases/move`, { id, version, action, note: "So it is." }] as const,
	administration: (id: string, action: string) =>
		[`/admin/api/cases/${id}/transitions`, { action, note: "So it is." }] as const,
};
type Way = keyof typeof WAYS;
type Trial = { way: Way; code: CategoryCode; status: string; action: string };

/** What rights and workflow say of a step: 0 where it is taken. */
function expectedCode({ name, allowed }: Persona, { way, code, status, action }: Trial): number {
	if (name === "guest") return 401;
	const needed = way === "desk" ? "r" : "m";
	if (!Object.values(allowed).some((letters) => letters.includes(needed))) return 403;
	const letters = allowed[code] ?? "";
	if (!letters.includes("r")) return 404;
	if (!letters.includes("m")) return 403;
	if (action === "merge") return 422;
	const step = workflows[code].steps.find((one) => one.action === action && one.from.includes(status));
	if (!step) return 409;
	return step.by.includes("handler") && (step.right !== "supervises" || letters.includes("s")) ? 0 : 403;
}

/** Tries a step, and what came of it: taken, it is written down once; refused, nothing is. */
async function attempt(persona: Persona, trial: Trial): Promise<void> {
	const { way, code, status, action } = trial;
	const id = cases.get(code) ?? expect.fail();
	const before = await traces(id, status);
	const [path, body] = WAYS[way](id, action, before.version);
	const answer = await matrix.call(persona, path, body);
	const words = `${persona.name}: ${action} of ${code} in ${status} by the ${way}: ${answer.msg}`;
	expect(answer.code, words).toBe(expectedCode(persona, trial));
	const after = await traces(id);
	if (answer.code !== 0) return expect(after, words).toEqual(before);
	const to = workflows[code].steps.find((one) => one.action === action && one.from.includes(status))?.to;
	expect(after, words).toMatchObject({ status: to, steps: before.steps + 1, logged: before.logged + 1 });
}

const actionsOf = (code: CategoryCode) => [
	...new Set(workflows[code].steps.map(({ action }) => action)),
	"no-such-step",
];

describe.each(PERSONAS)("$name", (persona) => {
	it.each(CATEGORIES)("takes with a case of %s each step that rights and workflow give, and no other", async (code) => {
		await matrix.become(persona);
		// To who handles no such case, each step is as any other.
		const tried = persona.allowed[code]?.includes("m") ? actionsOf(code) : actionsOf(code).slice(-2);
		for (const action of tried) {
			const status = workflows[code].steps.find((one) => one.action === action)?.from[0] ?? workflows[code].states[0];
			for (const way of ["desk", "administration"] as const)
				await attempt(persona, { way, code, action, status: status ?? "" });
		}
	});
});

/** Who handles, and who supervises too: the steps hang on the states for them alone. */
const HANDLING = PERSONAS.filter(({ name }) => ["handler", "supervises streets", "supervises noise"].includes(name));

describe.each(HANDLING)("$name, in every state", (persona) => {
	it.each(["roads", "noise"] as const)("takes with a case of %s what the workflow allows there", async (code) => {
		await matrix.become(persona);
		for (const status of workflows[code].states)
			for (const action of actionsOf(code)) await attempt(persona, { way: "desk", code, status, action });
	});
});

it("offers at the desk just those steps that are taken then", async () => {
	for (const persona of HANDLING) {
		await matrix.become(persona);
		for (const code of ["roads", "noise"] as const)
			for (const status of workflows[code].states) {
				const id = cases.get(code) ?? "";
				await traces(id, status);
				const { data } = await matrix.call(persona, `/admin/api/desk/case?id=${id}`);
				const offered = asArray(valueIn(data, "moves")).map((move) => valueIn(move, "action"));
				const may = (action: string) => expectedCode(persona, { way: "desk", code, status, action }) === 0;
				const expected = (persona.allowed[code] ?? "") === "" ? [] : actionsOf(code).filter(may);
				expect(offered.toSorted(), `${persona.name}, ${code} in ${status}`).toEqual(expected.toSorted());
			}
	}
});

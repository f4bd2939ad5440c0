import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asArray } from "../../schemas/json/json.ts";
import { ADMIN_ROUTES } from "../admin/registry.ts";
import { aboutCase, openDataRequest } from "../personal-data/open-request.ts";
import { openDesk } from "../testing/filed-case.ts";
import { isLetIn, type Matrix, openMatrix } from "../testing/matrix.ts";
import { CATEGORIES, type CategoryCode, PERSONAS, type Persona } from "../testing/personas.ts";
import { type TestApp, valueIn } from "../testing/test-app.ts";

const STAFF = PERSONAS.filter(({ roles }) => roles.length > 0).map(({ name }) => name);
const named = (...words: string[]) =>
	PERSONAS.filter(({ name }) => words.some((word) => name.startsWith(word))).map(({ name }) => name);
const ANY_STAFF = PERSONAS.filter(({ roles, assignments }) => roles.length + assignments.length > 0).map(
	({ name }) => name,
);
const EDITING = named("editor", "publisher", "administrator");
const PUBLISHING = named("publisher", "administrator");
const ADMINISTRATORS = named("administrator");
const ADMINISTERING = named("administrator", "administers");
const EVERYBODY = PERSONAS.map(({ name }) => name).filter((name) => name !== "guest");
/** Whoever has the right with any case; which cases they then get is tried case by case. */
const withAny = (letter: string) =>
	PERSONAS.filter(({ allowed }) => Object.values(allowed).some((letters) => letters.includes(letter))).map(
		({ name }) => name,
	);

/** Every call of the administration, and whom it lets in. */
const WHO: Record<string, readonly string[]> = {
	"GET /admin/api/documents": STAFF,
	"GET /admin/api/releases": EDITING,
	"GET /admin/api/publications/{version}/changes": EDITING,
	"POST /admin/api/releases": PUBLISHING,
	"GET /admin/api/releases/{id}/lost-states": PUBLISHING,
	"GET /admin/api/releases/{id}/forms": PUBLISHING,
	"POST /admin/api/releases/{id}/restore": PUBLISHING,
	"POST /admin/api/releases/{id}/revoke": PUBLISHING,
	"GET /admin/api/me": EVERYBODY,
	"GET /admin/api/draft-releases": EDITING,
	"POST /admin/api/draft-releases": EDITING,
	"GET /admin/api/draft-releases/{id}": EDITING,
	"POST /admin/api/draft-releases/{id}/edits": EDITING,
	"POST /admin/api/draft-releases/{id}/check": EDITING,
	"GET /admin/api/draft-releases/{id}/changes": EDITING,
	"POST /admin/api/draft-releases/{id}/publish": PUBLISHING,
	"POST /admin/api/draft-releases/{id}/discard": EDITING,
	"GET /admin/api/draft-releases/{id}/impact": EDITING,
	"GET /admin/api/draft-releases/{id}/form-uses": EDITING,
	"GET /admin/api/draft-releases/{id}/routing": EDITING,
	"POST /admin/api/draft-releases/{id}/replay": EDITING,
	"GET /admin/api/draft-releases/{id}/approval": EDITING,
	"POST /admin/api/draft-releases/{id}/approve": PUBLISHING,
	"POST /admin/api/draft-releases/{id}/presence": EDITING,
	"POST /admin/api/previews": EDITING,
	"POST /admin/api/preview-viewers": EDITING,
	"POST /admin/api/preview-viewers/{id}/responses": EDITING,
	"POST /admin/api/schedules/{id}/cancel": PUBLISHING,
	"GET /admin/api/cases": withAny("r"),
	"GET /admin/api/desk/cases.csv": [...ADMINISTRATORS, ...named("exports")],
	"GET /admin/api/desk/bulk.csv": withAny("r"),
	"GET /admin/api/desk/figures.csv": withAny("r"),
	"GET /admin/api/desk/cases.xlsx": [...ADMINISTRATORS, ...named("exports")],
	"POST /admin/api/cases/{id}/transitions": withAny("m"),
	"POST /admin/api/cases/{id}/publication": withAny("p"),
	"POST /admin/api/cases/{id}/exception": ADMINISTRATORS,
	"GET /admin/api/funnel": EDITING,
	"GET /admin/api/funnel/csv": EDITING,
	"GET /admin/api/operation": ADMINISTRATORS,
	"GET /admin/api/retention": ADMINISTRATORS,
	"GET /admin/api/retention/register": ADMINISTRATORS,
	"GET /admin/api/retention/register/csv": ADMINISTRATORS,
	"GET /admin/api/data-requests": ADMINISTERING,
	"GET /admin/api/data-requests/csv": ADMINISTERING,
	"POST /admin/api/data-requests": ADMINISTERING,
	"GET /admin/api/data-requests/{id}": ADMINISTERING,
	"GET /admin/api/data-requests/{id}/archive": ADMINISTERING,
	"POST /admin/api/data-requests/{id}/assign": ADMINISTERING,
	"POST /admin/api/data-requests/{id}/identity": ADMINISTERING,
	"POST /admin/api/data-requests/{id}/question": ADMINISTERING,
	"POST /admin/api/data-requests/{id}/resume": ADMINISTERING,
	"POST /admin/api/data-requests/{id}/link": ADMINISTERING,
	"POST /admin/api/data-requests/{id}/correct": ADMINISTERING,
	"POST /admin/api/data-requests/{id}/erase": ADMINISTERING,
	"POST /admin/api/data-requests/{id}/done": ADMINISTERING,
	"POST /admin/api/data-requests/{id}/refuse": ADMINISTERING,
	"GET /admin/api/staffing": ANY_STAFF,
	"POST /admin/api/people/{id}/absence": ANY_STAFF,
	"POST /admin/api/people/{id}/absence/end": ADMINISTRATORS,
	"GET /admin/api/audit": ADMINISTRATORS,
	"GET /admin/api/audit/csv": ADMINISTRATORS,
	"GET /admin/api/sms": ADMINISTRATORS,
	"GET /admin/api/suggestions": ADMINISTRATORS,
	"POST /admin/api/suggestions": ADMINISTRATORS,
	"POST /admin/api/suggestions/train": ADMINISTRATORS,
	"GET /admin/api/content/article": EDITING,
	"POST /admin/api/content/article": EDITING,
	"GET /admin/api/content/article/{id}": EDITING,
	"POST /admin/api/content/article/{id}/save": EDITING,
	"POST /admin/api/content/article/{id}/publish": EDITING,
	"POST /admin/api/content/article/{id}/take-back": EDITING,
	"POST /admin/api/content/article/{id}/restore": EDITING,
	"GET /admin/api/content/project": EDITING,
	"POST /admin/api/content/project": EDITING,
	"GET /admin/api/content/project/{id}": EDITING,
	"POST /admin/api/content/project/{id}/save": EDITING,
	"POST /admin/api/content/project/{id}/publish": EDITING,
	"POST /admin/api/content/project/{id}/take-back": EDITING,
	"POST /admin/api/content/project/{id}/restore": EDITING,
	"POST /admin/api/content/pictures": EDITING,
	"GET /admin/api/content/base": EDITING,
	"POST /admin/api/content/base": EDITING,
	"GET /admin/api/people": ADMINISTERING,
	"GET /admin/api/rights": ADMINISTERING,
	"POST /admin/api/people": ADMINISTRATORS,
	"POST /admin/api/people/{id}/name": ADMINISTRATORS,
	"POST /admin/api/people/{id}/work-account": ADMINISTRATORS,
	"POST /admin/api/people/{id}/work-account/unlink": ADMINISTRATORS,
	"POST /admin/api/people/{id}/grants": ADMINISTERING,
	"POST /admin/api/people/{id}/grants/take": ADMINISTERING,
	"GET /admin/api/people/{id}/sessions": ADMINISTRATORS,
	"POST /admin/api/people/{id}/sessions/end": ADMINISTRATORS,
	"POST /admin/api/session/code": ANY_STAFF,
	"POST /admin/api/session/confirm": ANY_STAFF,
};

const REASON = "The office asked for help in writing.";

let matrix: Matrix;
let test: TestApp;
/** A request for the data of each category's case, of which nobody knows yet who asks. */
const asked = new Map<CategoryCode, string>();
beforeAll(async () => {
	matrix = await openMatrix();
	test = matrix.test;
	const { db, settings } = test.services;
	for (const code of CATEGORIES) {
		const wish = { kind: "correction", channel: "letter", identity: null, wish: "Another name." } as const;
		const subject = aboutCase(matrix.caseOf(code).id);
		asked.set(code, (await openDataRequest(db, settings, subject, { wanted: wish, actor: null })).id);
	}
}, 60_000);
afterAll(() => matrix.close());

const call = (persona: Persona, path: string, body?: object) => matrix.call(persona, path, body);
const become = (persona: Persona) => matrix.become(persona);

/** Steps of a request for personal data: whoever may take them is told that it is not known yet who asks. */
const DATA_STEPS = { correct: { case: null, name: "none", value: "" }, erase: { confirm: "" }, done: {} };

/** Whether somebody sees what is asked for of a case's data, in the list and by itself, and may work on it. */
async function triedWithData(persona: Persona, id: string): Promise<boolean[]> {
	const path = "/admin/api/data-requests";
	const { data } = await call(persona, path);
	const step = (name: string) => call(persona, `${path}/${id}/${name}`, Reflect.get(DATA_STEPS, name));
	const steps = await Promise.all(Object.keys(DATA_STEPS).map(step));
	return [
		asArray(valueIn(data, "list")).some((one) => valueIn(one, "id") === id),
		isLetIn(await call(persona, `${path}/${id}`)),
		...steps.map(({ code }) => code === 409),
	];
}

/** What somebody gets of a case, letter by letter; each letter's calls must agree with each other. */
async function tried(persona: Persona, code: CategoryCode): Promise<Record<string, boolean[]>> {
	const { id, file } = matrix.caseOf(code);
	const list = await call(persona, "/admin/api/cases");
	const { statusCode } = await test.app.inject({
		url: `/uploads/${file}`,
		headers: persona.name === "guest" ? {} : { authorization: matrix.token },
	});
	return {
		r: [
			isLetIn(await call(persona, `/report/api.Messages/getDetail?id=${id}`)),
			isLetIn(await call(persona, `/report/api.MessageFlow/messageFlowList?message_id=${id}`)),
			statusCode === 200,
			asArray(valueIn(list.data, "list")).some((one) => valueIn(one, "id") === id),
		],
		// No such step, and nothing to take back: whoever is let in changes nothing.
		m: [isLetIn(await call(persona, `/admin/api/cases/${id}/transitions`, { action: "reopen" }))],
		p: [isLetIn(await call(persona, `/admin/api/cases/${id}/publication`, { published: false }))],
		x: [(await call(persona, `/admin/api/cases/${id}/exception`, { reason: REASON })).code === 0],
		d: await triedWithData(persona, asked.get(code) ?? ""),
	};
}

describe.each(PERSONAS)("$name", (persona) => {
	it.each(CATEGORIES)("does with a case of %s what the table says, and nothing else", async (code) => {
		await become(persona);
		const expected = persona.allowed[code] ?? "";
		for (const [letter, outcomes] of Object.entries(await tried(persona, code)))
			expect(outcomes, `${letter} of ${code}`).toEqual(outcomes.map(() => expected.includes(letter)));
	});

	it("is let in to the calls that the table says, and to no other", async () => {
		await become(persona);
		for (const [route, who] of Object.entries(WHO)) {
			const [method, path = ""] = route.split(" ");
			const url = path.replace("{id}", crypto.randomUUID());
			const { code } = await call(persona, url, method === "POST" ? {} : undefined).catch(() => ({ code: 0 }));
			expect([401, 403].includes(code), route).toBe(!who.includes(persona.name));
		}
	});
});

it("names every call of the administration", () => {
	const served = ADMIN_ROUTES.map(({ method, path }) => `${method} ${path}`);
	expect(Object.keys(WHO).toSorted()).toEqual(served.toSorted());
});

it("opens a restricted case by exception to read alone, for an hour, on record, and not to who gives no reason", async () => {
	const administrator = PERSONAS.find(({ name }) => name === "administrator");
	const { id } = await matrix.file("integrity");
	if (!administrator) throw new Error("Nobody is administrator.");
	await become(administrator);
	const path = `/admin/api/cases/${id}`;
	expect((await call(administrator, `${path}/exception`, { reason: "why" })).code).toBe(422);
	const opened = await call(administrator, `${path}/exception`, { reason: REASON });
	const minutes = (Date.parse(String(valueIn(opened.data, "expires_at"))) - Date.now()) / 60_000;
	expect([opened.code, Math.round(minutes)]).toEqual([0, 60]);
	expect((await call(administrator, `/report/api.Messages/getDetail?id=${id}`)).code).toBe(0);
	expect((await call(administrator, `${path}/transitions`, { action: "accept" })).code).toBe(403);
	const log = asArray(valueIn((await call(administrator, `/admin/api/audit?object=${id}`)).data, "list"));
	const actions = log.map((one) => valueIn(one, "action"));
	expect(actions.slice(0, 2)).toEqual(["case.read", "case.opened_by_exception"]);
	expect(valueIn(log[1], "detail")).toMatchObject({ reason: REASON });
	await sql`update case_exception set expires_at = now()`.execute(test.services.db);
	expect((await call(administrator, `/report/api.Messages/getDetail?id=${id}`)).code).toBe(404);
	const roads = matrix.caseOf("roads").id;
	expect((await call(administrator, `/admin/api/cases/${roads}/exception`, { reason: REASON })).code).toBe(409);
});

it("keeps a case restricted that was filed so, also when its category is not any more", async () => {
	const desk = await openDesk(test);
	const id = await desk.fileId();
	const { db } = test.services;
	await sql`update category set restricted = true, team = 'discipline' where code = 'suggestion'`.execute(db);
	const later = await desk.fileId();
	await sql`update category set restricted = false, team = null where code = 'suggestion'`.execute(db);
	const codes = await Promise.all([id, later].map(async (one) => (await desk.act(one, { action: "accept" })).code));
	expect(codes).toEqual([0, 404]);
});

import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { STAFF_OPERATIONS } from "../../schemas/staff-operations.gen.ts";
import { ADMIN_ROUTES } from "../admin/registry.ts";
import { record } from "../audit/record.ts";
import { aboutCase, openDataRequest } from "../personal-data/open-request.ts";
import { recordErasure } from "../repositories/messages/erasure.ts";
import { type Matrix, openMatrix } from "../testing/matrix.ts";
import { CATEGORIES, type CategoryCode, PERSONAS, type Persona } from "../testing/personas.ts";

/** A case of a category, by what files know it, and the request for a copy of its data. */
type Sought = { code: CategoryCode; id: string; number: string; category: string; request: string };

/** A file that leaves the portal: where it is, what in it shows that a case is there, and who gets that. */
type Export = {
	path(sought: Sought): string;
	shows(file: string, sought: Sought): boolean;
	expected(persona: Persona, code: CategoryCode): boolean;
};

const has = (letter: string) => (persona: Persona, code: CategoryCode) =>
	(persona.allowed[code] ?? "").includes(letter);
const isAdministrator = ({ roles }: Persona) => roles.includes("administrator");
const byNumber = (file: string, { number }: Sought) => file.includes(number);
const ANY_STATE = "open=any";

/** Every file that the administration hands out, and the one that people get of what is kept of themselves. */
const EXPORTS: Record<string, Export> = {
	"/admin/api/desk/cases.csv": {
		path: () => `/admin/api/desk/cases.csv?${ANY_STATE}`,
		shows: byNumber,
		expected: has("e"),
	},
	"/admin/api/desk/cases.xlsx": {
		path: () => `/admin/api/desk/cases.xlsx?${ANY_STATE}`,
		shows: byNumber,
		expected: has("e"),
	},
	// Of the caller's own steps alone: none of these cases is in one (server/desk/bulk/bulk.test.ts has what is).
	"/admin/api/desk/bulk.csv": { path: () => "/admin/api/desk/bulk.csv", shows: byNumber, expected: () => false },
	"/admin/api/desk/figures.csv": {
		path: () => "/admin/api/desk/figures.csv",
		shows: (file, { category }) => file.includes(`Category,${category},`),
		expected: has("r"),
	},
	"/admin/api/data-requests/csv": {
		path: () => "/admin/api/data-requests/csv",
		shows: byNumber,
		expected: has("d"),
	},
	"/admin/api/data-requests/{id}/archive": {
		path: ({ request }) => `/admin/api/data-requests/${request}/archive`,
		shows: byNumber,
		expected: has("d"),
	},
	// Whoever reads the log is told that something was done with a case, and nothing of what is in it.
	"/admin/api/audit/csv": {
		path: () => "/admin/api/audit/csv",
		shows: (file, { id }) => file.includes(id),
		expected: isAdministrator,
	},
	// What only its office reads is counted there, without its number.
	"/admin/api/retention/register/csv": {
		path: () => "/admin/api/retention/register/csv",
		shows: byNumber,
		expected: (persona, code) => isAdministrator(persona) && has("r")(persona, code),
	},
	// Counts of forms, of no case.
	"/admin/api/funnel/csv": {
		path: () => "/admin/api/funnel/csv?form=complaint",
		shows: byNumber,
		expected: () => false,
	},
	// Of what is kept of the caller: none of these cases is theirs.
	"/api/User/export": { path: () => "/api/User/export", shows: byNumber, expected: () => false },
};

let matrix: Matrix;
const sought = new Map<CategoryCode, Sought>();

/** Prepares that each file could hold a case of a category. */
async function prepare(code: CategoryCode): Promise<Sought> {
	const { db, settings } = matrix.test.services;
	const { id } = matrix.caseOf(code);
	const { number, category } = await db
		.selectFrom("message")
		.innerJoin("category", "category.id", "message.category_id")
		.select(["message.number", "category.name as category"])
		.where("message.id", "=", id)
		.executeTakeFirstOrThrow();
	const wanted = { kind: "export", channel: "letter", identity: "letter", wish: null } as const;
	const { id: request } = await openDataRequest(db, settings, aboutCase(id), { wanted, actor: null });
	await record(db, { actor: null, from: "", action: "case.read", object: { kind: "case", id } });
	await recordErasure(db, id, "retention_anonymised");
	return { code, id, number, category, request };
}

beforeAll(async () => {
	matrix = await openMatrix();
	for (const code of CATEGORIES) sought.set(code, await prepare(code));
}, 60_000);
afterAll(() => matrix.close());

/** What a file says, packed or not. */
function textOf(bytes: Uint8Array): string {
	const isPacked = strFromU8(bytes.subarray(0, 2)) === "PK";
	return isPacked
		? Object.values(unzipSync(bytes))
				.map((part) => strFromU8(part))
				.join("\n")
		: strFromU8(bytes);
}

async function fileFor(persona: Persona, url: string): Promise<string> {
	const headers = { "accept-language": "en-US", ...(persona.name !== "guest" && { authorization: matrix.token }) };
	return textOf((await matrix.test.app.inject({ url, headers })).rawPayload);
}

describe.each(PERSONAS)("$name", (persona) => {
	it.each(Object.keys(EXPORTS))("gets in %s the cases that their rights say, and no other", async (name) => {
		await matrix.become(persona);
		const { path, shows, expected } = EXPORTS[name] ?? expect.fail();
		const files = new Map<string, string>();
		for (const one of sought.values()) {
			const url = path(one);
			const file = files.get(url) ?? (await fileFor(persona, url));
			files.set(url, file);
			expect(shows(file, one), one.code).toBe(expected(persona, one.code));
		}
	});
});

/** Who gets every file, of the discipline office too. */
const EVERYTHING: Persona = {
	name: "everything",
	roles: ["administrator"],
	allowed: {},
	assignments: ["exports", "administers"].map((right) => ({ right, team: "discipline" })),
};
const ADMINISTRATION = Object.keys(EXPORTS).filter((path) => path.startsWith("/admin/"));

/** Begins a bulk step, for there to be a report of it. */
async function beginBulk(): Promise<void> {
	const body = { query: ANY_STATE, do: "note", note: "A word." };
	const path = `/${STAFF_OPERATIONS.deskStartBulk.path}`;
	expect((await matrix.call(EVERYTHING, path, body)).code).toBe(0);
}

/** What the audit log has of files that were handed out. */
async function handedOut(): Promise<string[]> {
	const entries = await matrix.test.services.db.selectFrom("audit_entry").select("action").orderBy("id").execute();
	return entries.map(({ action }) => action).filter((action) => /exported$|downloaded$/.test(action));
}

it.each(ADMINISTRATION)("writes down in the audit log that %s was handed out", async (name) => {
	await matrix.become(EVERYTHING);
	if (name.endsWith("/bulk.csv")) await beginBulk();
	const before = await handedOut();
	const url = EXPORTS[name]?.path(sought.get("roads") ?? expect.fail()) ?? "";
	const { statusCode } = await matrix.test.app.inject({ url, headers: { authorization: matrix.token } });
	expect(statusCode).toBe(200);
	expect(await handedOut()).toHaveLength(before.length + 1);
});

it("names every file that the administration hands out", () => {
	const reads = ADMIN_ROUTES.filter(({ method, response }) => method === "GET" && response === undefined);
	expect(ADMINISTRATION.toSorted()).toEqual(reads.map(({ path }) => path).toSorted());
});

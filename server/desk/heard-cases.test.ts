import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Matrix, openMatrix } from "../testing/matrix.ts";
import { CATEGORIES, type CategoryCode, PERSONAS, type Persona } from "../testing/personas.ts";
import { readStreamAt } from "../testing/stream-reader.ts";

let matrix: Matrix;
let origin: string;
const tokens = new Map<string, string>();
const mobileOf = (index: number) => `136000010${String(index).padStart(2, "0")}`;

const setRights = ({ roles, assignments }: Pick<Persona, "roles" | "assignments">, mobile: string) =>
	matrix.test.services.db
		.updateTable("app_user")
		.set({ roles: sql<never>`${roles}::text[]`, assignments: JSON.stringify(assignments) })
		.where("mobile", "=", mobile)
		.execute();

beforeAll(async () => {
	matrix = await openMatrix();
	origin = await matrix.test.app.listen({ port: 0, host: "127.0.0.1" });
	for (const [index, persona] of PERSONAS.entries()) {
		if (persona.name === "guest") continue;
		tokens.set(persona.name, await matrix.test.login(mobileOf(index)));
		await setRights(persona, mobileOf(index));
	}
}, 60_000);
afterAll(() => matrix.close());

const idOf = (code: CategoryCode) => matrix.caseOf(code).id;

/** What everybody heard of meanwhile, by persona: the categories of the cases; null for whoever is served no stream. */
async function heardWhile(work: () => Promise<unknown>): Promise<Map<string, CategoryCode[] | null>> {
	const readers = new Map(
		await Promise.all(
			PERSONAS.map(
				async ({ name }) => [name, await readStreamAt(`${origin}/admin/api/desk/events`, tokens.get(name))] as const,
			),
		),
	);
	await work();
	// Whoever hears of everything has heard when all others have been told what is for them.
	const witness = readers.get("administrator of the discipline office");
	await expect.poll(() => witness?.text()).toContain("event: case");
	const heard = new Map<string, CategoryCode[] | null>();
	for (const [name, reader] of readers) {
		await reader?.leave();
		heard.set(name, reader && CATEGORIES.filter((code) => reader.text().includes(idOf(code))));
	}
	return heard;
}

const change = (...codes: CategoryCode[]) =>
	matrix.test.services.db
		.insertInto("case_change")
		.values(codes.map((code) => ({ message_id: idOf(code) })))
		.execute();

const readers = (code: CategoryCode) =>
	PERSONAS.filter(({ allowed }) => allowed[code]?.includes("r")).map(({ name }) => name);
const namesOf = (heard: Awaited<ReturnType<typeof heardWhile>>, code: CategoryCode) =>
	PERSONAS.map(({ name }) => name).filter((name) => heard.get(name)?.includes(code));

describe("the stream of changed cases", () => {
	it("tells everybody of the cases that they read, and nobody of another", async () => {
		const heard = await heardWhile(() => change(...CATEGORIES));
		const expected = PERSONAS.map(({ name, allowed }) => {
			const codes = CATEGORIES.filter((code) => allowed[code]?.includes("r"));
			// To whom there is no case to read, no stream is served.
			return [name, codes.length > 0 ? codes : null];
		});
		expect(Object.fromEntries(heard)).toEqual(Object.fromEntries(expected));
	});

	it("tells who opened a restricted case by exception of that case, until the exception is over", async () => {
		const { db } = matrix.test.services;
		const path = "/admin/api/desk/cases/exception";
		const body = { id: idOf("integrity"), reason: "The office asked for help in writing." };
		const opened = await matrix.test.call(path, { token: tokens.get("administrator") ?? "", body });
		expect(opened.code).toBe(0);
		const names = readers("integrity");
		expect(namesOf(await heardWhile(() => change("integrity")), "integrity").toSorted()).toEqual(
			[...names, "administrator"].toSorted(),
		);
		await db.updateTable("case_exception").set({ expires_at: sql`now()` }).execute();
		expect(namesOf(await heardWhile(() => change("integrity")), "integrity")).toEqual(names);
	});

	it("tells once who read a case in the category that it has left, and then who reads it in the new one", async () => {
		const { db } = matrix.test.services;
		const category = (code: string) =>
			db.selectFrom("category").select(["id", "restricted"]).where("code", "=", code).executeTakeFirstOrThrow();
		const { id: category_id, restricted } = await category("integrity");
		const move = () =>
			db.updateTable("message").set({ category_id, restricted }).where("id", "=", idOf("roads")).execute();
		expect(new Set(namesOf(await heardWhile(move), "roads"))).toEqual(
			new Set([...readers("roads"), ...readers("integrity")]),
		);
		expect(namesOf(await heardWhile(() => change("roads")), "roads")).toEqual(readers("integrity"));
	});
});

describe("the streams that ask nobody who they are", () => {
	it.each(CATEGORIES)("tell of a case of %s only at its own address, without an id or a word of it", async (code) => {
		const { db } = matrix.test.services;
		const [own, other] = CATEGORIES.map((one) => ({ code: one, id: idOf(one) })).toSorted(
			(a, b) => Number(b.code === code) - Number(a.code === code),
		);
		const at = (path: string) => readStreamAt(`${origin}${path}`);
		const streams = [
			await at(`/events/case?id=${own?.id}`),
			await at(`/events/case?id=${other?.id}`),
			await at("/events"),
		];
		const told = () => streams.map((stream) => stream?.text().split("event: content").length);
		await expect.poll(told).toEqual([2, 2, 1]);
		// What only the desk is shown: nobody hears.
		await change(code);
		await db
			.insertInto("case_note")
			.values({ message_id: idOf(code), author_id: null, text: "Quagmire" })
			.execute();
		await db.updateTable("message").set({ status: "accepted" }).where("id", "=", idOf(code)).execute();
		await expect.poll(told).toEqual([3, 2, 1]);
		for (const stream of streams) {
			await stream?.leave();
			for (const one of CATEGORIES) expect(stream?.text()).not.toContain(idOf(one));
			expect(stream?.text()).not.toContain("Quagmire");
		}
	});
});

import { globSync, readFileSync } from "node:fs";
import { PDFDocument } from "@cantoo/pdf-lib";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { asObject } from "../../schemas/json/json.ts";
import { OPERATIONS } from "../../schemas/operations.gen.ts";
import { everyRow } from "../testing/every-row.ts";
import { type CaseDesk, openDesk } from "../testing/filed-case.ts";
import { ADMIN_MOBILE, openTestApp, type TestApp, valueIn } from "../testing/test-app.ts";
import { uploadFile } from "../testing/upload-file.ts";

/** How a citizen names a case: by its id, by number and code, or by both. */
type Naming = { id: string; number?: string; query_code?: string };
type State = { status: string; reply: string | null };

/** What is tried: what is sent beside the case's name, in which state its filer could do it, and what everybody may with a published one. */
type Trial = {
	named: "id" | "id or code" | "code";
	send?(id: string): object;
	state?: State;
	ofPublished?: true;
	/** Where there is no id: what the filer's own session names. */
	bySession?: true;
};

const REPLIED = { status: "replied", reply: "<p>Done.</p>" };
const ASKED = { status: "info_requested", reply: null };
const HANDLED = { status: "accepted", reply: null };

/** Every operation of citizens that takes a case: one that is missing here fails the last test. */
const TRIALS: Record<string, Trial> = {
	messageFlowList: { named: "id", send: (message_id) => ({ message_id }), ofPublished: true },
	messagesGetDetail: { named: "id", send: (id) => ({ id }), ofPublished: true },
	messagesFollow: { named: "id", send: (id) => ({ id, follow: true }), ofPublished: true },
	messagesSupport: { named: "id", send: (id) => ({ id }), ofPublished: true },
	messagesSupplement: { named: "id or code", send: (id) => ({ id, note: "The one by the river." }), state: ASKED },
	messagesRate: { named: "id or code", send: (id) => ({ id, rating: 1, comment: "Bad." }), state: REPLIED },
	messagesReopen: { named: "id or code", send: (id) => ({ id, note: "It is dark again." }), state: REPLIED },
	messagesWithdraw: { named: "id or code", send: (id) => ({ id }), state: HANDLED },
	messagesTrack: { named: "code" },
	dataRequestsCreate: { named: "code", send: () => ({ kind: "erasure" }) },
	dataRequestsAnswer: {
		named: "code",
		bySession: true,
		send: () => ({ request: dataRequest, question: "Which street?", answer: "Elderberry Row" }),
	},
};

const isOperation = (name: string): name is keyof typeof OPERATIONS => Object.hasOwn(OPERATIONS, name);

let test: TestApp;
let desk: CaseDesk;
/** A request for the data of the hidden case of a name, in which its filer was asked back. */
let dataRequest = "";
const tokens = { owner: "", other: "" };
const OTHERS = { number: "", query_code: "" };

type Filed = Naming & { owned: boolean; published: boolean };
const cases: Filed[] = [];

async function file(owned: boolean, published: boolean): Promise<void> {
	const { data } = await desk.file(owned ? tokens.owner : undefined);
	const id = String(valueIn(data, "id"));
	const number = String(valueIn(data, "number"));
	const code = valueIn(data, "query_code");
	await test.services.db.updateTable("message").set({ published }).where("id", "=", id).execute();
	cases.push({ id, number, ...(typeof code === "string" && { query_code: code }), owned, published });
}

const find = (owned: boolean, published: boolean) =>
	cases.find((one) => one.owned === owned && one.published === published) ?? expect.fail();

beforeAll(async () => {
	test = await openTestApp();
	desk = await openDesk(test);
	tokens.owner = await test.login("13700000051");
	tokens.other = await test.login("13700000052");
	for (const owned of [true, false]) for (const published of [true, false]) await file(owned, published);
	const { data } = await desk.file();
	Object.assign(OTHERS, { number: valueIn(data, "number"), query_code: valueIn(data, "query_code") });
	const { number, query_code } = find(false, false);
	const asked = await test.call("/api/DataRequests/create", { body: { kind: "export", number, query_code } });
	dataRequest = String(valueIn(asked.data, "number"));
	const { id } = await test.services.db.selectFrom("data_request").select("id").executeTakeFirstOrThrow();
	const question = { token: await test.login(ADMIN_MOBILE), body: { question: "Which street?" } };
	expect((await test.call(`/admin/api/data-requests/${id}/question`, question)).code).toBe(0);
}, 60_000);
afterAll(() => test.close());

/** What may be written about anybody who asks: limits, when a session was used, and that something was refused. */
const OF_ASKING = /^(rate_window|session) /;
const stored = async () => (await everyRow(test.services.db)).filter((row) => !OF_ASKING.test(row)).toSorted();

function ask(name: string, { token, ...sent }: { token?: string; [name: string]: unknown }) {
	if (!isOperation(name)) return expect.fail(`no operation ${name}`);
	const { method, path } = OPERATIONS[name];
	const as = token === undefined ? {} : { token };
	if (method === "POST") return test.call(`/${path}`, { ...as, body: sent });
	return test.call(
		`/${path}?${new URLSearchParams(Object.entries(sent).map(([key, value]) => [key, String(value)]))}`,
		as,
	);
}

/** Everybody who is not the filer of a case, and how they name it. */
function strangers(trial: Trial, { number }: Naming) {
	const sessions = [{}, { token: tokens.other }];
	const codes = [{ number, query_code: "2222222222" }, OTHERS];
	// A code is none to whoever is signed in as another, nor is the code of a case good for another's id.
	const byCode =
		trial.named === "id" ? [] : codes.flatMap((code) => sessions.map((session) => ({ ...session, ...code })));
	return [...(trial.named === "code" && !trial.bySession ? [] : sessions), ...byCode];
}

/** Another case's own number and code are good where nothing else names a case. */
const isTheirOwn = ({ named, bySession }: Trial, who: object) =>
	named === "code" && !bySession && valueIn(who, "query_code") === OTHERS.query_code;

const setState = ({ status, reply }: State) =>
	test.services.db
		.updateTable("message")
		.set({ status, reply, rating: null })
		.where(
			"id",
			"in",
			cases.map(({ id }) => id),
		)
		.execute();

const NOBODYS: Naming = { id: crypto.randomUUID(), number: "YT-0000-000000" };

it.each(Object.entries(TRIALS))(
	"refuses %s to who is not the filer, writes nothing, and tells of no hidden case",
	async (name, trial) => {
		await setState(trial.state ?? HANDLED);
		const before = await stored();
		for (const one of cases)
			for (const [index, who] of strangers(trial, one).entries()) {
				if (isTheirOwn(trial, who) || (one.published && trial.ofPublished)) continue;
				const answer = await ask(name, { ...who, ...trial.send?.(one.id) });
				const words = `${one.owned ? "owned" : "unowned"}, ${one.published ? "public" : "hidden"}, ${JSON.stringify(who)}: ${answer.msg}`;
				expect([401, 403, 404], words).toContain(answer.code);
				if (one.published) continue;
				// To the letter what is answered of a case that there is not.
				const sought = strangers(trial, NOBODYS)[index];
				const nothing = name === "dataRequestsAnswer" ? { request: "999999" } : {};
				expect(answer, words).toEqual(await ask(name, { ...sought, ...trial.send?.(NOBODYS.id), ...nothing }));
			}
		expect(await stored()).toEqual(before);
	},
);

it.each(Object.entries(TRIALS))(
	"lets the filer do %s, whom their session or the case's code shows",
	async (name, trial) => {
		const owned = find(true, false);
		const unowned = find(false, false);
		const wide = find(false, true);
		const own = find(true, true);
		await setState(trial.state ?? HANDLED);
		const byCode = ({ id, number, query_code }: Naming) => ask(name, { ...trial.send?.(id), number, query_code });
		if (trial.named !== "id") expect(await byCode(unowned)).toMatchObject({ code: 0 });
		if (trial.named === "id or code")
			expect(await ask(name, { token: tokens.owner, ...trial.send?.(owned.id) })).toMatchObject({ code: 0 });
		if (trial.named !== "id") return;
		// Their own they cannot follow; others' that are public everybody signed in can.
		for (const { id } of [wide, own])
			expect(await ask(name, { token: tokens.other, ...trial.send?.(id) })).toMatchObject({ code: 0 });
	},
);

async function pdf(): Promise<File> {
	const document = await PDFDocument.create();
	document.addPage();
	return new File([Uint8Array.from(await document.save())], "plan.pdf", { type: "application/pdf" });
}

it("shows an attached file to its filer, and takes nobody else's with a step", async () => {
	const mine = await uploadFile(test, await pdf(), { token: tokens.owner });
	const theirs = find(true, false);
	await setState(ASKED);
	const { data } = await desk.file(tokens.other);
	const id = String(valueIn(data, "id"));
	await test.services.db.updateTable("message").set({ status: "info_requested" }).where("id", "=", id).execute();
	const before = await stored();
	const stolen = await ask("messagesSupplement", { token: tokens.other, id, note: "See.", attachments: [mine] });
	expect(stolen.code).toBe(422);
	expect(await stored()).toEqual(before);
	await sql`update upload set message_id = ${theirs.id} where id = ${mine}`.execute(test.services.db);
	const seen = async (authorization?: string) =>
		(await test.app.inject({ url: `/uploads/${mine}`, headers: authorization ? { authorization } : {} })).statusCode;
	expect([await seen(), await seen(tokens.other), await seen(tokens.owner)]).toEqual([404, 404, 200]);
});

it("tries every operation of citizens that takes a case", () => {
	const files = globSync("schemas/api/*.schema.json");
	const taking = files
		.map((path) => asObject(JSON.parse(readFileSync(path, "utf8"))))
		.filter(({ path, request }) => {
			const properties = asObject(asObject(request).properties);
			const byId = String(path).includes("api.Message") && ("id" in properties || "message_id" in properties);
			return byId || "query_code" in properties;
		});
	expect(files.length).toBeGreaterThan(30);
	expect(Object.keys(TRIALS).toSorted()).toEqual(taking.map(({ operation }) => String(operation)).toSorted());
});

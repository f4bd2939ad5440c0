import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asArray } from "../../schemas/json/json.ts";
import { STAFF_OPERATIONS } from "../../schemas/staff-operations.gen.ts";
import type { StaffOperationName } from "../desk/staff-route.ts";
import { findUserBy } from "../repositories/people/user.ts";
import { complaintIn } from "../testing/filed-case.ts";
import { isLetIn, type Matrix, openMatrix } from "../testing/matrix.ts";
import { CATEGORIES, type CategoryCode, PERSONAS, type Persona } from "../testing/personas.ts";
import { openReporters, type Reporter } from "../testing/reporters.ts";
import { rowsOfCase } from "../testing/rows-of-case.ts";
import { type TestEnvelope, valueIn } from "../testing/test-app.ts";

/** What a call needs: `desk` any case to read, `administrator` that role, a letter that right over the case (personas.ts). */
type Trial = { needs: "desk" | "administrator" | "r" | "m" | "p" | "s"; with?(id: string): object };

/** As much as is needed to be let in, and to change nothing. */
const seen = (id: string) => ({ id, version: -1 });

/** A form that no release ever had. */
const NO_FORM = { form: "none", form_hash: "0".repeat(64), release: "none" };

/** Every operation of the desk: one without a row does not compile. */
const TRIALS: Record<StaffOperationName, Trial> = {
	deskAddNote: { needs: "m", with: (id) => ({ id, text: "A word." }) },
	deskAssignCase: { needs: "m", with: seen },
	deskChangeCategory: { needs: "m", with: (id) => ({ ...seen(id), category: "none" }) },
	deskStartBulk: { needs: "desk", with: () => ({ query: "keyword=no+such+words", do: "note", note: "A word." }) },
	deskGetAccess: { needs: "desk", with: (id) => ({ case: id }) },
	// Which cases it opens is tried in opened-by-exception.test.ts; here it opens one last of all, as it changes what comes after.
	deskOpenByException: { needs: "administrator", with: (id) => ({ id, reason: "The office asked for help." }) },
	deskGetBulk: { needs: "desk" },
	deskStopBulk: { needs: "desk", with: () => ({ id: "none" }) },
	deskUndoBulk: { needs: "desk", with: () => ({ id: "none" }) },
	deskGetReplyDraft: { needs: "m", with: (id) => ({ id }) },
	deskSaveReplyDraft: { needs: "m", with: (id) => ({ id, text: "A word.", version: 99 }) },
	deskPreviewPublication: { needs: "r", with: (id) => ({ id }) },
	deskRedactCase: { needs: "p", with: (id) => ({ ...seen(id), text: "no such words" }) },
	deskRedactPicture: { needs: "p", with: (id) => ({ ...seen(id), upload: "none", areas: [] }) },
	deskDeleteView: { needs: "desk", with: () => ({ id: "none" }) },
	deskDiscardOutbox: { needs: "administrator", with: () => ({ id: "none", reason: "Nobody waits for it." }) },
	deskDismissSuggestion: { needs: "m", with: (id) => ({ id, category: "none" }) },
	deskTickItem: { needs: "m", with: (id) => ({ id, item: "none", done: true }) },
	deskExtendCase: { needs: "m", with: (id) => ({ ...seen(id), clock: "none", days: 1, reason: "It takes longer." }) },
	// What counts is the category that the answers name: tried below.
	deskFileCase: {
		needs: "desk",
		with: () => ({ ...NO_FORM, channel: "phone", data: {}, idempotency_key: crypto.randomUUID() }),
	},
	deskGetFilingCategories: { needs: "desk" },
	deskGetCase: { needs: "r", with: (id) => ({ id }) },
	deskGetCases: { needs: "desk" },
	deskGetCounts: { needs: "desk" },
	deskGetFigures: { needs: "desk" },
	deskGetFilters: { needs: "desk" },
	deskGetQuestionForms: { needs: "desk" },
	deskGetOutbox: { needs: "administrator" },
	deskGetTemplates: { needs: "r", with: (id) => ({ id }) },
	deskGetViews: { needs: "desk" },
	deskLinkCases: { needs: "m", with: (id) => ({ ...seen(id), number: "none", kind: "related" }) },
	deskMoveCase: { needs: "m", with: (id) => ({ ...seen(id), action: "none" }) },
	deskPreviewReply: { needs: "m", with: (id) => ({ ...seen(id), action: "reply", text: "A word." }) },
	deskPublishCase: { needs: "p", with: (id) => ({ ...seen(id), published: false }) },
	deskResendOutbox: { needs: "administrator", with: () => ({ id: "none" }) },
	deskSaveView: { needs: "desk", with: () => ({ name: "", query: "", shared: false }) },
	deskSuperviseCase: { needs: "s", with: (id) => ({ ...seen(id), supervised: false }) },
	deskSplitCase: { needs: "m", with: (id) => ({ ...seen(id), title: "A part", category: "none", note: "Two." }) },
	deskShareCase: { needs: "m", with: (id) => ({ id, party: "Road Works Ltd", question: "When?", days: 7 }) },
	deskEndShare: { needs: "m", with: (id) => ({ id, link: "none" }) },
	deskGetShareable: { needs: "m", with: (id) => ({ id }) },
	deskStayOnCase: { needs: "r", with: (id) => ({ id }) },
};

const isOperation = (name: string): name is StaffOperationName => Object.hasOwn(TRIALS, name);
const OPERATIONS = Object.keys(STAFF_OPERATIONS).filter(isOperation);

let matrix: Matrix;
let reporters: ReadonlyMap<CategoryCode, Reporter>;
let stored: (id: string) => Promise<string[]>;
beforeAll(async () => {
	matrix = await openMatrix();
	reporters = await openReporters(matrix);
	stored = await rowsOfCase(matrix.test.services.db);
}, 60_000);
afterAll(() => matrix.close());

function attempt(persona: Persona, operation: StaffOperationName, id: string) {
	const { method, path } = STAFF_OPERATIONS[operation];
	const input = TRIALS[operation].with?.(id) ?? {};
	if (method === "POST") return matrix.call(persona, `/${path}`, input);
	return matrix.call(persona, `/${path}?${new URLSearchParams(Object.entries(input))}`);
}

const lettersOf = ({ allowed }: Persona, code: CategoryCode) => allowed[code] ?? "";
const isAtDesk = ({ allowed }: Persona) => Object.values(allowed).some((letters) => letters.includes("r"));
const isAdministrator = ({ roles }: Persona) => roles.includes("administrator");

/** Needed of the desk as a whole, and not over one case. */
const isDeskWide = (operation: StaffOperationName) => ["desk", "administrator"].includes(TRIALS[operation].needs);

/** Whether an answer says who filed the case of a category. */
function tellsReporter({ data, msg }: TestEnvelope, code: CategoryCode): boolean {
	const { name, mobile } = reporters.get(code) ?? expect.fail();
	const answer = JSON.stringify([data, msg]);
	return answer.includes(name) || answer.includes(mobile);
}

/** Whoever has no case to read is refused whatever they call, as the last test asks; of each case these are called. */
const AT_THE_DOOR: readonly StaffOperationName[] = ["deskGetCase", "deskMoveCase"];

describe.each(PERSONAS)("$name", (persona) => {
	const needing = (may: boolean, code: CategoryCode) =>
		(isAtDesk(persona) ? OPERATIONS : AT_THE_DOOR).filter(
			(operation) => !isDeskWide(operation) && lettersOf(persona, code).includes(TRIALS[operation].needs) === may,
		);

	/** Attempts operations on the case of a category; the answer is those by which one learns who filed it. */
	async function attemptAll(may: boolean, code: CategoryCode): Promise<string[]> {
		const learning = [];
		for (const operation of needing(may, code)) {
			const outcome = await attempt(persona, operation, matrix.caseOf(code).id);
			expect(isLetIn(outcome), `${operation} on ${code}`).toBe(may);
			if (tellsReporter(outcome, code)) learning.push(operation);
		}
		return learning.toSorted();
	}

	it.each(CATEGORIES)(
		"is refused at the desk what the rights over a case of %s do not say, leaves no trace in it or in the log, and learns not who filed it",
		async (code) => {
			await matrix.become(persona);
			const { id } = matrix.caseOf(code);
			const before = await stored(id);
			expect(await attemptAll(false, code)).toEqual([]);
			expect(await stored(id)).toEqual(before);
		},
	);

	it.each(CATEGORIES)(
		"does with a case of %s what the rights say, finds it in the list, and learns who filed it only where they handle it",
		async (code) => {
			await matrix.become(persona);
			const may = lettersOf(persona, code).includes("m");
			expect(await attemptAll(true, code)).toEqual(may ? ["deskGetCase", "deskPreviewReply"] : []);
			const list = await matrix.call(persona, "/admin/api/desk/cases?limit=50");
			const listed = asArray(valueIn(list.data, "list")).some((one) => valueIn(one, "id") === matrix.caseOf(code).id);
			expect(listed).toBe(lettersOf(persona, code).includes("r"));
		},
	);

	it("takes a case in where they handle its category, is offered no other, and leaves no account behind elsewhere", async () => {
		await matrix.become(persona);
		const { data } = await matrix.call(persona, "/admin/api/desk/filing-categories");
		const offered = asArray(valueIn(data, "list")).map((one) => valueIn(one, "code"));
		for (const code of CATEGORIES) {
			const may = lettersOf(persona, code).includes("m");
			const mobile = `138${String(Math.floor(Math.random() * 1e8)).padStart(8, "0")}`;
			const submission = await complaintIn(matrix.test, code);
			const outcome = await matrix.call(persona, "/admin/api/desk/cases/file", {
				...submission,
				channel: "counter",
				mobile,
			});
			expect(isLetIn(outcome), `${code}: ${outcome.msg}`).toBe(may);
			expect(outcome.code === 0, outcome.msg).toBe(may);
			expect(offered.includes(code), code).toBe(may);
			expect((await findUserBy(matrix.test.services.db, "mobile", mobile)) !== null).toBe(may);
		}
	});

	it("is let in to the desk where there is a case to read, and nowhere else, and learns there who filed none", async () => {
		await matrix.become(persona);
		for (const operation of OPERATIONS) {
			// What concerns the desk as a whole is asked with the case that fewest read.
			const outcome = await attempt(
				persona,
				operation,
				isDeskWide(operation) ? matrix.caseOf("integrity").id : crypto.randomUUID(),
			);
			const isIn = TRIALS[operation].needs === "administrator" ? isAdministrator(persona) : isAtDesk(persona);
			expect([401, 403].includes(outcome.code), operation).toBe(!isIn);
			expect(
				CATEGORIES.filter((code) => tellsReporter(outcome, code)),
				operation,
			).toEqual([]);
		}
		// An administrator has opened that case by exception by now.
		const read = await attempt(persona, "deskGetCase", matrix.caseOf("integrity").id);
		expect(tellsReporter(read, "integrity")).toBe(lettersOf(persona, "integrity").includes("m"));
	});
});

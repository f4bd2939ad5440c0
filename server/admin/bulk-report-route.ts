import type { Translator } from "../../schemas/i18n/translator.ts";
import { mayWithCases } from "../policies/case-policy.ts";
import { countBulk, findBulk, readOutcomes } from "../repositories/desk/bulk-step.ts";
import { CSV_MARK, csvLine } from "../wire/csv.ts";
import { Download } from "../wire/download.ts";
import { Refusal } from "../wire/refusal.ts";
import { isServerText } from "../wire/texts.ts";
import type { AdminRoute } from "./admin-route.ts";

const OUTCOMES = { done: "Done", refused: "Not possible", waiting: "Not tried" } as const;

/** The report as a file, as it is read. It holds numbers and no title: whoever exports cases needs a right for that. */
async function* reportOf(outcomes: ReturnType<typeof readOutcomes>, own: Translator): AsyncGenerator<string> {
	yield CSV_MARK + csvLine([own.text("Case number"), own.text("What came of it"), own.text("Why")]);
	for await (const rows of outcomes)
		yield rows
			.map(({ number, state, why }) =>
				csvLine([number, own.text(OUTCOMES[state]), why && isServerText(why) ? own.text(why) : ""]),
			)
			.join("");
}

/** The call by which the whole report of a bulk step leaves the desk, for whoever began it. */
export const BULK_REPORT_ROUTES: readonly AdminRoute[] = [
	{
		method: "GET",
		path: "/admin/api/desk/bulk.csv",
		summary: "What came of each case of a bulk step of the caller's that they may read now, as a CSV file.",
		body: null,
		query: { type: "object", properties: { id: { type: "string", maxLength: 64 } }, additionalProperties: false },
		allowed: (user) => mayWithCases(user, "read"),
		async handle({ user, query, language, record }, { db, translators }) {
			const found = await findBulk(db, user.id, typeof query.id === "string" ? query.id : undefined);
			if (!found) throw new Refusal(404, "There is nothing here.");
			const { done, refused } = await countBulk(db, found.id);
			const detail = { bulk: found.id, done, refused, format: "csv" };
			await record({ action: "case.exported", object: { kind: "cases", id: "" }, detail });
			const report = reportOf(readOutcomes(db, found.id, user), translators.inLanguage(language));
			return new Download("bulk.csv", "text/csv; charset=utf-8", report);
		},
	},
];

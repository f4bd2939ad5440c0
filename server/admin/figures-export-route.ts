import type { ServerText } from "../../schemas/server-texts.ts";
import type { CaseFigures } from "../../schemas/types.gen.ts";
import { translatorFor } from "../cases/filer-language.ts";
import { deskFigures } from "../desk/desk-figures.ts";
import { mayWithCases } from "../policies/case-policy.ts";
import { findStaffManifest } from "../repositories/releases/handling-documents.ts";
import { CSV_MARK, csvLine } from "../wire/csv.ts";
import { Download } from "../wire/download.ts";
import type { AdminRoute } from "./admin-route.ts";

const HEADS: readonly [keyof CaseFigures, ServerText][] = [
	["filed", "Cases filed"],
	["accept_median", "Days until accepted, median"],
	["accept_p90", "Days until accepted, 9 of 10"],
	["reply_median", "Days until replied, median"],
	["reply_p90", "Days until replied, 9 of 10"],
	["close_median", "Days until closed, median"],
	["close_p90", "Days until closed, 9 of 10"],
	["on_time", "Share on time"],
	["reopened", "Share reopened"],
	["satisfied", "Share satisfied"],
];

/** A share of three digits, so that a cell holds 0.833 and not 0.8333333333333334; whatever else is counted has fewer. */
const rounded = (figure: CaseFigures[keyof CaseFigures]) =>
	typeof figure === "number" ? Math.round(figure * 1_000) / 1_000 : figure;

async function* inOnePiece(text: string): AsyncGenerator<string> {
	yield text;
}

/** The call by which figures leave the desk: numbers of cases that the caller reads anyway. */
export const FIGURES_EXPORT_ROUTES: readonly AdminRoute[] = [
	{
		method: "GET",
		path: "/admin/api/desk/figures.csv",
		summary:
			"What is counted of the cases that the caller may read, by category, district and month, as a CSV file. That it was exported is recorded.",
		body: null,
		query: {
			type: "object",
			properties: { months: { type: "integer", minimum: 1, maximum: 36 } },
			additionalProperties: false,
		},
		allowed: (user) => mayWithCases(user, "read"),
		replicated: true,
		async handle({ user, query, language, record }, { db, translators }) {
			const months = typeof query.months === "number" ? query.months : 12;
			const { all, by_category, by_district, by_month } = await deskFigures({ db, user, months });
			await record({ action: "case.figures_exported", object: { kind: "cases", id: "" }, detail: { months } });
			const own = translators.inLanguage(language);
			const manifest = await findStaffManifest(db);
			const words = manifest ? await translatorFor(db, manifest, language) : own;
			const lines = (kind: ServerText, list: readonly CaseFigures[]) =>
				list.map((one) =>
					csvLine([own.text(kind), words.text(one.name), ...HEADS.map(([name]) => rounded(one[name]))]),
				);
			const head = csvLine([own.text("Figures by"), "", ...HEADS.map(([, text]) => own.text(text))]);
			const parts = [
				...lines("All cases", [all]),
				...lines("Category", by_category),
				...lines("District", by_district),
				...lines("Month", by_month),
			];
			return new Download("figures.csv", "text/csv; charset=utf-8", inOnePiece(CSV_MARK + head + parts.join("")));
		},
	},
];

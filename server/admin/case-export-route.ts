import { asObject } from "../../schemas/json/json.ts";
import { timeZoneOf } from "../../schemas/rules/formats/time-zone.ts";
import type { StaffOperations } from "../../schemas/types.gen.ts";
import { translatorFor } from "../cases/filer-language.ts";
import { readerOf } from "../desk/closed-states.ts";
import { exportedRows } from "../desk/export-cases.ts";
import { excelFile, MOST_EXCEL_ROWS } from "../desk/export-excel.ts";
import { csvFile } from "../desk/export-files.ts";
import { mayWithCases } from "../policies/case-policy.ts";
import { exportedSet, filedWith, listExportedForms } from "../repositories/desk/exported-cases.ts";
import { findStaffManifest } from "../repositories/releases/handling-documents.ts";
import type { Services } from "../services.ts";
import { staffSchemaOf } from "../wire/api-schemas.ts";
import { Download } from "../wire/download.ts";
import { Refusal } from "../wire/refusal.ts";
import { queryGuard } from "../wire/validators.ts";
import type { AdminRequest, AdminRoute } from "./admin-route.ts";

/** The desk's list asks the same, but page by page and in an order. */
const NOT_FILTERS = new Set(["sort", "page", "limit", "cursor"]);
const LIST_REQUEST = staffSchemaOf("deskGetCases").request;
const LIST_QUERY = asObject(LIST_REQUEST.properties);
const FILTERS = Object.fromEntries(Object.entries(LIST_QUERY).filter(([name]) => !NOT_FILTERS.has(name)));
const isFilter = queryGuard<StaffOperations["deskGetCases"]["request"]>(LIST_REQUEST);

/** The most cases of an Excel file: one row is of the heads. */
const MOST_IN_EXCEL = MOST_EXCEL_ROWS - 1;

type Exported = { rows: ReturnType<typeof exportedRows>; count: number };

/** The cases that a query means and its sender may export. */
async function exported({ user, query, language }: AdminRequest, { db, translators }: Services): Promise<Exported> {
	if (!isFilter(query)) throw new Error("The filters of an export are those of the desk's list.");
	const manifest = await findStaffManifest(db);
	const whole = await exportedSet(db, query, await readerOf(db, user, query));
	if (!manifest) throw new Refusal(404, "There is nothing here.");
	const forms = whole ? await listExportedForms(db, whole) : [];
	const count = forms.reduce((sum, form) => sum + form.count, 0);
	const words = await translatorFor(db, manifest, language);
	const reader = {
		id: user.id,
		own: translators.inLanguage(language),
		words,
		timeZone: timeZoneOf(manifest.site),
	};
	const set = whole ?? { table: "message", key: "submitted_at", descending: false, where: [] };
	return { rows: exportedRows(db, filedWith(set, forms), forms, reader), count };
}

const exporting = (
	path: string,
	summary: string,
	download: (found: Exported) => Download,
	format: "csv" | "xlsx",
): AdminRoute => ({
	method: "GET",
	path,
	summary,
	body: null,
	query: { type: "object", properties: FILTERS, additionalProperties: false },
	allowed: (user) => mayWithCases(user, "export"),
	replicated: true,
	async handle(request, services) {
		const found = await exported(request, services);
		const file = download(found);
		const detail = { filters: request.query, count: found.count, format };
		await request.record({ action: "case.exported", object: { kind: "cases", id: "" }, detail });
		return file;
	},
});

const csv = exporting(
	"/admin/api/desk/cases.csv",
	"Cases that the caller may export, by the filters of the desk's list, as a CSV file: what the desk knows of each, then what their forms ask. That it was exported is recorded.",
	({ rows }) => new Download("cases.csv", "text/csv; charset=utf-8", csvFile(rows)),
	"csv",
);

const xlsx = exporting(
	"/admin/api/desk/cases.xlsx",
	`The same as an Excel file, which holds ${MOST_IN_EXCEL} cases; 413 for more.`,
	({ rows, count }) => {
		if (count > MOST_IN_EXCEL)
			throw new Refusal(
				413,
				"These are {count} cases, more than an Excel file takes here. Filter them, or export as CSV.",
				{ values: { count } },
			);
		return new Download(
			"cases.xlsx",
			"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
			excelFile(rows),
		);
	},
	"xlsx",
);

/** The calls by which cases leave the desk. */
export const CASE_EXPORT_ROUTES: readonly AdminRoute[] = [csv, xlsx];

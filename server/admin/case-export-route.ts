import { asObject } from "../../schemas/rules/json.ts";
import { timeZoneOf } from "../../schemas/rules/time-zone.ts";
import type { StaffOperations } from "../../schemas/types.gen.ts";
import { translatorFor } from "../cases/filer-language.ts";
import { closedStates } from "../desk/closed-states.ts";
import { exportedLines } from "../desk/export-cases.ts";
import { mayWithCases } from "../policies/case-policy.ts";
import { exportedSet, filedWith, listExportedForms } from "../repositories/exported-cases.ts";
import { findStaffManifest } from "../repositories/handling-documents.ts";
import { staffSchemaOf } from "../wire/api-schemas.ts";
import { Download } from "../wire/download.ts";
import { Refusal } from "../wire/refusal.ts";
import { queryGuard } from "../wire/validators.ts";
import type { AdminRoute } from "./admin-route.ts";

/** The desk's list asks the same, but page by page and in an order. */
const NOT_FILTERS = new Set(["sort", "page", "limit", "cursor"]);
const LIST_REQUEST = staffSchemaOf("deskGetCases").request;
const LIST_QUERY = asObject(LIST_REQUEST.properties);
const FILTERS = Object.fromEntries(Object.entries(LIST_QUERY).filter(([name]) => !NOT_FILTERS.has(name)));
const isFilter = queryGuard<StaffOperations["deskGetCases"]["request"]>(LIST_REQUEST);

const csv: AdminRoute = {
	method: "GET",
	path: "/admin/api/desk/cases.csv",
	summary:
		"Cases that the caller may export, by the filters of the desk's list, as a CSV file: what the desk knows of each, then what their forms ask. That it was exported is recorded.",
	body: null,
	query: { type: "object", properties: FILTERS, additionalProperties: false },
	allowed: (user) => mayWithCases(user, "export"),
	async handle({ user, query, language, record }, { db, translators }) {
		if (!isFilter(query)) throw new Error("The filters of an export are those of the desk's list.");
		const manifest = await findStaffManifest(db);
		const whole = await exportedSet(db, query, { user, closed: await closedStates(db) });
		if (!manifest) throw new Refusal(404, "There is nothing here.");
		const forms = whole ? await listExportedForms(db, whole) : [];
		const count = forms.reduce((sum, form) => sum + form.count, 0);
		await record({ action: "case.exported", object: { kind: "cases", id: "" }, detail: { filters: query, count } });
		const own = translators.inLanguage(language);
		const words = await translatorFor(db, manifest, language);
		const reader = { id: user.id, own, words, timeZone: timeZoneOf(manifest.site) };
		const set = whole ?? { table: "message", key: "submitted_at", descending: false, where: [] };
		return new Download(
			"cases.csv",
			"text/csv; charset=utf-8",
			exportedLines(db, filedWith(set, forms), forms, reader),
		);
	},
};

/** The call by which cases leave the desk. */
export const CASE_EXPORT_ROUTES: readonly AdminRoute[] = [csv];

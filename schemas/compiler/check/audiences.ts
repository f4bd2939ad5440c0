import { asObject, asString } from "../../json/json.ts";
import { isForStaff } from "../audience.ts";
import type { Place, Report } from "../diagnostic.ts";
import type { DocumentCheck } from "../document-check.ts";
import { referencesOf } from "../emit/needs.ts";
import { isStaffBlock } from "../meta/schemas.ts";
import { walkDocument } from "../meta/walk.ts";
import { OPERATIONS_BY_NAME } from "../operations.ts";
import { type DiagnosticWords, worded } from "../worded.ts";
import { walkCalls } from "./calls.ts";

/** What is for everybody uses nothing that is for staff alone: citizens have neither its documents nor its code. */
export const checkAudiences: DocumentCheck = ({ place, document }, names, report) => {
	if (isForStaff(document)) return;
	for (const { kind, id, pointer } of referencesOf(document)) {
		const found = names.find(kind, id)?.document;
		if (found && isForStaff(found)) reportStaff(worded`The ${kind} "${id}"`, pointer, place, report);
	}
	walkCalls(document, names, ({ operation, pointer }) => {
		if (OPERATIONS_BY_NAME.get(operation)?.staff)
			reportStaff(worded`The operation ${operation}`, pointer, place, report);
	});
	const staffPaths = new Set(
		names.of("page").flatMap((page) => (isForStaff(page.document) ? [page.document.path] : [])),
	);
	walkDocument(document.kind, document, null, {
		part({ def, value, pointer }) {
			const type = def === "block" ? asString(asObject(value).type) : undefined;
			if (type !== undefined && isStaffBlock(type))
				reportStaff(worded`The block type "${type}"`, `${pointer}/type`, place, report);
			if (def === "path" && typeof value === "string" && staffPaths.has(value))
				reportStaff(worded`The page at ${value}`, pointer, place, report);
		},
	});
};

function reportStaff(what: DiagnosticWords, pointer: string, place: Place, report: Report): void {
	const message = worded`${what} is for staff alone. Expected one for everybody here, or "audience": "staff" in this document.`;
	report.add(place, pointer, "staff-only", message);
}

import { asObject, asString } from "../../json/json.ts";
import type { Place, Report } from "../diagnostic.ts";
import type { DocumentCheck } from "../document-check.ts";
import { walkDocument } from "../meta/walk.ts";
import type { PortalDocuments, Sourced } from "../portal.ts";
import { worded } from "../worded.ts";

/** No two documents of a kind may have one id, no two pages one path. */
export function checkIdentities(portal: PortalDocuments, report: Report): void {
	const ids = firsts(portal.all, ({ document }) =>
		isSingle(document.kind) ? document.kind : `${document.kind} "${document.id}"`,
	);
	for (const { one, first } of ids)
		report.add(
			one.place,
			"/id",
			"duplicate-id",
			worded`${first.place.path} is the ${nameOf(one)} already. Expected ${expectedOf(one)}.`,
		);
	for (const { one, first } of firsts(portal.of("page"), ({ document }) => document.path))
		report.add(
			one.place,
			"/path",
			"duplicate-path",
			worded`${first.place.path} has the path ${one.document.path} already. Expected a path of its own.`,
		);
}

/** The kinds of which a portal has one document. */
const SINGLE = ["site", "icons", "categories", "desk", "holidays", "routing", "templates", "notifications"];
const isSingle = (kind: string) => SINGLE.includes(kind);

const nameOf = ({ document }: Sourced) =>
	isSingle(document.kind) ? worded`portal's ${document.kind} document` : worded`${document.kind} "${document.id}"`;

const expectedOf = ({ document }: Sourced) =>
	isSingle(document.kind)
		? worded`one ${document.kind} document in the portal`
		: worded`an id that no other ${document.kind} has`;

/** The entries whose key an earlier entry has too, each with that earlier one. */
function firsts<T extends { place: Place }>(
	entries: readonly T[],
	keyOf: (entry: T) => string,
): { one: T; first: T }[] {
	const seen = new Map<string, T>();
	return entries.flatMap((one) => {
		const first = seen.get(keyOf(one));
		if (!first) seen.set(keyOf(one), one);
		return first ? [{ one, first }] : [];
	});
}

/** Titles of parts whose ids must differ among their siblings; blocks' ids differ within the whole document. */
const SIBLINGS = ["Tab", "FormStep", "WorkflowClock", "ChecklistItem"];

/** No two parts of a document may have one id. */
export const checkPartIds: DocumentCheck = ({ place, document }, _names, report) => {
	const seen = new Map<string, string>();
	walkDocument(document.kind, document, null, {
		part({ def, value, pointer }) {
			const isBlock = def === "block";
			if (!isBlock && !SIBLINGS.includes(def)) return;
			const id = asString(asObject(value).id);
			if (id === undefined) return;
			const key = `${isBlock ? "block" : pointer.slice(0, pointer.lastIndexOf("/"))} ${id}`;
			const first = seen.get(key);
			if (first === undefined) seen.set(key, pointer);
			else
				report.add(
					place,
					`${pointer}/id`,
					"duplicate-id",
					worded`The id "${id}" stands at ${first} already. Expected another one here.`,
				);
		},
	});
};

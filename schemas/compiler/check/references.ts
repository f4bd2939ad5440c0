import { asObject, asString } from "../../json/json.ts";
import { SCREENS_BESIDE_DESK } from "../../rules/portal/server-paths.ts";
import type { Place, Report } from "../diagnostic.ts";
import type { DocumentCheck } from "../document-check.ts";
import { referencesOf } from "../emit/needs.ts";
import { nearest } from "../meta/nearest.ts";
import type { Part } from "../meta/walk.ts";
import { walkDocument } from "../meta/walk.ts";
import type { Names } from "../names.ts";
import { worded } from "../worded.ts";
import { reportUnknownPage } from "./unknown-page.ts";

/** Every view, form, icon and page that a document names must exist. */
export const checkReferences: DocumentCheck = ({ place, document }, names, report) => {
	checkViewsAndForms(document, names, place, report);
	if (document.kind === "icons") return;
	const icons = new Set(names.of("icons").flatMap((one) => one.document.icons.map((icon) => icon.class)));
	const beside = document.kind === "desk" ? SCREENS_BESIDE_DESK : [];
	walkDocument(document.kind, document, null, {
		part(part) {
			if (part.def === "icon" && icons.size > 0) checkIcon(part, icons, place, report);
			if (part.def === "link") checkLink(part.value, part.pointer, place, report);
			checkPath(part, { names, beside }, place, report);
		},
	});
};

function checkViewsAndForms(
	document: Parameters<typeof referencesOf>[0],
	names: Names,
	place: Place,
	report: Report,
): void {
	for (const { kind, id, pointer, type } of referencesOf(document)) {
		const code = kind === "view" ? "unknown-view" : "unknown-form";
		const view = kind === "view" ? names.find("view", id)?.document : undefined;
		if (view && view.type !== type)
			report.add(
				place,
				pointer,
				code,
				worded`The view "${id}" is of type ${view.type}. Expected a view of type ${type} here.`,
			);
		if (names.declares(kind, id)) continue;
		const known = names.ids(kind);
		const message = worded`There is no ${kind} "${id}". Expected one of: ${known.join(", ") || worded`a ${kind} document, of which there is none`}.`;
		report.add(place, pointer, code, message, nearest(id, known).fix);
	}
}

function checkIcon({ value, pointer }: Part<null>, icons: Set<string>, place: Place, report: Report): void {
	if (typeof value !== "string" || icons.has(value)) return;
	const { fix } = nearest(value, [...icons]);
	report.add(
		place,
		pointer,
		"unknown-icon",
		worded`The icon catalogue has no class "${value}". Expected the class of an icon in the icons document.`,
		fix,
	);
}

type Ways = { names: Names; beside: readonly string[] };

/** `path` parts name a page, but a page's own path and the redirects, which are checked apart; those of the desk also what is beside it. */
function checkPath({ def, value, pointer }: Part<null>, { names, beside }: Ways, place: Place, report: Report): void {
	if (def !== "path" || typeof value !== "string" || pointer === "/path" || pointer.startsWith("/redirects/")) return;
	if (names.hasPath(value) || beside.includes(value)) return;
	reportUnknownPage(value, [...names.paths(), ...beside], pointer, place, report);
}

function checkLink(value: unknown, pointer: string, place: Place, report: Report): void {
	const { to, href } = asObject(value);
	const count = [to, href].filter((target) => asString(target) !== undefined).length;
	if (count !== 1)
		report.add(
			place,
			pointer,
			"meta",
			worded`The link has ${count === 0 ? "neither" : "both"} "to" ${count === 0 ? "nor" : "and"} "href". Expected one of them: "to" for a path of the portal, "href" for an address outside it.`,
		);
}

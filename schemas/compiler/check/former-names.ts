import { isServerPath } from "../../rules/portal/server-paths.ts";
import { isForStaff } from "../audience.ts";
import type { Report } from "../diagnostic.ts";
import type { DocumentCheck } from "../document-check.ts";
import type { Names } from "../names.ts";
import type { Sourced } from "../portal.ts";
import { type DiagnosticWords, worded } from "../worded.ts";

type Former = Sourced & { former: string };

/** A former name leads to one document: it is the present or a former name of no other, and no redirect. */
export const checkFormerNames: DocumentCheck = ({ place, document }, names, report) => {
	if (document.kind !== "page" && document.kind !== "form") return;
	for (const [index, former] of (document.formerly ?? []).entries()) {
		const taken = takenBy({ place, document, former }, names);
		if (taken) refuse({ place, document, former }, index, taken, report);
	}
};

function refuse({ place, document }: Former, index: number, taken: DiagnosticWords, report: Report): void {
	report.add(place, `/formerly/${index}`, document.kind === "page" ? "duplicate-path" : "duplicate-id", taken);
}

/** Why a former name leads elsewhere; null where it leads to its document. */
function takenBy({ place, document, former }: Former, names: Names): DiagnosticWords | null {
	const isPage = document.kind === "page";
	const all: readonly Sourced[] = isPage ? names.of("page") : names.of("form");
	// A form that is called so again keeps its first id among the former ones: drafts are kept under that.
	const holder = all.find((one) => nameOf(one.document) === former && (isPage || one.place.path !== place.path));
	if (holder)
		return isPage
			? worded`${holder.place.path} has the path ${former} now. Expected a path that no page has.`
			: worded`${holder.place.path} has the id ${former} now. Expected an id that no form has.`;
	const first = all.find(({ document: one }) => formerlyOf(one).includes(former));
	if (first && first.place.path !== place.path)
		return isPage
			? worded`${first.place.path} had the path ${former} too. Expected a path that leads to one page.`
			: worded`${first.place.path} had the id ${former} too. Expected an id that leads to one form.`;
	if (!isPage) return null;
	if (Object.hasOwn(names.find("site")?.document.redirects ?? {}, former))
		return worded`The site redirects ${former} already. Expected a path that it says nothing of.`;
	if (isForStaff(document) || !isServerPath(former)) return null;
	return worded`The server answers at ${former} by itself. Expected a path that is none of its own (/api, /admin, /events, /uploads, /healthz, …).`;
}

function nameOf(document: Sourced["document"]): string | undefined {
	if (document.kind === "page") return document.path;
	return document.kind === "form" ? document.id : undefined;
}

const formerlyOf = (document: Sourced["document"]): readonly string[] =>
	(document.kind === "page" || document.kind === "form" ? document.formerly : undefined) ?? [];

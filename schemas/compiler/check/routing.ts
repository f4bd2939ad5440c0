import { type DocumentCheck, ofKind } from "../document-check.ts";
import { nearest } from "../meta/nearest.ts";
import { worded } from "../worded.ts";

/** Rules send cases to teams that there are, and ask for categories that there are. */
export const checkRouting: DocumentCheck = ofKind("routing", ({ place, document }, names, report) => {
	const categories = names.find("categories")?.document;
	if (!categories) return;
	const teams = (categories.teams ?? []).map(({ id }) => id);
	const codes = categories.categories.map(({ code }) => code);
	for (const [index, { when, set }] of document.rules.entries()) {
		if (set.team !== undefined && !teams.includes(set.team)) {
			const message = worded`There is no team "${set.team}". Expected the id of one: ${teams.join(", ") || worded`teams, of which there are none`}.`;
			report.add(place, `/rules/${index}/set/team`, "unknown-team", message, nearest(set.team, teams).fix);
		}
		for (const [at, code] of (when.category ?? []).entries())
			if (!codes.includes(code)) {
				const message = worded`There is no category "${code}". Expected the code of one: ${codes.join(", ")}.`;
				const pointer = `/rules/${index}/when/category/${at}`;
				report.add(place, pointer, "unknown-category", message, nearest(code, codes).fix);
			}
	}
});

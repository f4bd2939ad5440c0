import { asArray, asObject } from "../../json/json.ts";
import type { CategoriesDocument, CategoryDefinition } from "../../types.gen.ts";
import type { Report } from "../diagnostic.ts";
import type { DocumentCheck } from "../document-check.ts";
import { allWorkflows } from "../emit/workflows.ts";
import { nearest } from "../meta/nearest.ts";
import type { Names } from "../names.ts";
import type { Sourced } from "../portal.ts";
import { worded } from "../worded.ts";
import { responseSchemas, type SourcedForm } from "./sourced-form.ts";

type Categories = Sourced<CategoriesDocument>;
type Named = { category: CategoryDefinition; pointer: string };

/** Categories must differ in their codes, and name parents, forms and states that there are; forms, categories. */
export const checkCategories: DocumentCheck = ({ place, document }, names, report) => {
	if (document.kind === "form")
		for (const categories of names.of("categories")) checkChosen({ place, document }, categories.document, report);
	if (document.kind !== "categories") return;
	const found = { place, document };
	const named = document.categories.map((category, index) => ({ category, pointer: `/categories/${index}` }));
	checkCodes(found, named, report);
	checkParents(found, named, report);
	for (const one of named) checkForm(found, one, names, report);
	checkTeams(found, named, report);
	checkStates(found, named, names, report);
};

function checkCodes({ place }: Categories, named: readonly Named[], report: Report): void {
	const seen = new Map<string, string>();
	for (const { category, pointer } of named) {
		const first = seen.get(category.code);
		if (first === undefined) seen.set(category.code, pointer);
		else {
			const message = worded`The code "${category.code}" stands at ${first} already. Expected another one here.`;
			report.add(place, `${pointer}/code`, "duplicate-id", message);
		}
	}
}

const reportUnknown = (
	{ place, document }: Pick<Categories, "place"> & { document: CategoriesDocument },
	code: string,
	pointer: string,
	report: Report,
) => {
	const codes = document.categories.map((category) => category.code);
	const message = worded`There is no category "${code}". Expected the code of one: ${codes.join(", ")}.`;
	report.add(place, pointer, "unknown-category", message, nearest(code, codes).fix);
};

function checkParents({ place, document }: Categories, named: readonly Named[], report: Report): void {
	const parents = new Map(document.categories.map(({ code, parent }) => [code, parent]));
	for (const { category, pointer } of named) {
		if (category.parent === undefined) continue;
		if (!parents.has(category.parent)) reportUnknown({ place, document }, category.parent, `${pointer}/parent`, report);
		else if (isOwnAncestor(category.code, parents)) {
			const message = worded`The category "${category.code}" is a part of itself, directly or through others. Expected a parent that is no part of it.`;
			report.add(place, `${pointer}/parent`, "category-loop", message);
		}
	}
}

function isOwnAncestor(code: string, parents: ReadonlyMap<string, string | undefined>): boolean {
	const seen = new Set<string>();
	for (let at = parents.get(code); at !== undefined && !seen.has(at); at = parents.get(at)) {
		if (at === code) return true;
		seen.add(at);
	}
	return false;
}

/** The form of a category files cases, and lets it be chosen. */
function checkForm({ place }: Categories, { category, pointer }: Named, names: Names, report: Report): void {
	const at = `${pointer}/form`;
	if (!names.declares("form", category.form)) {
		const known = names.ids("form");
		const message = worded`There is no form "${category.form}". Expected one of: ${known.join(", ") || worded`a form document, of which there is none`}.`;
		report.add(place, at, "unknown-form", message, nearest(category.form, known).fix);
		return;
	}
	const form = names.find("form", category.form)?.document;
	if (!form) return;
	if (form.submit.operation !== "messagesIndex") {
		const message = worded`The form "${form.id}" files no cases. Expected a form that sends messagesIndex.`;
		report.add(place, at, "category-form", message);
		return;
	}
	const chosen = allowedCodes(form);
	if (chosen === null || chosen.includes(category.code)) return;
	const message = worded`The form "${form.id}" takes only cases about ${chosen.join(", ")}. Expected a form whose answer "category" may be "${category.code}".`;
	report.add(place, at, "category-form", message);
}

/** The categories that a form's schema lists, or null where it leaves the choice open. */
function allowedCodes(form: SourcedForm["document"]): string[] | null {
	const listed = responseSchemas(form, "/category").flatMap((schema) => {
		const { const: only, enum: some } = asObject(schema);
		return only === undefined ? asArray(some) : [only];
	});
	return listed.length === 0 ? null : listed.filter((value) => typeof value === "string");
}

/** A form that says itself which category its cases have, names one that there is. */
function checkChosen({ place, document }: SourcedForm, categories: CategoriesDocument, report: Report): void {
	if (document.submit.operation !== "messagesIndex") return;
	for (const code of new Set(allowedCodes(document) ?? []))
		if (!categories.categories.some((category) => category.code === code))
			reportUnknown({ place, document: categories }, code, "/schema/properties/category", report);
}

/** A team belongs to another one, which belongs to none: what is counted for a unit is counted once. */
function checkUnits({ place, document: { teams = [] } }: Categories, report: Report): void {
	const units = teams.filter(({ unit }) => unit === undefined).map(({ id }) => id);
	for (const [index, { unit }] of teams.entries()) {
		if (unit === undefined || units.includes(unit)) continue;
		const message = worded`No unit is named "${unit}". Expected the id of another team, which belongs to no unit itself: ${units.join(", ") || worded`teams, of which there are none`}.`;
		report.add(place, `/teams/${index}/unit`, "unknown-team", message, nearest(unit, units).fix);
	}
}

/** Categories name teams that there are; one that only its team reads has a team, and is never published. */
function checkTeams({ place, document }: Categories, named: readonly Named[], report: Report): void {
	const teams = (document.teams ?? []).map(({ id }) => id);
	for (const [index, id] of teams.entries())
		if (teams.indexOf(id) < index) {
			const message = worded`The id "${id}" stands at /teams/${teams.indexOf(id)} already. Expected another one here.`;
			report.add(place, `/teams/${index}/id`, "duplicate-id", message);
		}
	checkUnits({ place, document }, report);
	for (const { category, pointer } of named) {
		const { team, restricted, publicity = document.publicity } = category;
		if (team !== undefined && !teams.includes(team)) {
			const message = worded`There is no team "${team}". Expected the id of one: ${teams.join(", ") || worded`teams, of which there are none`}.`;
			report.add(place, `${pointer}/team`, "unknown-team", message, nearest(team, teams).fix);
		}
		if (restricted !== true || (team !== undefined && publicity === "never")) continue;
		const message = worded`Only its team may read cases of "${category.code}". Expected a team, and the publicity "never".`;
		report.add(place, `${pointer}/restricted`, "restricted-category", message);
	}
}

function checkStates({ place, document }: Categories, named: readonly Named[], names: Names, report: Report): void {
	const workflow = allWorkflows(names);
	if (!workflow) return;
	for (const { category, pointer } of named)
		if (category.workflow !== undefined && !names.declares("workflow", category.workflow)) {
			const message = worded`There is no workflow "${category.workflow}". Expected one of: ${names.ids("workflow").join(", ")}.`;
			report.add(place, `${pointer}/workflow`, "unknown-workflow", message);
		}
	const own = named.map(({ category, pointer }) => ({ retention: category.retention, pointer }));
	for (const { retention, pointer } of [{ retention: document.retention, pointer: "" }, ...own])
		for (const [index, state] of (retention?.after ?? []).entries())
			if (!Object.hasOwn(workflow.states, state)) {
				const message = worded`The workflow has no state "${state}". Expected one of: ${Object.keys(workflow.states).join(", ")}.`;
				report.add(place, `${pointer}/retention/after/${index}`, "unknown-state", message);
			}
}

import type { ReplyTemplate, WorkflowDocument } from "../../types.gen.ts";
import type { DiagnosticCode } from "../codes.ts";
import { type DocumentCheck, ofKind } from "../document-check.ts";
import { allWorkflows } from "../emit/workflows.ts";
import { nearest } from "../meta/nearest.ts";
import type { Names } from "../names.ts";
import { type DiagnosticWords, worded } from "../worded.ts";

/** What one list of a template may name, and what is told of a name that is none of those. */
type Allowed = {
	list: "categories" | "states" | "leads_to" | "actions";
	code: DiagnosticCode;
	known: readonly string[];
	wording(name: string, known: string): DiagnosticWords;
	/** Whether the nearest name is surely meant. */
	isFixed?: boolean;
};

function ofWorkflow({ states, transitions }: WorkflowDocument): Allowed[] {
	const ofState = {
		code: "unknown-state" as const,
		known: Object.keys(states),
		wording: (name: string, known: string) => worded`The workflow has no state "${name}". Expected one of: ${known}.`,
	};
	const ofAction: Allowed = {
		list: "actions",
		code: "unknown-action",
		known: [...new Set(transitions.map(({ action }) => action))],
		wording: (name, known) => worded`The workflow has no step "${name}". Expected one of: ${known}.`,
	};
	return [{ list: "states", ...ofState }, { list: "leads_to", ...ofState }, ofAction];
}

/** What the portal's templates may name, as far as that is known. */
function allowedBy(names: Names): Allowed[] {
	const workflow = allWorkflows(names);
	const categories = names.find("categories")?.document.categories;
	const ofCategory: Allowed = {
		list: "categories",
		code: "unknown-category",
		known: categories?.map(({ code }) => code) ?? [],
		wording: (name, known) => worded`There is no category "${name}". Expected the code of one: ${known}.`,
		isFixed: true,
	};
	return [...(workflow ? ofWorkflow(workflow) : []), ...(categories ? [ofCategory] : [])];
}

/** The names in a template's list that there are none of, each with its place in the list. */
const unknownIn = (template: ReplyTemplate, { list, known }: Allowed) =>
	[...(template[list] ?? []).entries()].filter(([, name]) => !known.includes(name));

/** A template of a category, state or step that there is none of would never be offered. */
export const checkTemplates: DocumentCheck = ofKind("templates", ({ place, document }, names, report) => {
	const allowed = allowedBy(names);
	for (const [index, template] of document.templates.entries())
		for (const one of allowed)
			for (const [at, name] of unknownIn(template, one)) {
				const pointer = `/templates/${index}/${one.list}/${at}`;
				const { fix } = one.isFixed ? nearest(name, one.known) : {};
				report.add(place, pointer, one.code, one.wording(name, one.known.join(", ")), fix);
			}
});

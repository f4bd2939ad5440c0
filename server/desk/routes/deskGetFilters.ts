import type { Translator } from "../../../schemas/i18n/translator.ts";
import { sourceTextOf } from "../../../schemas/rules/texts/source-text.ts";
import type { WorkflowTransition } from "../../../schemas/types.gen.ts";
import { currentCategories } from "../../cases/categories.ts";
import { demandCase } from "../../cases/demand-case.ts";
import { currentDistricts } from "../../cases/district-names.ts";
import { MERGE } from "../../cases/transition.ts";
import { currentWorkflow } from "../../cases/workflow.ts";
import { mayWithCase } from "../../policies/case-policy.ts";
import { listStaffing, type StaffingRow } from "../../repositories/people/staffing.ts";
import { currentTeams } from "../../repositories/releases/handling-documents.ts";
import { translate } from "../../wire/texts.ts";
import { runningClocks } from "../running-clocks.ts";
import type { StaffContext, StaffRoute } from "../staff-route.ts";

/** The steps that handlers take, each once; merging names another case and so is none for many. */
const stepsOf = (transitions: readonly WorkflowTransition[]) => {
	const taken = transitions.filter(({ by, action }) => by.includes("handler") && action !== MERGE);
	const labels = new Map(taken.map(({ action, label }) => [action, sourceTextOf(label)]));
	return [...labels].map(([value, label]) => ({ value, label }));
};

/** Somebody's name, with what they have to do and whether they are away. */
function loadText(translator: Translator, { nickname: name, open, overdue, ...row }: StaffingRow): string {
	const load = translate("{name}: {open} open, {overdue} overdue", translator, { name, open, overdue });
	if (!row.away || row.until_day === null) return load;
	const day = translator.format(row.until_day, "date");
	const deputy = row.deputy_nickname;
	if (deputy === null) return translate("{load}; away until {day}", translator, { load, day });
	return translate("{load}; away until {day}, {deputy} stands in", translator, { load, day, deputy });
}

/**
 * What is offered for one case: of those who handle cases who may be given it, as giving it to anybody else would be refused,
 * and the clocks that run. Throws 404.
 */
async function offeredFor(id: string, staffing: readonly StaffingRow[], { services: { db }, user }: StaffContext) {
	const standing = await demandCase(db, user, id, "read");
	const clocks = await runningClocks(db, id);
	return {
		assignable: staffing.filter((person) => mayWithCase(person, "move", standing)),
		clocks: clocks.map(({ id: value, label }) => ({ value, label: sourceTextOf(label) })),
	};
}

/** What the list can be filtered by, and what can be done with its cases. */
export const deskGetFilters: StaffRoute<"deskGetFilters"> = async ({ case: id }, context) => {
	const { services, user, request } = context;
	const { db, translators } = services;
	const { states, transitions } = await currentWorkflow(db);
	const translator = translators.inLanguage(request.headers["accept-language"]);
	const staffing = await listStaffing(db, user);
	const offered = id === undefined ? { assignable: staffing, clocks: [] } : await offeredFor(id, staffing, context);
	const { assignable } = offered;
	const me = assignable.filter((one) => one.id === user.id);
	const others = assignable.filter((one) => one.id !== user.id);
	return {
		states: Object.entries(states).map(([value, { label }]) => ({ value, label: sourceTextOf(label) })),
		steps: stepsOf(transitions),
		categories: (await currentCategories(db)).map(({ code, name }) => ({ value: code, label: name })),
		teams: (await currentTeams(db)).map(({ id, name }) => ({ value: id, label: name })),
		people: [
			{ value: "me", label: translate("Me", translator) },
			{ value: "none", label: translate("Nobody", translator) },
			...staffing.map(({ id: value, nickname }) => ({ value, label: nickname })),
		],
		assignable: [...me.map((one) => ({ ...one, nickname: translate("Me", translator) })), ...others].map((one) => ({
			value: one.id,
			label: loadText(translator, one),
		})),
		clocks: offered.clocks,
		districts: await currentDistricts(db),
	};
};

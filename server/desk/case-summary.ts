import type { WorkflowArtefact } from "../../schemas/release.ts";
import { sourceTextOf } from "../../schemas/rules/texts/source-text.ts";
import type { DeskCaseSummary, TeamDefinition } from "../../schemas/types.gen.ts";
import { currentDistrictNames, type DistrictNames } from "../cases/district-names.ts";
import { workflowsOfCases } from "../cases/workflow.ts";
import type { Db } from "../database/connection.ts";
import { listPresence } from "../repositories/desk/case-presence.ts";
import { type DeskRow, findDeskRows, SOON_HOURS } from "../repositories/desk/desk-cases.ts";
import { UNTIMED } from "../repositories/messages/message-watch.ts";
import { currentTeams } from "../repositories/releases/handling-documents.ts";

const HOUR_MS = 3600 * 1000;

/** The name of the unit to which a team belongs; null where it belongs to none. */
const unitNameOf = (teams: readonly TeamDefinition[], id: string | null): string | null => {
	const unit = teams.find((one) => one.id === id)?.unit;
	return teams.find((one) => one.id === unit)?.name ?? null;
};

/** The name of a team; its id where no document knows it any more. */
const teamOf = (teams: readonly TeamDefinition[], id: string | null) =>
	id === null ? null : { id, name: teams.find((one) => one.id === id)?.name ?? id };

const supervisionOf = (row: DeskRow): DeskCaseSummary["supervision"] =>
	row.supervisor_id === null
		? null
		: {
				id: row.supervisor_id,
				name: row.supervisor_name ?? "",
				reason: row.supervision_reason ?? "",
				since: (row.supervised_since ?? new Date()).toISOString(),
			};

type Beside = {
	states: WorkflowArtefact["states"];
	teams: readonly TeamDefinition[];
	watching: readonly string[];
	nameOf: DistrictNames;
};

function summaryOfRow(row: DeskRow, { states, teams, watching, nameOf }: Beside): DeskCaseSummary {
	const state = states[row.status];
	const due = row.due_at < UNTIMED ? row.due_at : null;
	const left = due ? due.getTime() - Date.now() : null;
	return {
		id: row.id,
		number: row.number,
		title: row.title,
		status: row.status,
		version: row.version,
		category: { id: row.category_id, code: row.category_code, name: row.category_name },
		status_label: state ? sourceTextOf(state.label) : row.status,
		status_tone: state?.tone ?? "neutral",
		open: state?.open311 !== "closed",
		submitted_at: row.submitted_at.toISOString(),
		due_at: due?.toISOString() ?? null,
		overdue: left !== null && left < 0,
		soon: left !== null && left >= 0 && left < SOON_HOURS * HOUR_MS,
		priority: row.priority,
		assignee: row.assignee_id === null ? null : { id: row.assignee_id, name: row.assignee_name ?? "" },
		team: teamOf(teams, row.assigned_team),
		unit: unitNameOf(teams, row.assigned_team),
		district: row.district,
		district_name: row.district === null ? null : nameOf(row.district),
		supervision: supervisionOf(row),
		open_with: watching.join(", "),
	};
}

/** Cases as the desk lists them, with who else has them open; `names`: where it is known already how districts are called. */
export async function deskSummaries(
	db: Db,
	ids: readonly string[],
	me: string,
	names?: DistrictNames,
): Promise<DeskCaseSummary[]> {
	if (ids.length === 0) return [];
	const [rows, teams, presence, nameOf] = await Promise.all([
		findDeskRows(db, ids),
		currentTeams(db),
		listPresence(db, ids, me),
		names ?? currentDistrictNames(db),
	]);
	const workflowOf = workflowsOfCases(db);
	const summaryOf = async (row: DeskRow) => {
		const { states } = await workflowOf(row);
		return summaryOfRow(row, { states, teams, watching: presence.get(row.id) ?? [], nameOf });
	};
	return Promise.all(rows.map(summaryOf));
}

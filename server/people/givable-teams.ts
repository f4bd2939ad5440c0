import type { TeamDefinition } from "../../schemas/types.gen.ts";

/** Teams over which there can be rights, each after its unit: a unit without categories of its own has nothing to have rights over. */
export function givableTeams(teams: readonly TeamDefinition[], categories: readonly { team?: string | undefined }[]) {
	const isMereUnit = (id: string) =>
		teams.some(({ unit }) => unit === id) && !categories.some(({ team }) => team === id);
	const nameOf = (id: string | undefined) => teams.filter((one) => one.id === id).map(({ name }) => name);
	return teams
		.filter(({ id }) => !isMereUnit(id))
		.map(({ id, name, unit }) => ({ id, names: [...nameOf(unit), name] }));
}

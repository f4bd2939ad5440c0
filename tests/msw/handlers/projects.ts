import type { Project, ProjectSummary } from "../../../schemas/types.gen.ts";
import { absent } from "../refusal.ts";
import type { PortalState } from "../state.ts";
import type { Handler } from "./handler.ts";
import { matches, newestBy, pageOf } from "./paging.ts";

const counted = <T extends ProjectSummary>(project: T, state: PortalState): T => ({
	...project,
	message_count: state.cases.filter((item) => item.published && item.project?.id === project.id).length,
});

function summaryOf({ body: _body, ...summary }: Project): ProjectSummary {
	return summary;
}

export const projectGetList: Handler<"projectGetList"> = ({ keyword, status, ...paging }, { state }) => {
	const found = state.projects
		.map((project) => counted(summaryOf(project), state))
		.filter((project) => !status || project.status === status)
		.filter((project) => matches(keyword, project.title, project.summary, project.location));
	return pageOf(found.sort(newestBy((project) => project.published_at)), paging);
};

export const projectGetDetail: Handler<"projectGetDetail"> = ({ id }, { state }) => {
	const project = state.projects.find((candidate) => candidate.id === id);
	if (!project) throw absent();
	return counted(project, state);
};

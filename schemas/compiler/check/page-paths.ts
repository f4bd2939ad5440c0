import { toPointer } from "../../json/pointer.ts";
import { DESK_PATH, isServerPath } from "../../rules/portal/server-paths.ts";
import { isForStaff } from "../audience.ts";
import type { Place, Report } from "../diagnostic.ts";
import type { DocumentCheck } from "../document-check.ts";
import { worded } from "../worded.ts";

/** Neither a page nor a redirect may stand where the server responds by itself. */
export const checkPagePaths: DocumentCheck = ({ place, document }, _names, report) => {
	if (document.kind === "page" && isForStaff(document)) demandAtDesk(document.path, place, report);
	else if (document.kind === "page") demandFree(document.path, "/path", place, report);
	if (document.kind === "site")
		for (const from of Object.keys(document.redirects)) demandFree(from, toPointer(["redirects", from]), place, report);
};

function demandAtDesk(path: string, place: Place, report: Report): void {
	if (path === DESK_PATH || path.startsWith(`${DESK_PATH}/`)) return;
	const message = worded`The page is for staff, and its path is ${path}. Expected a path below ${DESK_PATH}, where the server answers with the desk.`;
	report.add(place, "/path", "server-path", message);
}

function demandFree(path: string, pointer: string, place: Place, report: Report): void {
	if (!isServerPath(path)) return;
	const message = worded`The server answers at ${path} by itself. Expected a path that is none of its own (/api, /admin, /events, /uploads, /healthz, …).`;
	report.add(place, pointer, "server-path", message);
}

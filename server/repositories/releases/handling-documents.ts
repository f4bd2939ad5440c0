import {
	isDesk,
	isHolidays,
	isNotifications,
	isRouting,
	isStaffManifest,
	isTemplates,
} from "../../../schemas/checks/handling.gen.ts";
import type { Manifest } from "../../../schemas/release.ts";
import type { WorkCalendar } from "../../../schemas/rules/formats/working-days.ts";
import type {
	DeskDocument,
	HolidaysDocument,
	NotificationsDocument,
	RoutingDocument,
	TeamDefinition,
	TemplatesDocument,
} from "../../../schemas/types.gen.ts";
import type { Db } from "../../database/connection.ts";
import { cachedByHash } from "../queries/cached-by-hash.ts";
import { findTimeZone } from "../queries/calendar.ts";
import { findArtefact } from "./artefact.ts";
import { teamsOf } from "./category-document.ts";
import { findCurrentManifest } from "./release.ts";

/** What a release says of how cases are handled. */
export type HandlingDocuments = {
	desk?: DeskDocument;
	holidays?: HolidaysDocument;
	routing?: RoutingDocument;
	templates?: TemplatesDocument;
	notifications?: NotificationsDocument;
};

async function readJson(db: Db, hash: string | undefined): Promise<unknown> {
	const body = hash === undefined ? null : await findArtefact(db, `${hash}.json`);
	return body === null ? null : JSON.parse(body);
}

const CACHED = 20;

/** It is asked for with every case that is opened at the desk. */
const staffManifestAt = cachedByHash(CACHED, async (db: Db, staff: string): Promise<Manifest | null> => {
	const manifest = await readJson(db, staff);
	return isStaffManifest(manifest) ? manifest : null;
});

const handlingAt = cachedByHash(CACHED, async (db: Db, staff: string): Promise<HandlingDocuments> => {
	const hashes = (await staffManifestAt(db, staff))?.handling ?? {};
	const [desk, holidays, routing, templates, notifications] = await Promise.all(
		[hashes.desk, hashes.holidays, hashes.routing, hashes.templates, hashes.notifications].map((hash) =>
			readJson(db, hash),
		),
	);
	return {
		...(isDesk(desk) && { desk }),
		...(isHolidays(holidays) && { holidays }),
		...(isRouting(routing) && { routing }),
		...(isTemplates(templates) && { templates }),
		...(isNotifications(notifications) && { notifications }),
	};
});

/** The documents by which a release has cases handled; none where it has no document for staff. */
const handlingOf = async (db: Db, { staff }: Pick<Manifest, "staff">): Promise<HandlingDocuments> =>
	staff === undefined ? {} : handlingAt(db, staff);

/** What staff load of the release in force, with the words of its documents; null where it has no document for staff. */
export async function findStaffManifest(db: Db): Promise<Manifest | null> {
	const staff = (await findCurrentManifest(db))?.staff;
	return staff === undefined ? null : staffManifestAt(db, staff);
}

/** The same of the release in force. */
export async function currentHandling(db: Db): Promise<HandlingDocuments> {
	const manifest = await findCurrentManifest(db);
	return manifest ? handlingOf(db, manifest) : {};
}

/** The teams of the release in force. */
export async function currentTeams(db: Db): Promise<TeamDefinition[]> {
	const manifest = await findCurrentManifest(db);
	return manifest ? teamsOf(db, manifest) : [];
}

/** The ids of a team and, where it is a unit, of those that belong to it. */
export const teamsWithin = (teams: readonly TeamDefinition[], id: string): string[] => [
	id,
	...teams.filter(({ unit }) => unit === id).map((team) => team.id),
];

/** The days on which the city works, by the release in force. */
export async function findWorkCalendar(db: Db): Promise<WorkCalendar> {
	const timeZone = await findTimeZone(db);
	const { holidays } = await currentHandling(db);
	const days = (list: readonly { day: string }[] = []) => new Set(list.map(({ day }) => day));
	return { timeZone, holidays: days(holidays?.holidays), workdays: days(holidays?.workdays) };
}

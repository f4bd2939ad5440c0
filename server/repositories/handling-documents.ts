import type { CategoriesArtefact, Manifest } from "../../schemas/release.ts";
import { isObject } from "../../schemas/rules/json.ts";
import type { WorkCalendar } from "../../schemas/rules/working-days.ts";
import type {
	DeskDocument,
	HolidaysDocument,
	NotificationsDocument,
	RoutingDocument,
	TeamDefinition,
	TemplatesDocument,
} from "../../schemas/types.gen.ts";
import type { Db } from "../database/connection.ts";
import { findTimeZone } from "./calendar.ts";
import { findArtefact, findCurrentManifest } from "./release.ts";

/** What a release says of how cases are handled. */
export type HandlingDocuments = {
	desk?: DeskDocument;
	holidays?: HolidaysDocument;
	routing?: RoutingDocument;
	templates?: TemplatesDocument;
	notifications?: NotificationsDocument;
};

const isOfKind = (value: unknown, kind: string): boolean => isObject(value) && value.kind === kind;
const isDesk = (value: unknown): value is DeskDocument => isOfKind(value, "desk");
const isHolidays = (value: unknown): value is HolidaysDocument => isOfKind(value, "holidays");
/** Whether a document, compiled or as it was written, is that of the routing rules. */
export const isRouting = (value: unknown): value is RoutingDocument => isOfKind(value, "routing");
const isTemplates = (value: unknown): value is TemplatesDocument => isOfKind(value, "templates");
const isNotifications = (value: unknown): value is NotificationsDocument => isOfKind(value, "notifications");
const isManifest = (value: unknown): value is Manifest => isObject(value) && value.format === 1;

const CACHED = 20;
const known = new Map<string, HandlingDocuments>();

async function readJson(db: Db, hash: string | undefined): Promise<unknown> {
	const body = hash === undefined ? null : await findArtefact(db, `${hash}.json`);
	return body === null ? null : JSON.parse(body);
}

/** The documents by which a release has cases handled; none where it has no document for staff. What stands under a hash is kept. */
export async function handlingOf(db: Db, { staff }: Pick<Manifest, "staff">): Promise<HandlingDocuments> {
	if (staff === undefined) return {};
	const found = known.get(staff);
	if (found) return found;
	const manifest = await readJson(db, staff);
	const hashes = (isManifest(manifest) && manifest.handling) || {};
	const [desk, holidays, routing, templates, notifications] = await Promise.all(
		[hashes.desk, hashes.holidays, hashes.routing, hashes.templates, hashes.notifications].map((hash) =>
			readJson(db, hash),
		),
	);
	const documents = {
		...(isDesk(desk) && { desk }),
		...(isHolidays(holidays) && { holidays }),
		...(isRouting(routing) && { routing }),
		...(isTemplates(templates) && { templates }),
		...(isNotifications(notifications) && { notifications }),
	};
	known.set(staff, documents);
	const oldest = known.keys().next().value;
	if (known.size > CACHED && oldest !== undefined) known.delete(oldest);
	return documents;
}

/** What staff load of the release in force, with the words of its documents; null where it has no document for staff. */
export async function findStaffManifest(db: Db): Promise<Manifest | null> {
	const manifest = await readJson(db, (await findCurrentManifest(db))?.staff);
	return isManifest(manifest) ? manifest : null;
}

/** The same of the release in force. */
export async function currentHandling(db: Db): Promise<HandlingDocuments> {
	const manifest = await findCurrentManifest(db);
	return manifest ? handlingOf(db, manifest) : {};
}

const isCategories = (value: unknown): value is CategoriesArtefact => isOfKind(value, "categories");

/** The teams of the release in force. */
export async function currentTeams(db: Db): Promise<TeamDefinition[]> {
	const document = await readJson(db, (await findCurrentManifest(db))?.categories);
	return isCategories(document) ? (document.teams ?? []) : [];
}

/** The days on which the city works, by the release in force. */
export async function findWorkCalendar(db: Db): Promise<WorkCalendar> {
	const [timeZone, { holidays }] = [await findTimeZone(db), await currentHandling(db)];
	const days = (list: readonly { day: string }[] = []) => new Set(list.map(({ day }) => day));
	return { timeZone, holidays: days(holidays?.holidays), workdays: days(holidays?.workdays) };
}

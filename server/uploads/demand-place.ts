import { hasRoom } from "../database/room.ts";
import type { UserRow } from "../database/tables.ts";
import { bytesOfStrangers } from "../repositories/messages/upload.ts";
import type { Services } from "../services.ts";
import { Refusal, storageAway } from "../wire/refusal.ts";

const RETRY_SECONDS = 3600;

/**
 * Throws 503 where the disk has only as much room left as the database is to have, and where files of people who are not
 * logged in wait for a case already up to their bound: anybody can send those, and from any number of addresses.
 */
export async function demandPlace(
	{ db, settings }: Pick<Services, "db" | "settings">,
	user: UserRow | null,
): Promise<void> {
	if (!(await hasRoom(settings.data, settings.database.diskReserve))) throw storageAway();
	if (user !== null || (await bytesOfStrangers(db)) < settings.strangersBytes) return;
	throw new Refusal(503, "No more files can be taken at the moment. Please try again later, or log in to add files.", {
		data: { retry_after: RETRY_SECONDS },
	});
}

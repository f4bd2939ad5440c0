import { wholeNumber } from "../database/database-settings.ts";
import type { DueTime } from "../repositories/people/data-request.ts";

/** How requests for personal data are handled. */
export type DataRequestSettings = {
	/** By when they are to be settled. */
	due: DueTime;
	/** Days for which a link to an archive is good. */
	linkDays: number;
	/** Years after which a settled request leaves the register. */
	registerYears: number;
};

/** Reads them from environment variables. Throws on a value that makes no sense. */
export const dataRequestSettingsFrom = (env: NodeJS.ProcessEnv): DataRequestSettings => ({
	due: env.PORTICO_DATA_REQUEST_DAYS
		? { months: 0, days: wholeNumber("PORTICO_DATA_REQUEST_DAYS", env.PORTICO_DATA_REQUEST_DAYS, 30) }
		: { months: 1, days: 0 },
	linkDays: wholeNumber("PORTICO_DATA_LINK_DAYS", env.PORTICO_DATA_LINK_DAYS, 7),
	registerYears: wholeNumber("PORTICO_DATA_REGISTER_YEARS", env.PORTICO_DATA_REGISTER_YEARS, 3),
});

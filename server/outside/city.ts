import { timeZoneOf } from "../../schemas/rules/formats/time-zone.ts";
import type { Db } from "../database/connection.ts";
import { findCurrentManifest } from "../repositories/releases/release.ts";

/** How the city reckons and looks: its time zone, and the address of the style sheet of its colours, where a release is in force. */
export type City = { timeZone: string; brand: string | undefined };

/** The city of the release in force. */
export async function findCity(db: Db): Promise<City> {
	const manifest = await findCurrentManifest(db);
	return { timeZone: timeZoneOf(manifest?.site ?? {}), brand: manifest ? `/release/${manifest.style}.css` : undefined };
}

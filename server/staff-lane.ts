import type { Services } from "./services.ts";

/**
 * What a call of staff works with, by its lane to the database: what is read has one of its own. A replica may lag behind, so only
 * exports and figures are `replicated`, in which nobody looks for what they did just now.
 */
export function staffLane(
	services: Services,
	{ method, replicated }: { method: string; replicated?: boolean },
): Services {
	if (method !== "GET") return services;
	return { ...services, db: replicated ? services.replica : services.reading };
}

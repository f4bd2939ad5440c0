import { isIP } from "node:net";

/** For which site passkeys are made: its name and its origin. */
export type PasskeySite = { rpID: string; origin: string };

/**
 * The site by where the public reaches the portal; null where browsers make no passkeys for it: they want a name, not a
 * number, and https but for localhost.
 */
export function passkeySiteOf(origin: string): PasskeySite | null {
	const { hostname, protocol } = new URL(origin);
	if (isIP(hostname.replace(/^\[|\]$/g, "")) > 0) return null;
	return protocol === "https:" || hostname === "localhost" ? { rpID: hostname, origin } : null;
}

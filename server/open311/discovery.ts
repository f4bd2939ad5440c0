import type { Settings } from "../settings.ts";

/** When this interface last changed. */
const CHANGED = "2026-11-23T00:00:00Z";

/** The service discovery document (http://wiki.open311.org/Service_Discovery) of an interface at an address. */
export const discoveryOf = (address: string, { open311Keys }: Pick<Settings, "open311Keys">) => ({
	changeset: CHANGED,
	contact: "",
	key_service: open311Keys.length > 0 ? "Ask the operator of this portal for a key." : "",
	endpoints: [
		{
			specification: "http://wiki.open311.org/GeoReport_v2",
			url: `${address}/v2`,
			changeset: CHANGED,
			type: "production",
			formats: ["text/xml", "application/json"],
		},
	],
});

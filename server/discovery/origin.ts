import type { FastifyRequest } from "fastify";
import type { Settings } from "../settings.ts";

/** Where the public reaches the portal, without a slash at its end: as it was told (PORTICO_PUBLIC_URL), else as it was asked. */
export const originOf = ({ publicUrl }: Settings, { protocol, host }: FastifyRequest): string =>
	publicUrl ?? `${protocol}://${host}`;

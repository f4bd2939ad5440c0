import type { FastifyInstance } from "fastify";
import type { Settings } from "../settings.ts";

/** Where a server listens, as an address that a browser on the same machine can open. */
function listeningAt({ server }: FastifyInstance): string {
	const address = server.address();
	if (address === null || typeof address === "string") return "http://localhost";
	const host = address.family === "IPv6" ? `[${address.address}]` : address.address;
	return `http://${host}:${address.port}`;
}

/**
 * Where the public reaches the portal, without a slash at its end: as it was told (PORTICO_PUBLIC_URL), else where it listens.
 * Never as a request names its host: what is answered is cached, and whoever writes that header would lead others astray.
 */
export const originOf = ({ publicUrl }: Pick<Settings, "publicUrl">, app: FastifyInstance): string =>
	publicUrl ?? listeningAt(app);

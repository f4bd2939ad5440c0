import fastifyCompress, { type FastifyCompressOptions } from "@fastify/compress";
import fastifyCookie from "@fastify/cookie";
import fastifyMultipart from "@fastify/multipart";
import Fastify, { type FastifyInstance } from "fastify";
import { serveAdminRoute } from "./admin/admin-route.ts";
import { serveDraftEvents } from "./admin/draft-events.ts";
import { ADMIN_ROUTES } from "./admin/registry.ts";
import { serveCaseEvents } from "./desk/case-events.ts";
import { mountStaffOperations } from "./desk/mount.ts";
import { serveStaffRelease } from "./desk/staff-release.ts";
import { serveDiscovery } from "./discovery/routes.ts";
import { serveOpen311 } from "./open311/routes.ts";
import { serveOutside } from "./outside/outside-routes.ts";
import { servePersonalData } from "./personal-data/data-page.ts";
import { serveArtefacts } from "./release/artefact-routes.ts";
import { serveEvents } from "./release/events.ts";
import { serveOneCaseEvents } from "./release/one-case-events.ts";
import { openSessionStreams } from "./release/session-streams.ts";
import { createStreamPlaces } from "./release/stream-places.ts";
import { prepareCalls } from "./routes/calls.ts";
import { watchLoad } from "./routes/load.ts";
import { mountOperations } from "./routes/mount.ts";
import { serveUploads } from "./routes/upload-routes.ts";
import type { Services } from "./services.ts";
import type { Settings } from "./settings.ts";
import { serveOpenIdCallback } from "./sign-in/openid-callback.ts";
import { SIGN_IN_ROUTES } from "./sign-in/registry.ts";
import { serveSignInRoute } from "./sign-in/sign-in-route.ts";
import { UPLOAD_LIMITS } from "./uploads/limits.ts";
import { watchGauges } from "./watching/gauges.ts";
import { serveMetrics, watchRequests } from "./watching/metrics.ts";
import { loggerOptions, logRequests } from "./watching/request-log.ts";
import { serveClient } from "./web/client.ts";
import { boundBodyTime, CONNECTION_LIMITS, type ConnectionLimits, connectionOptions } from "./web/connection-limits.ts";
import { serveHealth } from "./web/health.ts";
import { describeCalls } from "./web/openapi.ts";
import { protect } from "./web/security.ts";
import { sendErrors } from "./wire/envelope.ts";
import { parseJsonBodies } from "./wire/json-body.ts";
import { refuseNulPaths } from "./wire/nul-paths.ts";
import { BROTLI } from "./wire/packed-text.ts";
import { buildSerializer } from "./wire/serializers.ts";

/** One file; busboy holds fields in memory, so they are few and short. Sizes in bytes. */
const MULTIPART_LIMITS = { files: 1, fileSize: UPLOAD_LIMITS.max_size, fields: 10, fieldSize: 1024, parts: 11 };

const BODY_BYTES = 1024 * 1024;

/** Not zstd, which browsers would otherwise get: at its usual level it makes our scripts larger than gzip does. */
const COMPRESSION: FastifyCompressOptions = {
	threshold: 1024,
	encodings: ["br", "gzip", "deflate"],
	brotliOptions: BROTLI,
};

/** Which proxies are believed in what they write of a visitor's address, in the form that Fastify takes. */
const trusted = ({ trustProxy }: Settings) =>
	typeof trustProxy === "number" ? (_address: string, hop: number) => hop < trustProxy : trustProxy;

/** Places for all streams of events. */
const placesFor = ({ streamsByAddress, rateFactor }: Settings) =>
	createStreamPlaces(Math.ceil(streamsByAddress * rateFactor));

/** Serves what portal, administration and desk call; validation and serialisation by schema are theirs alone. */
async function serveCalls(app: FastifyInstance, services: Services): Promise<void> {
	await prepareCalls(app, services.settings);
	await app.register(fastifyCookie);
	await mountOperations(app, services);
	for (const route of ADMIN_ROUTES) serveAdminRoute(app, services, route);
	mountStaffOperations(app, services);
	for (const route of SIGN_IN_ROUTES) serveSignInRoute(app, services, route);
	serveOpenIdCallback(app, services);
}

/** Builds the HTTP application over its services, without listening. Closing it leaves the services open. */
export async function buildApp(
	services: Services,
	limits: ConnectionLimits = CONNECTION_LIMITS,
): Promise<FastifyInstance> {
	const app = Fastify({
		...connectionOptions(limits),
		bodyLimit: BODY_BYTES,
		trustProxy: trusted(services.settings),
		...loggerOptions(services.settings),
		forceCloseConnections: "idle",
		schemaController: { compilersFactory: { buildSerializer } },
	});
	logRequests(app);
	watchRequests(app, services);
	const { traces } = services.settings;
	// Loaded where there is an address for traces: it takes a quarter of a second.
	if (traces) (await import("./watching/traces.ts")).traceRequests(app, traces);
	sendErrors(app, services.translators);
	parseJsonBodies(app);
	refuseNulPaths(app);
	boundBodyTime(app, limits);
	await watchLoad(app, services.settings.overloadMs);
	await protect(app, services.settings);
	await app.register(fastifyCompress, COMPRESSION);
	await app.register(fastifyMultipart, { limits: MULTIPART_LIMITS });
	await describeCalls(app, services.settings);
	await app.register(serveCalls, services);
	serveArtefacts(app, services);
	serveStaffRelease(app, services);
	const places = placesFor(services.settings);
	const streams = openSessionStreams(app, services, places);
	serveCaseEvents(app, services, streams);
	serveDraftEvents(app, services, streams);
	serveEvents(app, services.db, services.releases, places);
	serveOneCaseEvents(app, services, places);
	serveUploads(app, services);
	serveOutside(app, services);
	servePersonalData(app, services);
	serveHealth(app, services);
	watchGauges(services, places);
	serveMetrics(app, services);
	serveDiscovery(app, { ...services, db: services.replica });
	await serveOpen311(app, services);
	await serveClient(app, services);
	return app;
}

import type { FastifyInstance, FastifyRequest } from "fastify";
import type { SiteDocument } from "../../schemas/types.gen.ts";
import type { Db } from "../database/connection.ts";
import type { Services } from "../services.ts";
import { Refusal } from "../wire/refusal.ts";
import { writeFeed } from "./feeds.ts";
import { WEB_MANIFEST } from "./head.ts";
import { ICONS, iconPng, iconSvg } from "./icons.ts";
import { originOf } from "./origin.ts";
import { type ReleasePages, releasePages } from "./release-pages.ts";
import { robotsText } from "./robots.ts";
import { serveSecurityText } from "./security-text.ts";
import { serveSitemaps } from "./sitemap-routes.ts";
import { webManifest } from "./web-manifest.ts";

const RSS = "application/rss+xml; charset=utf-8";
const TEN_MINUTES = "public, max-age=600";

type DiscoveryRequest = { release: ReleasePages; origin: string; request: FastifyRequest };

/** What stands in an address under a name of its route. */
function parameter({ params }: FastifyRequest, name: string): string {
	const value: unknown = typeof params === "object" && params !== null ? Reflect.get(params, name) : undefined;
	return typeof value === "string" ? value : "";
}

/** Keeps the icons of the brand that was requested last. */
function iconImages(): (name: string, brand: SiteDocument["brand"]) => Promise<Buffer> | null {
	let colours = "";
	let images = new Map<string, Promise<Buffer>>();
	return (name, brand) => {
		const icon = Object.hasOwn(ICONS, name) ? ICONS[name] : undefined;
		if (!icon) return null;
		if (colours !== brand.primary + brand.on_primary) images = new Map();
		colours = brand.primary + brand.on_primary;
		const png = images.get(name) ?? iconPng(brand, icon);
		images.set(name, png);
		return png;
	};
}

/** Serves what is written from the release in force at a path; 404 where nothing is. */
type Serve = (path: string, type: string, write: (request: DiscoveryRequest) => unknown) => void;

/** What is in force, where there is something. */
type CurrentRelease = () => Promise<ReleasePages | null>;

function serving(app: FastifyInstance, { settings }: Services, current: CurrentRelease): Serve {
	return (path, type, write) => {
		app.get(path, async (request, reply) => {
			const release = await current();
			const origin = originOf(settings, app);
			const body = release && (await write({ release, origin, request }));
			if (body === null || body === undefined) {
				reply.code(404);
				throw new Refusal(404, "There is nothing here.");
			}
			return reply.type(type).header("Cache-Control", TEN_MINUTES).send(body);
		});
	};
}

/** For feed readers: in the portal's own language, and in each that it offers. */
function serveFeeds(serve: Serve, db: Db): void {
	serve("/feeds/:name.xml", RSS, ({ release, origin, request }) =>
		writeFeed(parameter(request, "name"), { db, release, origin, locale: release.manifest.site.default_locale }),
	);
	serve("/feeds/:locale/:name.xml", RSS, ({ release, origin, request }) => {
		const locale = parameter(request, "locale");
		const offered = release.manifest.site.locales.some(({ code }) => code === locale);
		return offered ? writeFeed(parameter(request, "name"), { db, release, origin, locale }) : null;
	});
}

/** For browsers that show the portal in a tab, or install it. */
function serveAppearance(serve: Serve): void {
	const icons = iconImages();
	serve(WEB_MANIFEST, "application/manifest+json; charset=utf-8", ({ release }) =>
		JSON.stringify(webManifest(release.manifest.site)),
	);
	serve("/favicon.svg", "image/svg+xml", ({ release }) => iconSvg(release.manifest.site.brand, false));
	serve("/icons/:name.png", "image/png", ({ release, request }) =>
		icons(parameter(request, "name"), release.manifest.site.brand),
	);
}

/** Serves what makes the portal found, followed and installed: sitemaps, robots.txt, feeds, web manifest and icons. */
export function serveDiscovery(app: FastifyInstance, services: Services): void {
	const current = releasePages(services);
	const serve = serving(app, services, current);
	serve("/robots.txt", "text/plain; charset=utf-8", ({ origin }) => robotsText(origin));
	serveSitemaps(app, services, current);
	serveFeeds(serve, services.db);
	serveAppearance(serve);
	serveSecurityText(app, services.settings);
}

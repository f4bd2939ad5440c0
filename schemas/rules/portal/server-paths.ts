/**
 * What a server keeps of the portal's addresses for itself: its calls, files, feeds and checks. A page there would never be
 * shown, or would take the place of a call.
 */
const FOLDERS =
	/^\/(?:api|admin|release|preview|uploads|outside|personal-data|media|assets|events|feeds|sitemaps|open311|icons|healthz|readyz|metrics|\.[^/?]+)(?=[/?]|$)/;
const FILES =
	/^\/(?:openapi\.json|robots\.txt|sitemap\.xml|service-worker\.js|(?:index|desk|studio|preview)\.html|manifest\.webmanifest|favicon\.svg|(?:before-paint|begin-portal|warm-formats)\.js)(?:\.br)?(?=\?|$)/;
const CALLS = /^\/report\/api\./;

/** Where pages for staff stand: the server answers there with the desk, in which they are shown. */
export const DESK_PATH = "/admin/desk";

/** Screens of the administration to which the desk's navigation leads. They are built apart from it: a browser loads them anew. */
export const SCREENS_BESIDE_DESK: readonly string[] = [
	"/admin",
	"/admin/content",
	"/admin/forms",
	"/admin/people",
	"/admin/personal-data",
	"/admin/staffing",
	"/admin/audit",
	"/admin/retention",
	"/admin/suggestions",
	"/admin/operation",
];

/** Whether a path below the origin, a query behind it or not, belongs to the server itself. */
export const isServerPath = (path: string): boolean => [FOLDERS, FILES, CALLS].some((own) => own.test(path));

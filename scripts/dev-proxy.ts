import { isServerPath } from "../schemas/rules/portal/server-paths.ts";

/** Documents and scripts at the root, which Vite makes while developing. */
const OF_VITE = /^\/[^/?]+\.(?:html|js)(?:\?|$)/;

/** Whether Vite answers at a path while developing, and not the server behind it. */
const isOfVite = (path: string): boolean => OF_VITE.test(path) || !isServerPath(path);

/** Vite's proxy before the real server: whatever is the server's own, wherever else that is asked (schemas/rules/portal/server-paths.ts). */
export const devProxy = (target: string) => ({
	"^/": { target, bypass: ({ url = "/" }: { url?: string }) => (isOfVite(url) ? url : undefined) },
});

import type { Plugin } from "vite";
import { STAFF_DOCUMENTS } from "../server/web/studio.ts";

/** The document of studio or desk that the server answers with at a path; undefined where it has none. */
export function staffDocumentAt(address: string): string | undefined {
	const [path = ""] = address.split("?");
	const isAt = (own: string) => (own.endsWith("/*") ? path.startsWith(own.slice(0, -1)) : path === own);
	return Object.keys(STAFF_DOCUMENTS).find((document) => STAFF_DOCUMENTS[document]?.some(isAt));
}

/** While developing, Vite answers the studio's addresses with its document, as the server does (server/web/studio.ts). */
export const studioInDev: Plugin = {
	name: "studio-in-dev",
	configureServer(server) {
		server.middlewares.use((request, _response, next) => {
			const document = request.headers.accept?.includes("text/html") && staffDocumentAt(request.url ?? "");
			if (document) request.url = `/${document}`;
			next();
		});
	},
};

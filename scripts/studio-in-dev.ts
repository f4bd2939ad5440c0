import type { Plugin } from "vite";

const DESK = /^\/admin\/desk(\/.*)?(\?.*)?$/;
const SCREEN =
	/^\/admin(\/?|\/studio(\/.*)?|\/(people|audit|operation|retention|personal-data(\/.*)?|staffing|suggestions))(\?.*)?$/;

/** While developing, Vite answers the studio's addresses with its document, as the server does (server/web/studio.ts). */
export const studioInDev: Plugin = {
	name: "studio-in-dev",
	configureServer(server) {
		server.middlewares.use((request, _response, next) => {
			const isNavigation = request.headers.accept?.includes("text/html");
			if (isNavigation && DESK.test(request.url ?? "")) request.url = "/desk.html";
			else if (isNavigation && SCREEN.test(request.url ?? "")) request.url = "/studio.html";
			next();
		});
	},
};

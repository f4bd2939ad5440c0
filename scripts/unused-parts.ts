import type { Plugin } from "vite";

/**
 * The router's own links and forms, with all that routes with data need, are not used here (src/app/navigation/PortalLink.tsx).
 * They are left out once the bundler is told that making them, and naming them, does nothing: 4.3 KB gzipped of every first page.
 * Nor is anybody told there what only its developers are to hear: the package offers bundlers its development build alone.
 */
const unusedRouterParts: Plugin = {
	name: "unused-router-parts",
	apply: "build",
	transform: {
		filter: { id: /react-router\/dist\// },
		handler: (code) =>
			code
				// https://github.com/remix-run/react-router/issues/14102
				.replace("ENABLE_DEV_WARNINGS = true", "ENABLE_DEV_WARNINGS = false")
				.replaceAll(/= (React\d*\.(?:forwardRef|createContext)\()/g, "= /* @__PURE__ */ $1")
				.replaceAll(/^\w+\.displayName = .*$/gm, ""),
	},
};

/** Leaves parts of libraries out of the client that nothing in it uses. */
export const unusedParts: readonly Plugin[] = [unusedRouterParts];

import type { Plugin } from "vite";

/**
 * The router's own links and forms, with all that routes with data need, are not used here (src/app/navigation/PortalLink.tsx).
 * They are left out once the bundler is told that making them, and naming them, does nothing.
 */
const unusedRouterParts: Plugin = {
	name: "unused-router-parts",
	apply: "build",
	transform: {
		filter: { id: /react-router\/dist\// },
		handler: (code) =>
			code
				.replaceAll(/= (React\d*\.(?:forwardRef|createContext)\()/g, "= /* @__PURE__ */ $1")
				.replaceAll(/^\w+\.displayName = .*$/gm, ""),
	},
};

/** Of ajv-formats the browser needs what a format is: neither its lenient twins nor how dates are compared (formatMinimum). */
const unusedFormatParts: Plugin = {
	name: "unused-format-parts",
	apply: "build",
	transform: {
		filter: { id: /ajv-formats\/dist\/formats/ },
		handler: (code) =>
			code
				.replace(/^exports\.fastFormats = \{$.*?^\};\nexports\.formatNames = .*?$/ms, "")
				.replaceAll(/^(.*fmtDef\(.*), compare\w+\)/gm, "$1)"),
	},
};

/** Chakra's own theme as a whole: where only some recipes are registered, the others are left out. */
const unusedRecipes: Plugin = {
	name: "unused-recipes",
	apply: "build",
	transform: {
		filter: { id: /@chakra-ui\/react\/dist\/esm\/theme\// },
		handler: (code) => code.replaceAll(/= (define\w+\()/g, "= /* @__PURE__ */ $1"),
	},
};

/** Leaves parts of libraries out of the client that nothing in it uses. */
export const unusedParts: readonly Plugin[] = [unusedRouterParts, unusedFormatParts, unusedRecipes];

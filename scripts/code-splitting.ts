import type { Rolldown } from "vite";

/**
 * The scripts that the client is built into. What changes seldom stands apart from what changes with every version. Without
 * groups the first page fetches 19 scripts where it now fetches 5, and 2.3 KB gzipped more (docs/decisions/0091).
 */
export const codeSplitting: Rolldown.CodeSplittingOptions = {
	groups: [
		{ name: "react", test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\// },
		{ name: "data", test: /node_modules\/(swr|immer|@cfworker|@lingui|use-sync-external-store)\// },
		{ name: "blocks", test: /renderer\/(blocks|view-parts)\/(?!chart|rich-text|form\/|prose)/ },
		// With all that they import, so that a form's page fetches one script of it and not ten small ones.
		{ name: "shell", tags: ["$initial"] },
		// What keeps files waits for no script of its own: most forms ask for one, and a request weighs as much as it does.
		{ name: "form", test: /renderer\/(blocks\/form\/|forms\/model\/stored-files)/ },
	],
};

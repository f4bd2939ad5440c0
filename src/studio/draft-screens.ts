import { CONFLICT_CARDS } from "./conflicts/Conflicts.tsx";
import { lazyScreen } from "./frame/lazy-screen.tsx";
import { DIALOG } from "./frame/StudioDialog.tsx";
import { MENU } from "./frame/StudioMenu.tsx";

export const DocumentScreen = lazyScreen(() => import("./document/DocumentScreen.tsx"));
export const ImportScreen = lazyScreen(() => import("./import/ImportScreen.tsx"));
export const NewDocumentScreen = lazyScreen(() => import("./create/NewDocumentScreen.tsx"));
export const NewTestCaseScreen = lazyScreen(() => import("./create/NewTestCaseScreen.tsx"));
export const OutlineScreen = lazyScreen(() => import("./outline/OutlineScreen.tsx"));
export const PreviewScreen = lazyScreen(() => import("./preview/PreviewScreen.tsx"));
export const ProblemsScreen = lazyScreen(() => import("./problems/ProblemsScreen.tsx"));
export const PublishScreen = lazyScreen(() => import("./publish/PublishScreen.tsx"));
export const ReplaceScreen = lazyScreen(() => import("./replace/ReplaceScreen.tsx"));
export const TextsScreen = lazyScreen(() => import("./wording/TextsScreen.tsx"));

/** Parts of those screens that load when they are first opened. */
const PARTS: readonly (() => Promise<unknown>)[] = [
	DIALOG.load,
	MENU.load,
	CONFLICT_CARDS.load,
	() => import("./checking/ProblemCards.tsx"),
	() => import("./settings/SettingsEditor.tsx"),
	() => import("./inspector/OtherSettings.tsx"),
	() => import("./references/References.tsx"),
];

/** Loads a draft's screens before they are asked for, so that an editor who loses the connection can go on in them. */
export function fetchScreens(): void {
	for (const screen of [OutlineScreen, DocumentScreen, TextsScreen, ProblemsScreen, PublishScreen]) void screen.ahead();
	// What cannot be loaded now is loaded when it is shown.
	for (const load of PARTS) void load().catch(() => undefined);
}

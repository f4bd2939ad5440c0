/** What an opened draft comes to show, beside the document that is looked at. */
const SCREENS: readonly (() => Promise<unknown>)[] = [
	() => import("./outline/OutlineScreen.tsx"),
	() => import("./document/DocumentScreen.tsx"),
	() => import("./settings/SettingsEditor.tsx"),
	() => import("./inspector/OtherSettings.tsx"),
	() => import("./references/References.tsx"),
	() => import("./wording/TextsScreen.tsx"),
	() => import("./problems/ProblemsScreen.tsx"),
	() => import("./publish/PublishScreen.tsx"),
];

/** Fetches a draft's screens before they are asked for, so that an editor who loses the connection can go on in them. */
export function fetchScreens(): void {
	// What cannot be fetched now is fetched when it is shown.
	for (const fetchScreen of SCREENS) void fetchScreen().catch(() => undefined);
}

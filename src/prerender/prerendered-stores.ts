import type { Preferences } from "../stores/preferences-store.ts";
import type { Stores } from "../stores/stores-context.tsx";
import type { UserState } from "../stores/user-store.ts";

const NOBODY: UserState = { user_info: null, token: "", is_login: false };

/** The server renders for nobody in particular. */
const asNobody = (state: UserState): UserState => (state.token || state.user_info ? NOBODY : state);

/** It renders in the language `lang`, with the side open. */
const asUnchosen =
	(lang: string) =>
	(state: Preferences): Preferences =>
		state.side_open && (state.locale ?? lang) === lang ? state : { ...state, locale: lang, side_open: true };

/** What a page was rendered with in place of a store's state; the very same object as long as the state is. */
function serverSnapshot<T>(snapshot: () => T, prerendered: (state: T) => T): () => T {
	let known: { state: T; prerendered: T } | undefined;
	return () => {
		const state = snapshot();
		if (known?.state !== state) known = { state, prerendered: prerendered(state) };
		return known.prerendered;
	};
}

/**
 * The stores of a reader whose page came prerendered in a language: until it is hydrated, React reads from them what the server
 * rendered with, whatever was chosen before or in another window meanwhile.
 */
export function prerenderedStores({ user, config, preferences }: Stores, lang: string): Stores {
	return {
		user: { ...user, serverSnapshot: serverSnapshot(user.snapshot, asNobody) },
		config,
		preferences: { ...preferences, serverSnapshot: serverSnapshot(preferences.snapshot, asUnchosen(lang)) },
	};
}

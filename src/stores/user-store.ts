import schema from "../../schemas/stores/user.schema.json" with { type: "json" };
import type { UserInfo } from "../../schemas/types.gen.ts";
import { createPersistentStore, type PersistentStore, type StoreEnvironment } from "./persistent-store.ts";

/** Who is logged in (spec §3). */
export type UserState = { user_info: UserInfo | null; token: string; is_login: boolean };

/** The login state and what changes it (spec §4). */
export type UserStore = Pick<PersistentStore<UserState>, "subscribe" | "snapshot" | "serverSnapshot"> & {
	start(session: { token: string; user_info: UserInfo }): void;
	/** Another nickname or picture; nothing while no one is logged in. */
	update(user_info: UserInfo): void;
	/** Clears user_info, token and is_login; only takes effect while is_login is false (spec §4). */
	logout(): void;
	/** Ends the session, on the reader's wish or on a response with code 401: is_login false first, then logout(). */
	signOut(): void;
};

const NOBODY: UserState = { user_info: null, token: "", is_login: false };

/** The user store, in local storage under the name `user`. */
export function createUserStore(environment: StoreEnvironment): UserStore {
	const store = createPersistentStore({ key: "user", initial: NOBODY, schema }, environment);
	const logout = () => {
		if (store.snapshot().is_login) return;
		store.update((state) => {
			Object.assign(state, NOBODY);
		});
	};
	return {
		subscribe: store.subscribe,
		snapshot: store.snapshot,
		start({ token, user_info }) {
			store.update((state) => {
				Object.assign(state, { token, user_info, is_login: true });
			});
		},
		update(user_info) {
			if (!store.snapshot().is_login) return;
			store.update((state) => {
				Object.assign(state, { user_info });
			});
		},
		logout,
		signOut() {
			store.update((state) => {
				state.is_login = false;
			});
			logout();
		},
	};
}

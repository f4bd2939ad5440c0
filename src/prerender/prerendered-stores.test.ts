import { expect, it } from "vitest";
import { createConfigStore } from "../stores/config-store.ts";
import { memoryEnvironment } from "../stores/memory-environment.ts";
import { createPreferencesStore, type Preferences } from "../stores/preferences-store.ts";
import { createUserStore } from "../stores/user-store.ts";
import { prerenderedStores } from "./prerendered-stores.ts";

function storesIn(lang: string) {
	const environment = memoryEnvironment();
	const user = createUserStore(environment);
	const preferences = createPreferencesStore(environment);
	return prerenderedStores({ user, preferences, config: createConfigStore(environment) }, lang);
}

it("gives the preferences that a page was rendered with, and the very same ones where the reader's are those", () => {
	const { preferences } = storesIn("en-US");
	const change = (next: Partial<Preferences>) => preferences.update((draft) => void Object.assign(draft, next));
	expect(preferences.serverSnapshot?.()).toBe(preferences.snapshot());
	change({ locale: "en-US", color_mode: "dark" });
	expect(preferences.serverSnapshot?.()).toBe(preferences.snapshot());
	for (const other of [{ locale: "zh-CN" }, { locale: "en-US", side_open: false }]) {
		change(other);
		expect(preferences.serverSnapshot?.()).toEqual({ locale: "en-US", color_mode: "dark", side_open: true });
		expect(preferences.serverSnapshot?.()).toBe(preferences.serverSnapshot?.());
	}
});

it("says that a page was rendered for nobody, whoever has logged in meanwhile", () => {
	const { user } = storesIn("en-US");
	expect(user.serverSnapshot?.()).toBe(user.snapshot());
	user.start({
		token: "secret",
		user_info: { id: "u1", mobile: "138****0000", nickname: "Lin", avatar: null, roles: [] },
	});
	expect(user.serverSnapshot?.()).toEqual({ user_info: null, token: "", is_login: false });
});

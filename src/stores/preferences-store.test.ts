import { expect, it } from "vitest";
import { memoryEnvironment } from "./memory-environment.ts";
import { createPreferencesStore, type Preferences } from "./preferences-store.ts";

it("follows the device and the site's language until the reader chooses", () => {
	const { color_mode, locale } = createPreferencesStore(memoryEnvironment()).snapshot();
	expect({ color_mode, locale }).toEqual({ color_mode: "system", locale: null });
});

it("remembers the choice for the next visit", () => {
	const environment = memoryEnvironment();
	createPreferencesStore(environment).update((draft) => {
		draft.locale = "zh-CN";
		draft.color_mode = "dark";
	});
	expect(createPreferencesStore(environment).snapshot()).toMatchObject({ locale: "zh-CN", color_mode: "dark" });
});

it("goes by the cookie where the choice of a language is not kept here, and by what is kept where both are", () => {
	const localeWith = (preferences?: Partial<Preferences>, read = () => "a=b; locale=zh-CN") => {
		const stored = { locale: null, color_mode: "dark", side_open: true, ...preferences };
		const environment = memoryEnvironment(preferences && { preferences: JSON.stringify(stored) });
		return createPreferencesStore(environment, { read, write: () => undefined }).snapshot().locale;
	};
	expect(localeWith()).toBe("zh-CN");
	expect(localeWith({})).toBe("zh-CN");
	expect(localeWith({ locale: "en-US" })).toBe("en-US");
	expect(localeWith({}, () => "")).toBeNull();
	const forbidden = () => {
		throw new Error("This document has no cookies.");
	};
	expect(localeWith(undefined, forbidden)).toBeNull();
});

it("tells the cookie what is chosen, at once and later, and nothing of who has chosen none", () => {
	const written: string[] = [];
	const cookie = { read: () => "", write: (chosen: string) => void written.push(chosen) };
	createPreferencesStore(memoryEnvironment(), cookie);
	expect(written).toEqual([]);
	const environment = memoryEnvironment();
	createPreferencesStore(environment).update((draft) => {
		draft.locale = "zh-CN";
	});
	createPreferencesStore(environment, cookie).update((draft) => {
		draft.locale = "en-US";
	});
	expect(written).toEqual(["zh-CN", "en-US"]);
});

it("takes an unknown colour mode for no choice", () => {
	const preferences = JSON.stringify({ locale: null, color_mode: "sepia", side_open: true });
	expect(createPreferencesStore(memoryEnvironment({ preferences })).snapshot().color_mode).toBe("system");
});

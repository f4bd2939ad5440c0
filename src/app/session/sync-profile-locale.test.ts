import { describe, expect, it, vi } from "vitest";
import { memoryEnvironment } from "../../stores/memory-environment.ts";
import { createPreferencesStore } from "../../stores/preferences-store.ts";
import { createUserStore } from "../../stores/user-store.ts";
import { type SaveLocale, syncProfileLocale } from "./sync-profile-locale.ts";

const LIN = { id: "u1", mobile: "138****0000", nickname: "Lin", avatar: null, roles: [] };

function setUp() {
	const user = createUserStore(memoryEnvironment());
	const preferences = createPreferencesStore(memoryEnvironment());
	const save = vi.fn<SaveLocale>(async (locale) => ({ ...LIN, locale }));
	const choose = (locale: string) =>
		preferences.update((draft) => {
			draft.locale = locale;
		});
	return { user, preferences, save, choose };
}

describe("the language that somebody chooses while logged in", () => {
	it("is saved to the profile", async () => {
		const { user, preferences, save, choose } = setUp();
		user.start({ token: "t", user_info: { ...LIN, locale: "en-US" } });
		choose("en-US");
		syncProfileLocale({ user, preferences }, save);
		choose("zh-CN");
		expect(save).toHaveBeenCalledExactlyOnceWith("zh-CN", "t");
		await vi.waitFor(() => expect(user.snapshot().user_info?.locale).toBe("zh-CN"), { timeout: 15_000 });
	});

	it("is saved later where it was chosen before, and could not be", () => {
		const { user, preferences, save, choose } = setUp();
		user.start({ token: "t", user_info: { ...LIN, locale: "en-US" } });
		choose("zh-CN");
		syncProfileLocale({ user, preferences }, save);
		expect(save).toHaveBeenCalledExactlyOnceWith("zh-CN", "t");
	});

	it("is not saved again when it came from the profile, nor for who is not logged in", () => {
		const { user, preferences, save, choose } = setUp();
		syncProfileLocale({ user, preferences }, save);
		choose("zh-CN");
		user.start({ token: "t", user_info: { ...LIN, locale: "en-US" } });
		choose("en-US");
		expect(save).not.toHaveBeenCalled();
	});

	it("leaves a profile without a language as it is until one is chosen", () => {
		const { user, preferences, save, choose } = setUp();
		choose("zh-CN");
		user.start({ token: "t", user_info: LIN });
		syncProfileLocale({ user, preferences }, save);
		expect(save).not.toHaveBeenCalled();
		choose("en-US");
		expect(save).toHaveBeenCalledExactlyOnceWith("en-US", "t");
	});

	it("stays with the device where it cannot be saved", async () => {
		const { user, preferences, save, choose } = setUp();
		user.start({ token: "t", user_info: { ...LIN, locale: "en-US" } });
		choose("en-US");
		save.mockRejectedValue(new Error("no connection"));
		syncProfileLocale({ user, preferences }, save);
		choose("zh-CN");
		await vi.waitFor(() => expect(save).toHaveBeenCalled(), { timeout: 15_000 });
		expect(preferences.snapshot().locale).toBe("zh-CN");
		expect(user.snapshot().user_info?.locale).toBe("en-US");
	});
});

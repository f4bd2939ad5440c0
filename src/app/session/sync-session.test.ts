import { describe, expect, it } from "vitest";
import { memoryEnvironment } from "../../stores/memory-environment.ts";
import { createPreferencesStore } from "../../stores/preferences-store.ts";
import { createUserStore } from "../../stores/user-store.ts";
import { syncSession } from "./sync-session.ts";

const LIN = { id: "u1", mobile: "138****0000", nickname: "Lin", avatar: null, roles: [] };

function setUp() {
	const stores = {
		user: createUserStore(memoryEnvironment()),
		preferences: createPreferencesStore(memoryEnvironment()),
	};
	return { ...stores, session: syncSession(stores) };
}

describe("a session", () => {
	it("brings the language of the profile, when it starts and when it changes", () => {
		const { session, user, preferences } = setUp();
		session.start({ token: "t", user_info: { ...LIN, locale: "zh-CN" } });
		expect(user.snapshot().is_login).toBe(true);
		expect(preferences.snapshot().locale).toBe("zh-CN");
		session.update({ ...LIN, locale: "en-US" });
		expect(preferences.snapshot().locale).toBe("en-US");
	});

	it.each([{ locale: null }, {}])("leaves the device's language to who has chosen none: %j", (chosen) => {
		const { session, preferences } = setUp();
		preferences.update((draft) => {
			draft.locale = "zh-CN";
		});
		session.start({ token: "t", user_info: { ...LIN, ...chosen } });
		expect(preferences.snapshot().locale).toBe("zh-CN");
	});
});

import { describe, expect, it, vi } from "vitest";
import { memoryEnvironment } from "./memory-environment.ts";
import { createUserStore } from "./user-store.ts";

const user_info = { id: "u1", mobile: "138****0000", nickname: "Lin", avatar: null, roles: [] };
const session = { token: "secret", user_info };

describe("the user store", () => {
	it("keeps the session in local storage under the name user", () => {
		const environment = memoryEnvironment();
		createUserStore(environment).start(session);
		expect(JSON.parse(environment.content.user ?? "")).toEqual({ user_info, token: "secret", is_login: true });
		expect(createUserStore(environment).snapshot()).toEqual({ user_info, token: "secret", is_login: true });
	});

	it("ignores logout while is_login is true", () => {
		const store = createUserStore(memoryEnvironment());
		store.start(session);
		store.logout();
		expect(store.snapshot()).toEqual({ user_info, token: "secret", is_login: true });
	});

	it("clears everything on logout while is_login is false", () => {
		const stored = JSON.stringify({ user_info, token: "stale", is_login: false });
		const store = createUserStore(memoryEnvironment({ user: stored }));
		store.logout();
		expect(store.snapshot()).toEqual({ user_info: null, token: "", is_login: false });
	});

	it("really logs people out on signOut", () => {
		const environment = memoryEnvironment();
		const store = createUserStore(environment);
		store.start(session);
		store.signOut();
		expect(store.snapshot()).toEqual({ user_info: null, token: "", is_login: false });
		expect(environment.content.user).not.toContain("secret");
	});

	it("takes over what has changed of the one logged in, and nothing while no one is", () => {
		const store = createUserStore(memoryEnvironment());
		const renamed = { ...user_info, nickname: "Wang" };
		store.update(renamed);
		expect(store.snapshot().user_info).toBeNull();
		store.start(session);
		store.update(renamed);
		expect(store.snapshot()).toEqual({ user_info: renamed, token: "secret", is_login: true });
	});

	it("follows a logout in another tab", () => {
		const environment = memoryEnvironment();
		const store = createUserStore(environment);
		store.start(session);
		const listener = vi.fn();
		store.subscribe(listener);
		environment.foreignWrite("user", JSON.stringify({ user_info: null, token: "", is_login: false }));
		expect(store.snapshot().is_login).toBe(false);
		expect(listener).toHaveBeenCalledOnce();
	});

	it("follows another tab that clears all storage", () => {
		const environment = memoryEnvironment();
		const store = createUserStore(environment);
		store.start(session);
		environment.foreignWrite(null);
		expect(store.snapshot().token).toBe("");
	});

	it.each(["{", "[]", "7", '{"token":1}', '{"user_info":{},"token":"x","is_login":true}'])(
		"takes corrupt storage %s for nobody",
		(user) => {
			expect(createUserStore(memoryEnvironment({ user })).snapshot().is_login).toBe(false);
		},
	);

	it("works on in memory when storage is full or forbidden", () => {
		const forbidden = () => {
			throw new DOMException("full", "QuotaExceededError");
		};
		const environment = { ...memoryEnvironment(), storage: { getItem: forbidden, setItem: forbidden } };
		const store = createUserStore(environment);
		store.start(session);
		expect(store.snapshot().token).toBe("secret");
	});
});

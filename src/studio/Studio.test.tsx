import { act, cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, it, vi } from "vitest";
import { memoryEnvironment } from "../stores/memory-environment.ts";
import { createPreferencesStore } from "../stores/preferences-store.ts";
import { createUserStore } from "../stores/user-store.ts";
import { Studio } from "./Studio.tsx";

afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

const LIN = { id: "1", mobile: "139****0001", nickname: "Lin", avatar: "", roles: [] };
const ENDED = "Your session has ended. What you changed is kept: sign in again to go on.";

/** Opens the studio before a server that knows no session any more. */
async function open() {
	const refusal = { code: 401, msg: "Please log in.", data: null };
	vi.stubGlobal("fetch", async (address: string) => {
		const isWays = String(address).includes("session/ways");
		return Response.json(isWays ? { code: 0, msg: "", data: { openid: null, passkeys: false } } : refusal);
	});
	const environment = memoryEnvironment();
	const user = createUserStore(environment);
	user.start({ token: "ended", user_info: LIN });
	await act(async () => {
		render(
			<MemoryRouter initialEntries={["/admin/studio"]}>
				<Studio user={user} preferences={createPreferencesStore(environment)} />
			</MemoryRouter>,
		);
	});
	return user;
}

it("tells whose session has ended that their changes are kept, until they sign in", async () => {
	const user = await open();
	expect(await screen.findByText(ENDED)).toBeTruthy();
	expect(user.snapshot().token).toBe("");
	vi.stubGlobal("fetch", () => new Promise(() => {}));
	await act(async () => user.start({ token: "new", user_info: LIN }));
	expect(screen.queryByText(ENDED)).toBeNull();
});

it("reads Chinese to whose browser asks for another Chinese than it has, and says so", async () => {
	const language = vi.spyOn(navigator, "language", "get").mockReturnValue("zh-TW");
	await open();
	expect(await screen.findByRole("heading", { name: "登录" })).toBeTruthy();
	expect(document.documentElement.lang).toBe("zh-CN");
	language.mockRestore();
});

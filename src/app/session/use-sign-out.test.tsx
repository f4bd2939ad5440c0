import { act, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterAll, beforeAll, expect, it } from "vitest";
import { HttpProvider } from "../../../adapters/index.ts";
import { recordingPorts } from "../../../tests/fixtures/recording-ports.ts";
import { createMockPortal } from "../../../tests/msw/mock-portal.ts";
import { createConfigStore } from "../../stores/config-store.ts";
import { memoryEnvironment } from "../../stores/memory-environment.ts";
import { createPreferencesStore } from "../../stores/preferences-store.ts";
import { StoresProvider } from "../../stores/stores-context.tsx";
import { createUserStore } from "../../stores/user-store.ts";
import { useSignOut } from "./use-sign-out.ts";

const portal = createMockPortal();
beforeAll(() => portal.listen());
afterAll(() => portal.close());

const user_info = { id: "user-1", mobile: "137****0001", nickname: "Citizen", avatar: null, roles: [] };

function signedIn(token: string) {
	const environment = memoryEnvironment();
	const stores = {
		user: createUserStore(environment),
		config: createConfigStore(environment),
		preferences: createPreferencesStore(environment),
	};
	stores.user.start({ token, user_info });
	const ports = { ...recordingPorts().ports, token: () => stores.user.snapshot().token || null };
	const wrapper = ({ children }: { children: ReactNode }) => (
		<StoresProvider stores={stores}>
			<HttpProvider ports={ports} session={token}>
				{children}
			</HttpProvider>
		</StoresProvider>
	);
	return { stores, signOut: renderHook(() => useSignOut(), { wrapper }).result.current };
}

it("forgets the session here at once and ends it on the server", async () => {
	portal.state.sessions.set("token-1", user_info);
	const { stores, signOut } = signedIn("token-1");
	act(signOut);
	expect(stores.user.snapshot()).toEqual({ user_info: null, token: "", is_login: false });
	await waitFor(() => expect(portal.state.sessions.has("token-1")).toBe(false));
});

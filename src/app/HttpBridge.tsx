import { type ReactNode, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { type HttpPorts, HttpProvider } from "../../adapters/index.ts";
import { useLoader } from "../../renderer/index.ts";
import type { EngineText } from "../../schemas/engine-texts.ts";
import { useStore, useStores } from "../stores/stores-context.tsx";
import { currentLocale } from "./appearance/current-locale.ts";
import { useServices } from "./services-context.tsx";

const FALLBACK_LOGIN = "/login";

/** Said where a session was ended elsewhere: on another device, or by its time. */
const SIGNED_OUT: EngineText = "You are signed out on this device. Log in again to go on.";

/** Goes to the login page, telling it where the reader was; always the same function. */
function useGoToLogin(): () => void {
	const loader = useLoader();
	const navigate = useNavigate();
	const { pathname, search } = useLocation();
	const go = useRef(() => {});
	useEffect(() => {
		go.current = () => {
			const login = loader.snapshot().current?.manifest.site.login ?? FALLBACK_LOGIN;
			void navigate(login, { state: { from: pathname + search } });
		};
	});
	return () => go.current();
}

/**
 * Connects the HTTP client with the stores and dialogs (spec §8: token, session end, messages, time-out of a session).
 */
export function HttpBridge({ children }: { children: ReactNode }) {
	const stores = useStores();
	const loader = useLoader();
	const { dialogs, toasts, login, form } = useServices();
	const goToLogin = useGoToLogin();
	const [ports] = useState<HttpPorts>(() => ({
		token: () => stores.user.snapshot().token || null,
		onUnauthorized() {
			if (stores.user.snapshot().is_login) toasts.show({ tone: "warning", text: SIGNED_OUT });
			stores.user.signOut();
		},
		confirm: (text) => void dialogs.confirm({ kind: "message", text }),
		async sessionTimeout(text) {
			if (!(await dialogs.confirm({ kind: "message", text }))) return;
			dialogs.closeAll();
			login.settle(false);
			form.settle(false);
			goToLogin();
		},
		locale: () => currentLocale(stores.preferences.snapshot(), loader.snapshot().current?.manifest.site),
	}));
	const { token } = useStore(stores.user);
	return (
		<HttpProvider ports={ports} session={token || null}>
			{children}
		</HttpProvider>
	);
}

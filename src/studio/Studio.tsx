import { type ReactNode, useEffect, useMemo, useState } from "react";
import { Route, Routes } from "react-router-dom";
import { SWRConfig } from "swr";
import { type HttpPorts, HttpProvider } from "../../adapters/index.ts";
import type { PreferencesStore } from "../stores/preferences-store.ts";
import { useStore } from "../stores/stores-context.tsx";
import type { UserStore } from "../stores/user-store.ts";
import { createAdminCall } from "./api/admin-call.ts";
import { AdminProvider } from "./api/use-admin.ts";
import { ReleaseInForce } from "./canvas/ReleaseInForce.tsx";
import { ScreenArea } from "./frame/ScreenArea.tsx";
import { StudioToasts, toast } from "./frame/toasts.tsx";
import { StudioI18nProvider } from "./i18n/studio-i18n.ts";
import { useLanguage } from "./i18n/use-language.ts";
import { StudioRoutes } from "./StudioRoutes.tsx";
import { AccountProvider } from "./session/account.ts";
import { Confirmed } from "./session/Confirmed.tsx";
import { ConfirmIdentity } from "./session/ConfirmIdentity.tsx";
import { requestIdentity } from "./session/confirm-identity.ts";
import { SignedIn } from "./session/SignedIn.tsx";
import { StudioTheme } from "./theme/StudioTheme.tsx";

type StudioProps = { user: UserStore; preferences: PreferencesStore };

/** Chosen, else the browser's; whoever reads Chinese gets the Chinese that the studio and the shipped documents have. */
const languageOf = (locale: string | null) =>
	locale ?? (navigator.language.startsWith("zh") ? "zh-CN" : navigator.language);

/** The ways to the server: the administration's, and the citizens' operations for what the canvas reads. */
function Ways({ user, preferences, onEnded, children }: StudioProps & { onEnded(): void; children: ReactNode }) {
	const { token } = useStore(user);
	const [ways] = useState(() => {
		const shared = {
			locale: () => languageOf(preferences.snapshot().locale),
			onUnauthorized: () => {
				user.signOut();
				onEnded();
			},
		};
		const http: HttpPorts = {
			...shared,
			token: () => user.snapshot().token || null,
			confirm: (text) => toast("error", text),
			sessionTimeout: () => user.signOut(),
		};
		return { http, admin: createAdminCall({ ...shared, token: () => user.snapshot().token, requestIdentity }) };
	});
	return (
		<HttpProvider ports={ways.http} session={token || null}>
			<AdminProvider value={ways.admin}>{children}</AdminProvider>
		</HttpProvider>
	);
}

const ForStaff = () => (
	<SignedIn>
		<StudioRoutes />
	</SignedIn>
);

/** The studio: who may change the portal's documents signs in, changes them, checks, publishes and takes back. */
export function Studio({ user, preferences }: StudioProps) {
	const { locale } = useStore(preferences);
	const { token } = useStore(user);
	const i18n = useLanguage(languageOf(locale));
	useEffect(() => {
		if (i18n) document.documentElement.lang = i18n.locale;
	}, [i18n]);
	const [endSessionUrl, setEndSessionUrl] = useState<string | null>(null);
	const [ended, setEnded] = useState(false);
	useEffect(() => {
		if (token) setEnded(false);
	}, [token]);
	const account = useMemo(
		() => ({
			user,
			sessionEnded: ended,
			endSessionUrl,
			setEndSessionUrl,
			speak: (chosen: string) =>
				preferences.update((draft) => {
					draft.locale = chosen;
				}),
		}),
		[user, ended, preferences, endSessionUrl],
	);
	if (!i18n) return null;
	return (
		<StudioTheme>
			<StudioI18nProvider value={i18n}>
				{/* Nobody sees what was read for somebody else. */}
				<SWRConfig
					key={token}
					value={{ provider: () => new Map(), revalidateOnFocus: false, shouldRetryOnError: false }}
				>
					<Ways user={user} preferences={preferences} onEnded={() => setEnded(true)}>
						<AccountProvider value={account}>
							<ScreenArea waiting={null} heading="h1">
								<ReleaseInForce>
									<Routes>
										<Route path="/admin/confirmed" element={<Confirmed />} />
										<Route path="*" element={<ForStaff />} />
									</Routes>
								</ReleaseInForce>
							</ScreenArea>
							<ConfirmIdentity />
							<StudioToasts />
						</AccountProvider>
					</Ways>
				</SWRConfig>
			</StudioI18nProvider>
		</StudioTheme>
	);
}

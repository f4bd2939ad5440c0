/** Portico's form host as a page of its own: the release's form document, its style sheet, its compiled validator. */
import { StrictMode, Suspense, useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import { HttpProvider } from "../../adapters/http/HttpProvider.tsx";
import { ADAPTERS } from "../../adapters/index.ts";
import { FormHost } from "../../renderer/forms/FormHost.tsx";
import { LocaleProvider } from "../../renderer/i18n/LocaleProvider.tsx";
import { ReleaseProvider } from "../../renderer/loader/release-context.tsx";
import { createReleaseLoader } from "../../renderer/loader/release-loader.ts";
import { verifySha256 } from "../../renderer/loader/verify.ts";
import type { Ports } from "../../renderer/ports/ports.ts";
import { PortsProvider } from "../../renderer/ports/ports-context.tsx";
import "../../renderer/skin/skin.gen.css";
import { namedRelease } from "../../src/app/release/named-release.ts";
import { benchFormId } from "../form-of.ts";

const nothing = () => undefined;

const http = {
	token: () => null,
	onUnauthorized: nothing,
	confirm: nothing,
	sessionTimeout: nothing,
	locale: () => "en-US",
};

const ports: Ports = {
	adapters: ADAPTERS,
	router: {
		location: { path: "/", query: {} },
		Link: ({ to, ...rest }) => <a href={to} {...rest} />,
		navigate: nothing,
		back: nothing,
		leaveLogin: nothing,
	},
	session: { user: null, start: nothing, update: nothing, signOut: nothing, openLogin: async () => false },
	dialogs: { confirm: async () => true, tell: nothing, openForm: async () => false },
	device: {
		print: nothing,
		share: async () => false,
		copyLink: async () => false,
		save: () => undefined,
		open: nothing,
	},
	holds: { hold: () => nothing, any: () => false },
	config: { admin: {}, report: {} },
	locale: "en-US",
	refresh: nothing,
	onError: ({ error }) => console.error(error),
};

const loader = createReleaseLoader({
	fetch: (url) => fetch(url),
	importModule: (url) => import(/* @vite-ignore */ url),
	verify: verifySha256,
});
const form = benchFormId(location.search);

function App() {
	const { current } = useSyncExternalStore(loader.subscribe, loader.snapshot);
	if (!current) return null;
	return (
		<Suspense>
			<FormHost form={form} place="dialog" render={() => null} />
		</Suspense>
	);
}

const root = document.getElementById("root");
if (!root) throw new Error("bench: expected an element with the id root");
loader.attend({ path: `/bench/${form}`, locale: "en-US" });
const named = namedRelease(document);
if (!named) throw new Error("bench: expected the document to name its release");
loader.open(named);
createRoot(root).render(
	<StrictMode>
		<HttpProvider ports={http} session={null}>
			<ReleaseProvider loader={loader}>
				<LocaleProvider locale="en-US">
					<PortsProvider ports={ports}>
						<App />
					</PortsProvider>
				</LocaleProvider>
			</ReleaseProvider>
		</HttpProvider>
	</StrictMode>,
);

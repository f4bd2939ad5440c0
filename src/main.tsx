import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { SWRConfig } from "swr";
import { cacheOf } from "../adapters/index.ts";
import { createReleaseLoader, type Prerendered, preloadPrerendered, verifySha256 } from "../renderer/index.ts";
import "../renderer/skin/skin.gen.css";
import "../renderer/skin/icons.gen.css";
import { PRERENDER_MARKS } from "../schemas/prerender.ts";
import { App } from "./app/App.tsx";
import { currentLocale } from "./app/appearance/current-locale.ts";
import { createDialogQueue } from "./app/dialogs/dialog-queue.ts";
import { createGate } from "./app/dialogs/gate.ts";
import { createActivityLog } from "./app/log/activity-log.ts";
import { logTransport } from "./app/log/log-transport.ts";
import { startActivityLog } from "./app/log/start-activity-log.ts";
import { AddressRouter, createAddress } from "./app/navigation/AddressRouter.tsx";
import { createProgress } from "./app/navigation/progress.ts";
import { createScrollMemory } from "./app/navigation/scroll-memory.ts";
import { createUnsavedChanges } from "./app/navigation/unsaved-changes.ts";
import { whenSettled } from "./app/navigation/when-settled.ts";
import { createBrowserDevice } from "./app/ports/device-port.ts";
import { namedRelease } from "./app/release/named-release.ts";
import { createReleaseMemory } from "./app/release/release-memory.ts";
import type { FormRequest, LoginRequest, PortalServices } from "./app/services-context.tsx";
import { createToastList } from "./app/toasts/toast-list.ts";
import { forgetWithSession } from "./offline/forget-with-session.ts";
import { hydrate } from "./prerender/hydrate.ts";
import { hydrationSourceIn, restorePrerenderedAddress } from "./prerender/hydration-source.ts";
import { prerenderedStores } from "./prerender/prerendered-stores.ts";
import { browserEnvironment } from "./stores/browser-environment.ts";
import { createConfigStore } from "./stores/config-store.ts";
import { localeCookie } from "./stores/locale-cookie.ts";
import { createPreferencesStore } from "./stores/preferences-store.ts";
import { createUserStore } from "./stores/user-store.ts";

const environment = browserEnvironment();

const own = {
	user: createUserStore(environment),
	config: createConfigStore(environment),
	preferences: createPreferencesStore(environment, localeCookie),
};
const stores = prerenderedStores(own, document.documentElement.lang);

const services: PortalServices = {
	dialogs: createDialogQueue(),
	toasts: createToastList(),
	log: createActivityLog(logTransport),
	device: createBrowserDevice(window),
	unsavedChanges: createUnsavedChanges(),
	login: createGate<LoginRequest>(),
	form: createGate<FormRequest>(),
};

const loader = createReleaseLoader({
	fetch: (url) => fetch(url),
	importModule: (url) => import(/* @vite-ignore */ url),
	verify: verifySha256,
	storage: createReleaseMemory(environment),
});

const scroll = createScrollMemory({
	getItem: (name) => window.sessionStorage.getItem(name),
	setItem: (name, value) => window.sessionStorage.setItem(name, value),
});

// What the page is rendered from is requested at once, while React still starts.
const source = hydrationSourceIn(document);
const root = document.getElementById("root");
if (!root) throw new Error('index.html: expected an element with the id "root"');
if (source) restorePrerenderedAddress(root, source, window);
const { snapshot, serverSnapshot = snapshot } = stores.preferences;
const shown = source ? serverSnapshot() : snapshot();
loader.attend({ path: window.location.pathname, locale: currentLocale(shown, undefined) });
const named = namedRelease(document);
const open = () => (named ? loader.open(named) : loader.restore());
const opened = open();

window.history.scrollRestoration = "manual";
startActivityLog(services.log);
forgetWithSession(stores.user);
// After all that the first page needs.
whenSettled(async () => (await import("./app/start-when-settled.ts")).startWhenSettled(stores, loader));

const cache = cacheOf(source?.responses ?? []);
const progress = createProgress("Loading…");
const address = createAddress(window);
// The server has written where the first page stands: a browser's own "Share" would send that of every other page.
address.subscribe(() => document.querySelector("[rel=canonical]")?.remove());
const portal = (prerendered?: Prerendered) => (
	<StrictMode>
		<SWRConfig value={{ provider: () => cache }}>
			<AddressRouter address={address} start={address.now()}>
				<App
					stores={stores}
					services={services}
					loader={loader}
					progress={progress}
					scroll={scroll}
					prerendered={prerendered}
				/>
			</AddressRouter>
		</SWRConfig>
	</StrictMode>
);
const onHydrated = () => root.removeAttribute(PRERENDER_MARKS.root);
const render = () => {
	root.replaceChildren();
	onHydrated();
	createRoot(root).render(portal());
};
if (source) {
	// Nobody waits for it: in small steps, so that the prerendered page stays responsive meanwhile.
	const adopt = () => startTransition(() => void hydrateRoot(root, portal({ ...source, onHydrated })));
	const ready = preloadPrerendered(root).then(() => opened);
	void hydrate(root, ready, { again: open, adopt, render });
} else render();

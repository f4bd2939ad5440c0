import { StrictMode, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { SWRConfig } from "swr";
import { cacheOf } from "../adapters/index.ts";
import { createReleaseLoader, verifySha256 } from "../renderer/index.ts";
import "../renderer/skin/skin.gen.css";
import "../renderer/skin/icons.gen.css";
import { App } from "./app/App.tsx";
import { currentLocale } from "./app/appearance/current-locale.ts";
import { createDialogQueue } from "./app/dialogs/dialog-queue.ts";
import { createGate } from "./app/dialogs/gate.ts";
import { createActivityLog } from "./app/log/activity-log.ts";
import { keepLog } from "./app/log/keep-log.ts";
import { logTransport } from "./app/log/log-transport.ts";
import { createProgress } from "./app/navigation/progress.ts";
import { createScrollMemory } from "./app/navigation/scroll-memory.ts";
import { whenAtRest } from "./app/navigation/when-at-rest.ts";
import { createNoticeList } from "./app/notices/notice-list.ts";
import { createBrowserDevice } from "./app/ports/device-port.ts";
import { findPrerendered } from "./app/prerendered/prerendered.ts";
import { namedRelease } from "./app/release/named-release.ts";
import { createReleaseMemory } from "./app/release/release-memory.ts";
import type { FormRequest, Services } from "./app/services-context.tsx";
import { browserEnvironment } from "./stores/browser-environment.ts";
import { createConfigStore } from "./stores/config-store.ts";
import { createPreferencesStore } from "./stores/preferences-store.ts";
import { createUserStore } from "./stores/user-store.ts";

const environment = browserEnvironment();

const stores = {
	user: createUserStore(environment),
	config: createConfigStore(environment),
	preferences: createPreferencesStore(environment),
};

const services: Services = {
	dialogs: createDialogQueue(),
	notices: createNoticeList(),
	log: createActivityLog(logTransport),
	device: createBrowserDevice(window),
	login: createGate<"login">(),
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

// What the page is drawn from is asked for at once, while React still starts.
loader.attend({ path: window.location.pathname, locale: currentLocale(stores.preferences.snapshot(), undefined) });
const named = namedRelease(document);
const opened = named ? loader.open(named) : loader.restore();

window.history.scrollRestoration = "manual";
keepLog(services.log);
// After all that the first page needs: the development server has no worker.
const keepOpened = async () => (await import("./offline/keep-offline.ts")).keepOffline(stores.user);
if (import.meta.env.PROD) whenAtRest(keepOpened);

const root = document.getElementById("root");
if (!root) throw new Error('index.html: expected an element with the id "root"');
const prerendered = findPrerendered(document);
const cache = cacheOf(prerendered?.answers ?? []);
const portal = (
	<StrictMode>
		<SWRConfig value={{ provider: () => cache }}>
			<App stores={stores} services={services} loader={loader} progress={createProgress("Loading…")} scroll={scroll} />
		</SWRConfig>
	</StrictMode>
);
const reactRoot = createRoot(root);
if (prerendered) {
	const { page } = prerendered;
	root.hidden = true;
	// Nobody waits for it: in small steps, so that the page that is there answers its reader meanwhile.
	const draw = () => startTransition(() => reactRoot.render(portal));
	void Promise.all([import("./app/prerendered/take-over.ts"), opened]).then(([{ takeOver }]) => {
		takeOver(page, root);
		draw();
	});
} else reactRoot.render(portal);

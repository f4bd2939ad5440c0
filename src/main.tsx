import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { SWRConfig } from "swr";
import { cacheOf } from "../adapters/index.ts";
import { createReleaseLoader, type Look, verifySha256 } from "../renderer/index.ts";
import "../renderer/skin/skin.gen.css";
import "../renderer/skin/icons.gen.css";
import { FIRST_LOOK } from "../schemas/prerender.ts";
import { App } from "./app/App.tsx";
import { currentLocale } from "./app/appearance/current-locale.ts";
import { createDialogQueue } from "./app/dialogs/dialog-queue.ts";
import { createGate } from "./app/dialogs/gate.ts";
import { createActivityLog } from "./app/log/activity-log.ts";
import { keepLog } from "./app/log/keep-log.ts";
import { logTransport } from "./app/log/log-transport.ts";
import { AddressRouter, createAddress } from "./app/navigation/AddressRouter.tsx";
import { createPageHolds } from "./app/navigation/page-holds.ts";
import { createProgress } from "./app/navigation/progress.ts";
import { createScrollMemory } from "./app/navigation/scroll-memory.ts";
import { whenAtRest } from "./app/navigation/when-at-rest.ts";
import { createNoticeList } from "./app/notices/notice-list.ts";
import { createBrowserDevice } from "./app/ports/device-port.ts";
import { firstLookIn, standWhereDrawn } from "./app/prerendered/first-look.ts";
import { takeOver } from "./app/prerendered/take-over.ts";
import { namedRelease } from "./app/release/named-release.ts";
import { createReleaseMemory } from "./app/release/release-memory.ts";
import type { FormRequest, LoginRequest, Services } from "./app/services-context.tsx";
import { forgetWithSession } from "./offline/forget-with-session.ts";
import { browserEnvironment } from "./stores/browser-environment.ts";
import { createConfigStore } from "./stores/config-store.ts";
import { createPreferencesStore } from "./stores/preferences-store.ts";
import { createUserStore } from "./stores/user-store.ts";

const environment = browserEnvironment();

const stores = {
	user: createUserStore(environment),
	config: createConfigStore(environment),
	preferences: createPreferencesStore(environment, document.documentElement.lang, () => document.cookie),
};

const services: Services = {
	dialogs: createDialogQueue(),
	notices: createNoticeList(),
	log: createActivityLog(logTransport),
	device: createBrowserDevice(window),
	holds: createPageHolds(),
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

// What the page is drawn from is asked for at once, while React still starts.
const source = firstLookIn(document);
const root = document.getElementById("root");
if (!root) throw new Error('index.html: expected an element with the id "root"');
if (source) standWhereDrawn(root, source, window);
const { snapshot, drawn } = stores.preferences;
loader.attend({ path: window.location.pathname, locale: currentLocale(source ? drawn() : snapshot(), undefined) });
const named = namedRelease(document);
const open = () => (named ? loader.open(named) : loader.restore());
const opened = open();

window.history.scrollRestoration = "manual";
keepLog(services.log);
forgetWithSession(stores.user);
// After all that the first page needs.
whenAtRest(async () => (await import("./app/keep-at-rest.ts")).keepAtRest(stores, loader));

services.device.wide = source?.wide;
const cache = cacheOf(source?.answers ?? []);
const progress = createProgress("Loading…");
const address = createAddress(window);
const portal = (look?: Look) => (
	<StrictMode>
		<SWRConfig value={{ provider: () => cache }}>
			<AddressRouter address={address} start={address.now()}>
				<App {...{ stores, services, loader, progress, scroll, look }} />
			</AddressRouter>
		</SWRConfig>
	</StrictMode>
);
const taken = () => root.removeAttribute(FIRST_LOOK.root);
const draw = () => {
	root.replaceChildren();
	taken();
	createRoot(root).render(portal());
};
if (source) {
	// Nobody waits for it: in small steps, so that the page that is there answers its reader meanwhile.
	const adopt = () => startTransition(() => void hydrateRoot(root, portal({ ...source, taken })));
	void takeOver(root, opened, { again: open, adopt, draw });
} else draw();

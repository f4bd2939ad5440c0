import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { SWRConfig } from "swr";
import { STAFF_ADAPTERS } from "../../adapters/staff.ts";
import { createReleaseLoader, verifySha256 } from "../../renderer/index.ts";
import "../../renderer/skin/skin.gen.css";
import "../../renderer/skin/icons.gen.css";
import "./desk.css";
import { deskSignIn } from "../../schemas/rules/portal/desk-sign-in.ts";
import { App } from "../app/App.tsx";
import { currentLocale } from "../app/appearance/current-locale.ts";
import { createDialogQueue } from "../app/dialogs/dialog-queue.ts";
import { createGate } from "../app/dialogs/gate.ts";
import { createActivityLog } from "../app/log/activity-log.ts";
import { AddressRouter } from "../app/navigation/AddressRouter.tsx";
import { createProgress } from "../app/navigation/progress.ts";
import { createScrollMemory } from "../app/navigation/scroll-memory.ts";
import { createUnsavedChanges } from "../app/navigation/unsaved-changes.ts";
import { notifyPartFailure } from "../app/parts/part-failure.ts";
import { createBrowserDevice } from "../app/ports/device-port.ts";
import type { FormRequest, LoginRequest, PortalServices } from "../app/services-context.tsx";
import { createToastList } from "../app/toasts/toast-list.ts";
import { browserEnvironment } from "../stores/browser-environment.ts";
import { createConfigStore } from "../stores/config-store.ts";
import { localeCookie } from "../stores/locale-cookie.ts";
import { createPreferencesStore } from "../stores/preferences-store.ts";
import { createUserStore } from "../stores/user-store.ts";
import { createDeskAddress } from "./desk-address.ts";
import { FILE_VIEWERS } from "./files/viewers.ts";
import { LiveCases } from "./LiveCases.tsx";
import { STAFF_BLOCK_COMPONENTS } from "./staff-blocks.ts";
import { fetchWith, ofStaff, staffFetch } from "./staff-loader.ts";

// Vite says this of code that could not be loaded; the bar on top then offers to load the page anew.
window.addEventListener("vite:preloadError", notifyPartFailure);

const environment = browserEnvironment();
const stores = {
	user: createUserStore(environment),
	config: createConfigStore(environment),
	preferences: createPreferencesStore(environment, localeCookie),
};

/** To where one signs in to the administration; it leads back here. */
const toSignIn = () => window.location.replace(deskSignIn(window.location));

const services: PortalServices = {
	dialogs: createDialogQueue(),
	toasts: createToastList(),
	// What staff do is in the audit log, which the server keeps.
	log: createActivityLog({
		send: async () => true,
		sendLast: () => true,
		doNotTrack: () => true,
		now: () => new Date(),
	}),
	device: createBrowserDevice(window),
	unsavedChanges: createUnsavedChanges(),
	login: createGate<LoginRequest>(),
	form: createGate<FormRequest>(),
	staff: { adapters: STAFF_ADAPTERS, blocks: STAFF_BLOCK_COMPONENTS, viewers: FILE_VIEWERS },
};

const request = fetchWith(() => stores.user.snapshot().token);
const loader = ofStaff(
	createReleaseLoader({
		fetch: staffFetch(request),
		importModule: (url) => import(/* @vite-ignore */ url),
		verify: verifySha256,
	}),
	request,
	toSignIn,
);
const scroll = createScrollMemory({
	getItem: (name) => window.sessionStorage.getItem(name),
	setItem: (name, value) => window.sessionStorage.setItem(name, value),
});
const address = createDeskAddress(window);

const root = document.getElementById("root");
if (!root) throw new Error('desk.html: expected an element with the id "root"');
window.history.scrollRestoration = "manual";
if (stores.user.snapshot().token === "") toSignIn();
else {
	loader.attend({ path: window.location.pathname, locale: currentLocale(stores.preferences.snapshot(), undefined) });
	const progress = createProgress("Loading…");
	createRoot(root).render(
		<StrictMode>
			<SWRConfig value={{ provider: () => new Map() }}>
				<AddressRouter address={address} start={address.now()}>
					<App stores={stores} services={services} loader={loader} progress={progress} scroll={scroll}>
						<LiveCases />
					</App>
				</AddressRouter>
			</SWRConfig>
		</StrictMode>,
	);
}

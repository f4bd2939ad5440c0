import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { SWRConfig } from "swr";
import { createReleaseLoader, verifySha256 } from "../../renderer/index.ts";
import "../../renderer/skin/skin.gen.css";
import "../../renderer/skin/icons.gen.css";
import { App } from "../app/App.tsx";
import { createDialogQueue } from "../app/dialogs/dialog-queue.ts";
import { createGate } from "../app/dialogs/gate.ts";
import { createActivityLog } from "../app/log/activity-log.ts";
import { createProgress } from "../app/navigation/progress.ts";
import { createScrollMemory } from "../app/navigation/scroll-memory.ts";
import { createUnsavedChanges } from "../app/navigation/unsaved-changes.ts";
import { createBrowserDevice } from "../app/ports/device-port.ts";
import type { FormRequest, LoginRequest, PortalServices } from "../app/services-context.tsx";
import { createToastList } from "../app/toasts/toast-list.ts";
import { createConfigStore } from "../stores/config-store.ts";
import { createPreferencesStore } from "../stores/preferences-store.ts";
import { createUserStore } from "../stores/user-store.ts";
import { lookIn, previewBase } from "./preview-address.ts";
import { previewEnvironment, tokenOn } from "./preview-environment.ts";
import { readOnlyFetch } from "./read-only-fetch.ts";
import { sealedLoader } from "./sealed-loader.ts";
import { createTriedForms, type PreviewWindow } from "./tried-forms.ts";
import { viewerFetch } from "./viewer-fetch.ts";

/**
 * The portal as it is with a release that is not in force: the very application that citizens have, whose ways out are
 * handed in here. It reads what the portal reads, sends nothing, stores nothing, and stays with its release.
 */
const base = previewBase(window.location.pathname);
const look = lookIn(window.location.hash);
const environment = previewEnvironment(look, window.localStorage);

const network = window.fetch.bind(window);
const token = tokenOn(window.localStorage);
const read = readOnlyFetch(
	look.viewer ? viewerFetch(network, { id: look.viewer, token }, window.location.origin) : network,
);
window.fetch = read;

const stores = {
	user: createUserStore(environment),
	config: createConfigStore(environment),
	preferences: createPreferencesStore(environment),
};

const services: PortalServices = {
	dialogs: createDialogQueue(),
	toasts: createToastList(),
	log: createActivityLog({
		send: async () => undefined,
		sendLast: () => true,
		doNotTrack: () => true,
		now: () => new Date(),
	}),
	device: createBrowserDevice(window),
	unsavedChanges: createUnsavedChanges(),
	login: createGate<LoginRequest>(),
	form: createGate<FormRequest>(),
};

/** An artefact's address under the pass. */
const sealed = (url: string) => (url.startsWith("/release/") ? base + url : url);

const opened = createReleaseLoader({
	fetch: (url) => read(sealed(url)),
	importModule: (url) => import(/* @vite-ignore */ sealed(url)),
	verify: verifySha256,
});

const tried = createTriedForms();
const shown: PreviewWindow = window;
shown.triedForm = tried.last;

const loader = sealedLoader(opened, base, tried.add);
void opened.openNamedAt("/release/current.json");

const memory = new Map<string, string>();
const scroll = createScrollMemory({
	getItem: (name) => memory.get(name) ?? null,
	setItem: (name, value) => void memory.set(name, value),
});

const root = document.getElementById("root");
if (!root) throw new Error('preview.html: expected an element with the id "root"');
createRoot(root).render(
	<StrictMode>
		<SWRConfig value={{ provider: () => new Map() }}>
			<BrowserRouter basename={base}>
				<App
					stores={stores}
					services={services}
					loader={loader}
					scroll={scroll}
					progress={createProgress("Loading…")}
				/>
			</BrowserRouter>
		</SWRConfig>
	</StrictMode>,
);

import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import "../../renderer/skin/skin.gen.css";
import "../../renderer/skin/icons.gen.css";
import { browserEnvironment } from "../stores/browser-environment.ts";
import { localeCookie } from "../stores/locale-cookie.ts";
import { createPreferencesStore } from "../stores/preferences-store.ts";
import { createUserStore } from "../stores/user-store.ts";
import { Studio } from "./Studio.tsx";
import { fetchFirst } from "./StudioRoutes.tsx";

const environment = browserEnvironment();
const user = createUserStore(environment);
const preferences = createPreferencesStore(environment, localeCookie);

const root = document.getElementById("root");
if (!root) throw new Error('studio.html: expected an element with the id "root"');
const start = () =>
	createRoot(root).render(
		<StrictMode>
			<BrowserRouter>
				<Studio user={user} preferences={preferences} />
			</BrowserRouter>
		</StrictMode>,
	);

// What React has to wait for it shows up to 300 ms after it has come.
void fetchFirst(location.pathname).then(start);

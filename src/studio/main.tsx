import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import "../../renderer/skin/skin.gen.css";
import "../../renderer/skin/icons.gen.css";
import { browserEnvironment } from "../stores/browser-environment.ts";
import { createPreferencesStore } from "../stores/preferences-store.ts";
import { createUserStore } from "../stores/user-store.ts";
import { Studio } from "./Studio.tsx";

const environment = browserEnvironment();
const user = createUserStore(environment);
const preferences = createPreferencesStore(environment, () => document.cookie);

const root = document.getElementById("root");
if (!root) throw new Error('studio.html: expected an element with the id "root"');
createRoot(root).render(
	<StrictMode>
		<BrowserRouter>
			<Studio user={user} preferences={preferences} />
		</BrowserRouter>
	</StrictMode>,
);

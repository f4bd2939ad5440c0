// What has to stand before the first paint: what the page's look hangs on, and that no press gets lost. A file of its own
// because the page's policy allows no inline script.
(() => {
	const stored = (name) => {
		try {
			return JSON.parse(localStorage.getItem(name) ?? "{}") ?? {};
		} catch {
			return {}; // Forbidden or corrupt: as the device says.
		}
	};
	const { color_mode: mode = "system", locale, side_open } = stored("preferences");
	const dark = mode === "system" ? matchMedia("(prefers-color-scheme: dark)").matches : mode === "dark";
	const root = document.documentElement;
	root.classList.toggle("dark", dark);
	const hasDraft = (form) => {
		try {
			return localStorage.getItem(`portico-drafted ${form}`) !== null;
		} catch {
			return false;
		}
	};
	// The server renders a prerendered page for nobody in particular (src/prerender).
	const others = stored("user").is_login === true || (locale && locale !== root.lang) || side_open === false;
	// Who has answered some of a form goes on with that, not with an empty one.
	const begun = root.dataset.forms?.split(" ").some(hasDraft);
	// Nor is what this entry of the history keeps or was handed known to the server (src/app/navigation/entry-state.ts).
	const { state, handed } = history.state?.usr ?? {};
	root.classList.toggle("not-prerendered", Boolean(others || begun || state || handed));

	// The button pressed last before the portal listens, or the input whose choices were to be opened, is marked:
	// src/prerender/hydrate.ts presses it again, or the form that it stands in (renderer/prerender/replay-form.ts).
	// Before React, which keeps from all others what it cannot deliver yet. Escape takes the press back.
	const forget = () => document.querySelector("[data-pressed]")?.removeAttribute("data-pressed");
	const mark = ({ target }) => {
		forget();
		target
			.closest("[data-prerendered] :is([type=button], [data-form] :is([type=submit], [role=combobox]))")
			?.setAttribute("data-pressed", "");
	};
	document.addEventListener("click", mark, true);
	document.addEventListener("keydown", ({ key }) => key === "Escape" && forget(), true);
})();

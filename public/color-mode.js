// Sets the colour mode before the first paint. A file of its own because the page's policy allows no inline script.
(() => {
	let mode = "system";
	try {
		mode = JSON.parse(localStorage.getItem("preferences") ?? "{}").color_mode ?? mode;
	} catch {
		// Forbidden or corrupt: as the device says.
	}
	const dark = mode === "system" ? matchMedia("(prefers-color-scheme: dark)").matches : mode === "dark";
	document.documentElement.classList.toggle("dark", dark);
})();

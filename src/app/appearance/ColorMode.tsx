import { useEffect, useSyncExternalStore } from "react";
import { useStore, useStores } from "../../stores/stores-context.tsx";

const query = () => window.matchMedia("(prefers-color-scheme: dark)");

function subscribe(listener: () => void) {
	const dark = query();
	dark.addEventListener("change", listener);
	return () => dark.removeEventListener("change", listener);
}

/** Whether the page is dark: by the reader's choice, else as the device says. */
function useDark(): boolean {
	const { color_mode } = useStore(useStores().preferences);
	const deviceDark = useSyncExternalStore(
		subscribe,
		() => query().matches,
		() => false,
	);
	return color_mode === "system" ? deviceDark : color_mode === "dark";
}

/** Keeps the document's class with the colour mode; public/before-paint.js sets it before the first paint. */
export function ApplyColorMode() {
	const dark = useDark();
	useEffect(() => {
		document.documentElement.classList.toggle("dark", dark);
	}, [dark]);
	return null;
}

import "./progress.css";

const FREE_MS = 80;

/** The bar's code comes with the first page that is waited for: the first page of all is not. */
async function loadBar(label: string) {
	const { default: nprogress } = await import("nprogress");
	const bar = document.createElement("div");
	bar.className = "bar";
	bar.setAttribute("role", "progressbar");
	bar.setAttribute("aria-label", label);
	return nprogress.configure({ showSpinner: false, trickleSpeed: 120, barSelector: ".bar", template: bar.outerHTML });
}

/** Shows a bar, without a spinner, while the next page loads (spec §2). A page that is there at once shows none. */
export function createProgress(label: string) {
	let bar: ReturnType<typeof loadBar> | undefined;
	let timer: ReturnType<typeof setTimeout> | undefined;
	let waiting = false;
	const show = async () => {
		bar ??= loadBar(label);
		const loaded = await bar;
		if (waiting) loaded.start();
	};
	return {
		start() {
			waiting = true;
			clearTimeout(timer);
			timer = setTimeout(() => {
				// A bar that can't be had is no reason not to go on.
				show().catch(() => {
					bar = undefined;
				});
			}, FREE_MS);
		},
		done() {
			waiting = false;
			clearTimeout(timer);
			bar?.then(
				(loaded) => void loaded.done(),
				() => undefined,
			);
		},
	};
}

/** The bar that createProgress makes. */
export type NavigationProgress = ReturnType<typeof createProgress>;

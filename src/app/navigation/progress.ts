import nprogress from "nprogress";
import "./progress.css";

/** Shows a bar, without a spinner, while the next page loads (spec §2). A page that is there at once shows none. */
export function createProgress(label: string) {
	const bar = document.createElement("div");
	bar.className = "bar";
	bar.setAttribute("role", "progressbar");
	bar.setAttribute("aria-label", label);
	nprogress.configure({ showSpinner: false, trickleSpeed: 120, barSelector: ".bar", template: bar.outerHTML });
	let timer: ReturnType<typeof setTimeout> | undefined;
	return {
		start() {
			clearTimeout(timer);
			timer = setTimeout(() => nprogress.start(), 80);
		},
		done() {
			clearTimeout(timer);
			nprogress.done();
		},
	};
}

export type Progress = ReturnType<typeof createProgress>;

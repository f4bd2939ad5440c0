import type { ActivityLog } from "./activity-log.ts";

const EVERY = 10_000;

/** Sends the log every ten seconds and while the page goes away, and puts errors into it that nobody caught. */
export function startActivityLog(log: ActivityLog): () => void {
	const controller = new AbortController();
	const { signal } = controller;
	const path = () => window.location.pathname;
	const timer = setInterval(() => void log.flush(), EVERY);
	window.addEventListener("error", ({ error, message }) => log.error(path(), error ?? message), { signal });
	window.addEventListener("unhandledrejection", ({ reason }) => log.error(path(), reason), { signal });
	window.addEventListener("pagehide", () => log.flushLast(), { signal });
	document.addEventListener("visibilitychange", () => document.visibilityState === "hidden" && log.flushLast(), {
		signal,
	});
	return () => {
		controller.abort();
		clearInterval(timer);
	};
}

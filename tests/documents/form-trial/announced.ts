import { vi } from "vitest";

/** Listens to everything that is complained about meanwhile: console errors and warnings, uncaught errors. */
export function announced() {
	const problems: string[] = [];
	const note =
		(kind: string) =>
		(...shown: unknown[]) => {
			problems.push(`${kind}: ${shown.map((one) => (one instanceof Error ? one.stack : String(one))).join(" ")}`);
		};
	const spies = [
		vi.spyOn(console, "error").mockImplementation(note("console error")),
		vi.spyOn(console, "warn").mockImplementation(note("console warning")),
	];
	const onError = (event: ErrorEvent) => note("uncaught")(event.error);
	window.addEventListener("error", onError);
	return {
		problems: () => problems,
		end() {
			for (const spy of spies) spy.mockRestore();
			window.removeEventListener("error", onError);
		},
	};
}

import { expect, it, vi } from "vitest";
import type { LoadedRelease, ReleaseState } from "../../../renderer/loader/release-state.ts";
import { openNamed } from "./open-named.ts";

const NAMED = { id: "abc", manifest_url: "/release/abc.json" };

function loaderThat(opens: boolean, state: ReleaseState = {}) {
	return { open: vi.fn(async () => opens), openNamedAt: vi.fn(async () => true), snapshot: () => state };
}

it("opens the release that the backend names, and no other", async () => {
	const loader = loaderThat(true);
	await openNamed(loader, NAMED);
	expect(loader.open).toHaveBeenCalledExactlyOnceWith(NAMED);
	expect(loader.openNamedAt).not.toHaveBeenCalled();
});

it("opens the built-in release where the backend names none", async () => {
	const loader = loaderThat(true);
	await openNamed(loader, undefined);
	expect(loader.openNamedAt).toHaveBeenCalledExactlyOnceWith("/release/current.json");
});

it("opens the built-in release where the named one cannot be had", async () => {
	const loader = loaderThat(false, { error: new Error("/release/abc.json: 404") });
	await openNamed(loader, NAMED);
	expect(loader.openNamedAt).toHaveBeenCalledExactlyOnceWith("/release/current.json");
});

it("leaves alone what is shown, and what a newer release has overtaken", async () => {
	const current: LoadedRelease = JSON.parse('{ "id": "old", "manifest": {} }');
	const shown = loaderThat(false, { current, error: new Error("/release/abc.json: 404") });
	const overtaken = loaderThat(false);
	await openNamed(shown, NAMED);
	await openNamed(overtaken, NAMED);
	expect(shown.openNamedAt).not.toHaveBeenCalled();
	expect(overtaken.openNamedAt).not.toHaveBeenCalled();
});

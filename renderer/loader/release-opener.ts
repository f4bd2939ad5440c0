import { isReference } from "../../schemas/checks/artefacts.gen.ts";
import type { Hash, Manifest, ReleaseReference } from "../../schemas/release.ts";
import { resolveRedirect, routeFor } from "../../schemas/rules/portal/route.ts";
import type { LoadedArtefacts } from "./artefacts.ts";
import { loadRoute, messagesOf } from "./release-contents.ts";
import type { ReleaseStore } from "./release-state.ts";

/** Remembers the last release that loaded well, from visit to visit. Neither function may throw. */
export type ReleaseMemory = { read(): unknown; write(reference: ReleaseReference): void };

/** Where the reader is. */
export type Presence = { path: string; locale: string };

type Surroundings = {
	artefacts: LoadedArtefacts;
	store: ReleaseStore;
	storage?: ReleaseMemory;
	fetch(url: string): Promise<Response>;
};

const asError = (cause: unknown): Error => (cause instanceof Error ? cause : new Error(String(cause)));

/** Loads what the reader's place needs of a release; again, should the reader have moved meanwhile. */
async function loadPresent(artefacts: LoadedArtefacts, manifest: Manifest, where: () => Presence | undefined) {
	let place: Presence | undefined;
	do {
		place = where();
		const route = place && routeFor(manifest, resolveRedirect(manifest, place.path) ?? place.path);
		const messages = place && messagesOf(manifest, place.locale);
		await Promise.all([
			artefacts.workflows.load(manifest.workflow),
			messages && artefacts.messages.load(messages),
			route && loadRoute(artefacts, manifest, route),
		]);
	} while (place !== where());
}

/** Opens releases: the newest one requested wins, and is shown at once when it is whole. */
export function createOpener({ artefacts, store, storage, fetch }: Surroundings) {
	let presence: Presence | undefined;
	let wanted: Hash | undefined;

	async function show(reference: ReleaseReference): Promise<boolean> {
		const manifest = await artefacts.manifests.load(reference);
		await loadPresent(artefacts, manifest, () => presence);
		if (wanted !== reference.id) return false;
		store.set({ current: { id: reference.id, manifest, revoked: reference.revoked_forms } });
		storage?.write(reference);
		return true;
	}

	async function open(reference: ReleaseReference): Promise<boolean> {
		const { current, pending, error } = store.snapshot();
		if (pending?.id !== reference.id) artefacts.forgetFailures();
		wanted = reference.id;
		const isShown = current?.id === reference.id;
		// A state that says the same again would have the whole page rendered again.
		const isSame = String(current?.revoked ?? "") === String(reference.revoked_forms ?? "");
		if (isShown && isSame && !pending && !error) return true;
		const known = current && isShown ? { ...current, revoked: reference.revoked_forms } : current;
		store.set(isShown ? { current: known } : { current, pending: reference });
		if (isShown) return true;
		try {
			return await show(reference);
		} catch (cause) {
			if (wanted === reference.id) store.set({ current: store.snapshot().current, error: asError(cause) });
			return false;
		}
	}

	async function openNamedAt(url: string): Promise<boolean> {
		try {
			const reference: unknown = await (await fetch(url)).json();
			if (!isReference(reference)) throw new Error(`${url}: expected {id, manifest_url}`);
			return await open(reference);
		} catch (cause) {
			store.set({ ...store.snapshot(), error: asError(cause) });
			return false;
		}
	}

	const attend = (next: Presence) => {
		if (next.path !== presence?.path || next.locale !== presence.locale) presence = next;
	};
	return { open, openNamedAt, attend };
}

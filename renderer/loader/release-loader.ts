import { isReference } from "../../schemas/checks/artefacts.gen.ts";
import type { Manifest, ReleaseReference } from "../../schemas/release.ts";
import { resolveRedirect, routeFor } from "../../schemas/rules/portal/route.ts";
import { createArtefacts } from "./artefacts.ts";
import type { ArtefactSource } from "./read-artefact.ts";
import { loadRoute } from "./release-contents.ts";
import { createOpener, type Presence, type ReleaseMemory } from "./release-opener.ts";
import { createReader, type ReleaseReader } from "./release-reader.ts";
import { createReleaseStore, type ReleaseState } from "./release-state.ts";
import type { OnTriedForm } from "./tried-form.ts";

/** What a loader needs of its surroundings. */
type LoaderOptions = ArtefactSource & { storage?: ReleaseMemory };

/** Brings releases to the screen, and reads the documents of the one that is shown. */
export type ReleaseLoader = ReleaseReader & {
	subscribe(listener: () => void): () => void;
	snapshot(): ReleaseState;
	/** Sets where the reader is: a newer release is shown once all is loaded for that place. Call it on every navigation. */
	attend(presence: Presence): void;
	/** Loads a release and shows it; false, with `error` in the state, when it can't: the last good one stays. */
	open(reference: ReleaseReference): Promise<boolean>;
	/** Opens the release that loaded well on an earlier visit; false where there is none. */
	restore(): Promise<boolean>;
	/** Opens the release that a file names, such as the static build's /release/current.json. */
	openNamedAt(url: string): Promise<boolean>;
	/** Loads a path's artefacts ahead; failing quietly. */
	preload(path: string): void;
	/** Lets what failed be requested anew. */
	forgetFailures(): void;
	/** There where a release is only tried, as in a preview: what is typed is kept no longer than the page, and told of. */
	onTriedForm?: OnTriedForm;
};

/**
 * A loader over the given fetch, module import, hash check and memory. It requests nothing before a release is opened.
 */
export function createReleaseLoader({ storage, ...source }: LoaderOptions): ReleaseLoader {
	const artefacts = createArtefacts(source);
	const store = createReleaseStore();
	const { open, openNamedAt, attend } = createOpener({ artefacts, store, storage, fetch: source.fetch });
	const manifest = (): Manifest => {
		const release = store.snapshot().current;
		if (!release) throw new Error("release: expected one to be open");
		return release.manifest;
	};
	return {
		...createReader(artefacts, manifest),
		subscribe: store.subscribe,
		snapshot: store.snapshot,
		attend,
		open,
		openNamedAt,
		async restore() {
			const reference = storage?.read();
			return isReference(reference) ? open(reference) : false;
		},
		preload(path) {
			const shown = store.snapshot().current?.manifest;
			const route = shown && routeFor(shown, resolveRedirect(shown, path) ?? path);
			if (shown && route) loadRoute(artefacts, shown, route).catch(artefacts.forgetFailures);
		},
		forgetFailures: artefacts.forgetFailures,
	};
}

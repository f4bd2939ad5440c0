import { createContext, type ReactNode, useContext, useSyncExternalStore } from "react";
import type { PageArtefact, RouteEntry, ViewArtefact } from "../../schemas/release.ts";
import type { LoadedForm } from "./artefacts.ts";
import type { ReleaseLoader } from "./release-loader.ts";
import type { ReleaseState } from "./release-state.ts";
import { useLoaded } from "./use-loaded.ts";

const LoaderContext = createContext<ReleaseLoader | null>(null);

/** Hands the loader to everything rendered inside. */
export function ReleaseProvider({ loader, children }: { loader: ReleaseLoader; children?: ReactNode }) {
	return <LoaderContext.Provider value={loader}>{children}</LoaderContext.Provider>;
}

/** The loader; throws outside a ReleaseProvider. */
export function useLoader(): ReleaseLoader {
	const loader = useContext(LoaderContext);
	if (!loader) throw new Error("useLoader: expected a ReleaseProvider around the renderer");
	return loader;
}

/** The current release, a pending newer one, and the last failure; renders again when they change. */
export function useRelease(): ReleaseState {
	const { subscribe, snapshot } = useLoader();
	return useSyncExternalStore(subscribe, snapshot, snapshot);
}

/** A page's document: at once when it is there, else by suspending. Throws an ArtefactError when it can't be had. */
export function usePageDocument(route: RouteEntry): PageArtefact {
	const loader = useLoader();
	return useLoaded(loader.peekPage(route), () => loader.loadPage(route));
}

/** A view of the current release: at once when it is there, else by suspending. Throws when it can't be had. */
export function useView(id: string): ViewArtefact {
	const loader = useLoader();
	useRelease();
	return useLoaded(loader.peekView(id), () => loader.loadView(id));
}

/** A form of the current release, or the version of a hash: at once when it is there, else by suspending. */
export function useForm(id: string, hash?: string): LoadedForm {
	const loader = useLoader();
	useRelease();
	return useLoaded(loader.peekForm(id, hash), () => loader.loadForm(id, hash));
}

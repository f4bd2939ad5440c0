import type { OnTriedForm, ReleaseLoader } from "../../renderer/index.ts";

type State = ReturnType<ReleaseLoader["snapshot"]>;

/**
 * A loader that stays with the release that it has opened, whatever release the configuration names. The style sheet of the
 * brand is addressed by its name below /release/: under the pass it is found from there. Its forms are only tried.
 */
export function sealedLoader(loader: ReleaseLoader, base: string, onTriedForm: OnTriedForm): ReleaseLoader {
	let seen: { state: State; shown: State } | undefined;
	return {
		...loader,
		onTriedForm,
		open: async () => true,
		restore: async () => true,
		snapshot() {
			const state = loader.snapshot();
			if (seen?.state === state) return seen.shown;
			const { current } = state;
			const style = `..${base}/release/${current?.manifest.style}`;
			const shown = current ? { ...state, current: { ...current, manifest: { ...current.manifest, style } } } : state;
			seen = { state, shown };
			return shown;
		},
	};
}

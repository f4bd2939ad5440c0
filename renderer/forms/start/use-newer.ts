import { useEffect, useState } from "react";
import type { Hash } from "../../../schemas/release.ts";
import type { LoadedForm } from "../../loader/artefacts.ts";
import { useLoader, useRelease } from "../../loader/release-context.tsx";
import type { ReleaseLoader } from "../../loader/release-loader.ts";
import { readyToStart } from "../rjsf/structure.ts";

/** A version of a form with all that is needed to start it; rejects where something of it can't be had. */
export async function loadToStart(loader: ReleaseLoader, id: string, hash: string): Promise<LoadedForm> {
	const form = await loader.loadForm(id, hash);
	await readyToStart(form.artefact);
	return form;
}

/** The form's version in the release on show, once it is loaded, where that is another than the one on the screen. */
export function useNewer(id: string, shown: Hash): LoadedForm | undefined {
	const loader = useLoader();
	const hash = useRelease().current?.manifest.forms[id]?.artefact;
	const [loaded, setLoaded] = useState<LoadedForm>();
	useEffect(() => {
		let current = true;
		if (hash !== undefined)
			loadToStart(loader, id, hash).then(
				(form) => current && setLoaded(form),
				() => undefined,
			);
		return () => {
			current = false;
		};
	}, [loader, id, hash]);
	return loaded?.hash === hash && hash !== shown ? loaded : undefined;
}

import { useEffect, useState } from "react";
import { ADAPTERS } from "../../../adapters/index.ts";
import { createReleaseLoader, type ReleaseLoader, verifySha256 } from "../../../renderer/index.ts";

const made = () =>
	createReleaseLoader({
		fetch: (url) => fetch(url),
		importModule: (url) => import(/* @vite-ignore */ url),
		verify: verifySha256,
	});

/** A loader of the release in force: its words, looks and time zone are what a canvas is drawn with. */
export function useReleaseLoader(): ReleaseLoader {
	const [loader] = useState(made);
	const { data } = ADAPTERS.reportConfigsGetConfig.use({});
	const release = data?.pc.release;
	const id = release?.id;
	const url = release?.manifest_url;
	useEffect(() => {
		if (id && url) void loader.open({ id, manifest_url: url });
	}, [loader, id, url]);
	return loader;
}

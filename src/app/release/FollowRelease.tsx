import { useEffect, useState } from "react";
import { ADAPTERS, useCaller } from "../../../adapters/index.ts";
import { useLoader } from "../../../renderer/index.ts";
import { useStores } from "../../stores/stores-context.tsx";
import { whenSettled } from "../navigation/when-settled.ts";
import { openNamed } from "./open-named.ts";

/**
 * Hears of a release that is published, where the backend has a stream of them, once the page is idle. Without one,
 * and where it breaks, the configuration is polled all the same.
 */
function useReleaseEvents(address: string | undefined) {
	const loader = useLoader();
	const caller = useCaller();
	useEffect(() => {
		if (!address) return;
		const unsubscribe = new AbortController();
		whenSettled(async () => {
			(await import("./streams.ts")).listen(address, loader, caller, unsubscribe.signal);
		}, unsubscribe.signal);
		return () => unsubscribe.abort();
	}, [address, loader, caller]);
}

/**
 * Loads both configurations into their store (spec §2: at start) and opens the release that they name, and every newer
 * one; what stands on the screen before that, main.tsx has opened. Where a backend names no release, the portal takes
 * the release built into its static files, as it does where the named one cannot be had.
 */
export function FollowRelease() {
	const loader = useLoader();
	const { config } = useStores();
	const admin = ADAPTERS.configsGetAll.use({ key: "base" });
	const report = ADAPTERS.reportConfigsGetConfig.use({});
	const release = report.data?.pc.release ?? undefined;
	const isLoaded = !report.loading;
	const id = release?.id;
	const manifestUrl = release?.manifest_url;
	const revoked = release?.revoked_forms?.join(" ");

	const remember = () => {
		if (admin.data) config.setAdmin(admin.data);
		if (report.data) config.setReport(report.data);
	};
	// What is known from the start must be there before anything is rendered from it, or all would be rendered twice.
	useState(remember);
	useEffect(remember, [admin.data, report.data, config]);
	useEffect(() => {
		const more = revoked ? { revoked_forms: revoked.split(" ") } : {};
		if (id && manifestUrl) void openNamed(loader, { id, manifest_url: manifestUrl, ...more });
		else if (isLoaded) void openNamed(loader, undefined);
	}, [id, manifestUrl, revoked, isLoaded, loader]);
	useReleaseEvents(report.data?.pc.events_url);
	return null;
}

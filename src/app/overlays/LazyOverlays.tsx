import { type ComponentType, useEffect, useState } from "react";
import { clearPartFailure, notifyPartFailure } from "../parts/part-failure.ts";
import { type PortalServices, useServices } from "../services-context.tsx";

type Requesting = Pick<PortalServices, "dialogs" | "toasts" | "login" | "form">;

const isWanted = ({ dialogs, toasts, login, form }: Requesting) =>
	Boolean(dialogs.snapshot() || login.snapshot() || form.snapshot() || toasts.snapshot().length > 0);

/** Whoever waits for a dialog that cannot be shown is refused; the page itself stays as it is. */
function refuseAll({ dialogs, login, form }: Requesting): void {
	dialogs.closeAll();
	login.settle(false);
	form.settle(false);
}

/** Dialogs and toasts: their code, Chakra's included, comes when the first of them is needed. */
export function LazyOverlays() {
	const { dialogs, toasts, login, form } = useServices();
	const [Overlays, setOverlays] = useState<ComponentType>();
	useEffect(() => {
		if (Overlays) return;
		const requesting = { dialogs, toasts: toasts, login, form };
		let loading = false;
		const failed = () => {
			loading = false;
			notifyPartFailure();
			refuseAll(requesting);
		};
		const load = () => {
			if (loading || !isWanted(requesting)) return;
			loading = true;
			import("./Overlays.tsx").then((module) => {
				clearPartFailure();
				setOverlays(() => module.default);
			}, failed);
		};
		const unsubscribes = [dialogs, toasts, login, form].map(({ subscribe }) => subscribe(load));
		load();
		return () => {
			for (const unsubscribe of unsubscribes) unsubscribe();
		};
	}, [Overlays, dialogs, toasts, login, form]);
	return Overlays ? <Overlays /> : null;
}

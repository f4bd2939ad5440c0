import { type ComponentType, useEffect, useState } from "react";
import { clearPartFailure, tellPartFailure } from "../parts/part-failure.ts";
import { type Services, useServices } from "../services-context.tsx";

type Asking = Pick<Services, "dialogs" | "notices" | "login" | "form">;

const isWanted = ({ dialogs, notices, login, form }: Asking) =>
	Boolean(dialogs.snapshot() || login.snapshot() || form.snapshot() || notices.snapshot().length > 0);

/** Whoever waits for a dialog that cannot be shown is refused; the page itself stays as it is. */
function refuseAll({ dialogs, login, form }: Asking): void {
	dialogs.closeAll();
	login.settle(false);
	form.settle(false);
}

/** Dialogs and notices: their code, Chakra's included, comes when the first of them is needed. */
export function LazyOverlays() {
	const { dialogs, notices, login, form } = useServices();
	const [Overlays, setOverlays] = useState<ComponentType>();
	useEffect(() => {
		if (Overlays) return;
		const asking = { dialogs, notices, login, form };
		let loading = false;
		const failed = () => {
			loading = false;
			tellPartFailure();
			refuseAll(asking);
		};
		const load = () => {
			if (loading || !isWanted(asking)) return;
			loading = true;
			import("./Overlays.tsx").then((module) => {
				clearPartFailure();
				setOverlays(() => module.default);
			}, failed);
		};
		const stops = [dialogs, notices, login, form].map(({ subscribe }) => subscribe(load));
		load();
		return () => {
			for (const stop of stops) stop();
		};
	}, [Overlays, dialogs, notices, login, form]);
	return Overlays ? <Overlays /> : null;
}

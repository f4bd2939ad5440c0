import { useMemo, useSyncExternalStore } from "react";
import { FormHost } from "../../../renderer/forms/FormHost.tsx";
import {
	PortsProvider,
	renderBlocks,
	useI18n,
	usePageDocument,
	usePorts,
	useRelease,
} from "../../../renderer/index.ts";
import type { RouteEntry } from "../../../schemas/release.ts";
import { routeFor } from "../../../schemas/rules/portal/route.ts";
import type { Gate } from "../dialogs/gate.ts";
import type { LoginRequest } from "../services-context.tsx";
import { findForm } from "../session/find-form.ts";
import { FormFrame } from "./FormDialog.tsx";

/** The login page's form. Logging in closes the dialog; nothing leads away from the page. */
function LoginForm({ route, onDone }: { route: RouteEntry; onDone(): void }) {
	const form = findForm(usePageDocument(route).blocks);
	const ports = usePorts();
	const inPlace = useMemo(() => ({ ...ports, router: { ...ports.router, leaveLogin: onDone } }), [ports, onDone]);
	if (!form) throw new Error(`page "${route.page}": expected a form block, to log in with`);
	return (
		<PortsProvider value={inPlace}>
			<FormHost form={form} place="dialog" render={renderBlocks} onDone={onDone} />
		</PortsProvider>
	);
}

/** Login in place: the form of the site's login page over whatever page the reader is on. */
export function LoginDialog({ gate }: { gate: Gate<LoginRequest> }) {
	const { t } = useI18n();
	const { current } = useRelease();
	const request = useSyncExternalStore(gate.subscribe, gate.snapshot);
	const open = request !== undefined;
	const route = current && routeFor(current.manifest, current.manifest.site.login);
	const onDone = useMemo(() => () => gate.settle(true), [gate]);
	return (
		<FormFrame label={t("Log in")} why={request?.why} open={open} onClose={() => gate.settle(false)}>
			{route && open && <LoginForm route={route} onDone={onDone} />}
		</FormFrame>
	);
}

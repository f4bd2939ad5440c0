import { type ReactNode, useCallback, useMemo } from "react";
import type { Location } from "react-router-dom";
import { useSWRConfig } from "swr";
import { ADAPTERS, useCaller } from "../../../adapters/index.ts";
import {
	type ConfigPort,
	type DialogsPort,
	type Ports,
	PortsProvider,
	type SessionPort,
} from "../../../renderer/index.ts";
import { isOffered } from "../../../schemas/rules/questions/offered.ts";
import type { SiteDocument } from "../../../schemas/types.gen.ts";
import { useStore, useStores } from "../../stores/stores-context.tsx";
import { focusHeading } from "../navigation/focus-heading.ts";
import { useServices } from "../services-context.tsx";
import { syncSession } from "../session/sync-session.ts";
import { useSignOut } from "../session/use-sign-out.ts";
import { useResponsesInLocale } from "./use-responses-in-locale.ts";
import { useRouterPort } from "./use-router-port.ts";

/** What the reader had pressed may be gone now that they are logged in: the focus must not be lost with it. */
function keepFocus(loggedIn: boolean): boolean {
	setTimeout(() => {
		if (document.activeElement === document.body) focusHeading();
	}, 300);
	return loggedIn;
}

function useSessionPort(): SessionPort {
	const stores = useStores();
	const { login } = useServices();
	const { user_info } = useStore(stores.user);
	const signOut = useSignOut();
	return useMemo(
		() => ({
			user: user_info,
			...syncSession(stores),
			signOut,
			openLogin: (why) => login.open({ why }).then(keepFocus),
		}),
		[stores, user_info, login, signOut],
	);
}

function useDialogsPort(): DialogsPort {
	const { dialogs, toasts, form } = useServices();
	return useMemo(
		() => ({
			confirm: (question) => dialogs.confirm({ ...question, kind: "question" }),
			toast: toasts.show,
			openForm: form.open,
		}),
		[dialogs, toasts, form],
	);
}

function useConfigPort(): ConfigPort {
	const { config_admin, config_report } = useStore(useStores().config);
	return useMemo(() => ({ admin: config_admin, report: config_report }), [config_admin, config_report]);
}

type PortalPortsProps = { location: Location; site: SiteDocument; locale: string; children: ReactNode };

/** Gives the renderer its ports: everything that it needs of the application (renderer/ports/ports.ts). */
export function PortalPorts({ location, site, locale, children }: PortalPortsProps) {
	const router = useRouterPort(location, site);
	const session = useSessionPort();
	const dialogs = useDialogsPort();
	const config = useConfigPort();
	const extra = config.report.pc?.offers;
	const { log, device, unsavedChanges, richText, staff } = useServices();
	const adapters = useMemo(() => ({ ...staff?.adapters, ...ADAPTERS }), [staff]);
	const offers = useCallback(
		(operation: string) => isOffered(operation, extra) || (staff !== undefined && operation in staff.adapters),
		[extra, staff],
	);
	const caller = useCaller();
	useResponsesInLocale(locale);
	const { mutate } = useSWRConfig();
	const refresh = useCallback(() => void mutate(() => true), [mutate]);
	const { path } = router.location;
	const onError = useCallback<Ports["onError"]>(({ error }) => log.error(path, error), [log, path]);
	const onAction = useCallback((name: string) => log.action(path, name), [log, path]);
	const ports = {
		adapters,
		moreBlocks: staff?.blocks,
		viewers: staff?.viewers,
		richText,
		caller,
		router,
		session,
		dialogs,
		device,
		unsavedChanges,
		config,
		offers,
		locale,
		refresh,
		onAction,
		onError,
	};
	return <PortsProvider value={ports}>{children}</PortsProvider>;
}

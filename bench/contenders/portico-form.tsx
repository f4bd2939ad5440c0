import { StrictMode, Suspense, useMemo, useSyncExternalStore } from "react";
import { HttpProvider } from "../../adapters/http/HttpProvider.tsx";
import { ADAPTERS, useCaller } from "../../adapters/index.ts";
import { FormHost } from "../../renderer/forms/FormHost.tsx";
import { LocaleProvider } from "../../renderer/i18n/LocaleProvider.tsx";
import { ReleaseProvider } from "../../renderer/loader/release-context.tsx";
import type { ReleaseLoader } from "../../renderer/loader/release-loader.ts";
import type { Ports } from "../../renderer/ports/ports.ts";
import { PortsProvider } from "../../renderer/ports/ports-context.tsx";
import { Hydrating, type Prerendered } from "../../renderer/prerender/Hydrating.tsx";
import { benchFormId } from "../form-of.ts";
import { STRUCTURES, structuredStart } from "../structure-of.ts";

/** Portico's form host without the portal around it: one form of the release, between the ports that it needs. */

export const LOCALE = "en-US";

const nothing = () => undefined;

const http = {
	token: () => null,
	onUnauthorized: nothing,
	confirm: nothing,
	sessionTimeout: nothing,
	locale: () => LOCALE,
};

const PORTS: Omit<Ports, "caller"> = {
	adapters: ADAPTERS,
	router: {
		location: { path: "/", query: {} },
		Link: ({ to, handed: _, ...rest }) => <a href={to} {...rest} />,
		navigate: nothing,
		back: nothing,
		leaveLogin: nothing,
	},
	session: { user: null, start: nothing, update: nothing, signOut: nothing, openLogin: async () => false },
	dialogs: { confirm: async () => true, toast: nothing, openForm: async () => false },
	device: {
		print: nothing,
		share: async () => false,
		copyLink: async () => false,
		copy: async () => false,
		save: () => undefined,
		open: nothing,
	},
	unsavedChanges: { register: () => nothing, any: () => false },
	offers: () => true,
	config: { admin: {}, report: {} },
	locale: LOCALE,
	refresh: nothing,
	onError: ({ error }) => console.error(error),
};

type ReleasedProps = { loader: ReleaseLoader; form: string };

function ReleasedForm({ loader, form }: ReleasedProps) {
	const { current } = useSyncExternalStore(loader.subscribe, loader.snapshot, loader.snapshot);
	const caller = useCaller();
	const ports = useMemo(() => ({ ...PORTS, caller }), [caller]);
	const prefill = useMemo(
		() => structuredStart(STRUCTURES.find((one) => benchFormId(`?structure=${one}`) === form)),
		[form],
	);
	if (!current) return null;
	return (
		<PortsProvider value={ports}>
			<Suspense>
				<FormHost form={form} prefill={prefill} place="dialog" render={() => null} />
			</Suspense>
		</PortsProvider>
	);
}

type PorticoFormProps = { loader: ReleaseLoader; form: string; prerendered?: Prerendered };

/** A form as the portal renders it, on its server and in the browser. */
export function PorticoForm({ loader, form, prerendered }: PorticoFormProps) {
	return (
		<StrictMode>
			<HttpProvider ports={http} session={null}>
				<ReleaseProvider loader={loader}>
					<Hydrating prerendered={prerendered}>
						<LocaleProvider locale={LOCALE}>
							<ReleasedForm loader={loader} form={form} />
						</LocaleProvider>
					</Hydrating>
				</ReleaseProvider>
			</HttpProvider>
		</StrictMode>
	);
}

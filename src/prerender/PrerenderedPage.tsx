import { useState } from "react";
import { StaticRouter } from "react-router-dom";
import { SWRConfig } from "swr";
import type { ResponseCollector } from "../../adapters/index.ts";
import type { HydrationSource, PrerenderSource } from "../../schemas/prerender.ts";
import { App, type AppProps } from "../app/App.tsx";
import { createDialogQueue } from "../app/dialogs/dialog-queue.ts";
import { createGate } from "../app/dialogs/gate.ts";
import { createActivityLog } from "../app/log/activity-log.ts";
import type { NavigationProgress } from "../app/navigation/progress.ts";
import type { ScrollMemory } from "../app/navigation/scroll-memory.ts";
import { createUnsavedChanges } from "../app/navigation/unsaved-changes.ts";
import type { FormRequest, LoginRequest, PortalServices } from "../app/services-context.tsx";
import { createToastList } from "../app/toasts/toast-list.ts";
import { parseRichText } from "./parse-rich-text.ts";

const NO_PROGRESS: NavigationProgress = { start() {}, done() {} };
const NO_SCROLL: ScrollMemory = { read: () => 0, save() {} };

/** Nobody acts on a page that is only rendered. */
const noServices = (cleanHtml: PrerenderSource["cleanHtml"]): PortalServices => ({
	richText: (html) => parseRichText(cleanHtml(html)),
	dialogs: createDialogQueue(),
	toasts: createToastList(),
	log: createActivityLog({
		send: async () => {},
		sendLast: () => true,
		doNotTrack: () => true,
		now: () => new Date(),
	}),
	unsavedChanges: createUnsavedChanges(),
	login: createGate<LoginRequest>(),
	form: createGate<FormRequest>(),
	device: {
		print() {},
		share: async () => false,
		copyLink: async () => false,
		copy: async () => false,
		save() {},
		open() {},
	},
});

/** At which address a page is rendered, as what, and from what. */
export type PrerenderedPageProps = Pick<AppProps, "loader" | "stores"> & {
	address: string;
	source: HydrationSource;
	collector: ResponseCollector;
} & Pick<PrerenderSource, "cleanHtml">;

/** The portal at an address: the same in the browser (src/main.tsx), but for what only a browser has. */
export function PrerenderedPage({ address, source, collector, cleanHtml, ...parts }: PrerenderedPageProps) {
	const [services] = useState(() => noServices(cleanHtml));
	return (
		<SWRConfig value={collector.config}>
			<StaticRouter location={address}>
				<App {...parts} services={services} progress={NO_PROGRESS} scroll={NO_SCROLL} prerendered={source} />
			</StaticRouter>
		</SWRConfig>
	);
}

import { type ReactNode, useState } from "react";
import { StaticRouter } from "react-router-dom";
import { SWRConfig } from "swr";
import { ADAPTERS, type AnswerBook } from "../../adapters/index.ts";
import { type ReleaseLoader, ReleaseProvider } from "../../renderer/index.ts";
import type { Manifest } from "../../schemas/release.ts";
import { createDialogQueue } from "../app/dialogs/dialog-queue.ts";
import { createGate } from "../app/dialogs/gate.ts";
import { HttpBridge } from "../app/HttpBridge.tsx";
import { createActivityLog } from "../app/log/activity-log.ts";
import type { Progress } from "../app/navigation/progress.ts";
import type { ScrollMemory } from "../app/navigation/scroll-memory.ts";
import { createNoticeList } from "../app/notices/notice-list.ts";
import { ReleasedPortal } from "../app/ReleasedPortal.tsx";
import { type FormRequest, type Services, ServicesProvider } from "../app/services-context.tsx";
import { type Stores, StoresProvider, useStores } from "../stores/stores-context.tsx";

const NO_PROGRESS: Progress = { start() {}, done() {} };
const NO_SCROLL: ScrollMemory = { read: () => 0, save() {} };

/** Nobody acts on a page that is only drawn. */
const noServices = (wide: boolean): Services => ({
	dialogs: createDialogQueue(),
	notices: createNoticeList(),
	log: createActivityLog({
		send: async () => {},
		sendLast: () => true,
		doNotTrack: () => true,
		now: () => new Date(),
	}),
	login: createGate<"login">(),
	form: createGate<FormRequest>(),
	device: {
		print() {},
		share: async () => false,
		copyLink: async () => false,
		save() {},
		open() {},
		wide,
	},
});

/** Has the configurations in their store before anything is drawn from it: effects, which do so in the browser, run in none. */
function Configured({ children }: { children: ReactNode }) {
	const { config } = useStores();
	const admin = ADAPTERS.configsGetAll.use({ key: "base" });
	const report = ADAPTERS.reportConfigsGetConfig.use({});
	if (admin.data) config.setAdmin(admin.data);
	if (report.data) config.setReport(report.data);
	return children;
}

type PrerenderedPageProps = {
	address: string;
	wide: boolean;
	manifest: Manifest;
	loader: ReleaseLoader;
	stores: Stores;
	book: AnswerBook;
};

/** The portal at an address, around the same parts as in the browser (src/app/App.tsx) but for what only a browser has. */
export function PrerenderedPage({ address, wide, manifest, loader, stores, book }: PrerenderedPageProps) {
	const [services] = useState(() => noServices(wide));
	return (
		<SWRConfig value={book.config}>
			<StoresProvider stores={stores}>
				<ServicesProvider services={services}>
					<ReleaseProvider loader={loader}>
						<StaticRouter location={address}>
							<HttpBridge>
								<Configured>
									<ReleasedPortal manifest={manifest} progress={NO_PROGRESS} scroll={NO_SCROLL} />
								</Configured>
							</HttpBridge>
						</StaticRouter>
					</ReleaseProvider>
				</ServicesProvider>
			</StoresProvider>
		</SWRConfig>
	);
}

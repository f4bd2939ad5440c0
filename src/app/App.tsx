import type { ReactNode } from "react";
import {
	ErrorBoundary,
	Hydrating,
	type Prerendered,
	type ReleaseLoader,
	ReleaseProvider,
} from "../../renderer/index.ts";
import { type Stores, StoresProvider } from "../stores/stores-context.tsx";
import { ApplyColorMode } from "./appearance/ColorMode.tsx";
import { WholeFailed } from "./FullPageError.tsx";
import { HttpBridge } from "./HttpBridge.tsx";
import { Portal } from "./Portal.tsx";
import type { PortalProps } from "./ReleasedPortal.tsx";
import { FollowRelease } from "./release/FollowRelease.tsx";
import { type PortalServices, ServicesProvider } from "./services-context.tsx";

/** The parts of the application, and what its first page came rendered as. */
export type AppProps = PortalProps & {
	stores: Stores;
	services: PortalServices;
	loader: ReleaseLoader;
	prerendered?: Prerendered;
	children?: ReactNode;
};

/**
 * The whole application around its parts and within a router: which ones, src/main.tsx says in the browser and
 * src/prerender on the server. The two render the same, or the browser could not hydrate what the server rendered.
 */
export function App({ stores, services, loader, prerendered, children, ...portal }: AppProps) {
	return (
		<ErrorBoundary
			of={loader}
			onError={(error) => services.log.error(window.location.pathname, error)}
			fallback={() => <WholeFailed />}
		>
			<StoresProvider stores={stores}>
				<ServicesProvider services={services}>
					<ReleaseProvider loader={loader}>
						<HttpBridge>
							<ApplyColorMode />
							<FollowRelease />
							{children}
							<Hydrating prerendered={prerendered}>
								<Portal {...portal} />
							</Hydrating>
						</HttpBridge>
					</ReleaseProvider>
				</ServicesProvider>
			</StoresProvider>
		</ErrorBoundary>
	);
}

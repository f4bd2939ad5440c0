import { BrowserRouter } from "react-router-dom";
import { ErrorBoundary, type ReleaseLoader, ReleaseProvider } from "../../renderer/index.ts";
import { type Stores, StoresProvider } from "../stores/stores-context.tsx";
import { ColorMode } from "./appearance/ColorMode.tsx";
import { HttpBridge } from "./HttpBridge.tsx";
import type { Progress } from "./navigation/progress.ts";
import type { ScrollMemory } from "./navigation/scroll-memory.ts";
import { Portal } from "./Portal.tsx";
import { FollowRelease } from "./release/FollowRelease.tsx";
import { type Services, ServicesProvider } from "./services-context.tsx";
import { WholeFailed } from "./WholeFailed.tsx";

type AppProps = { stores: Stores; services: Services; loader: ReleaseLoader; progress: Progress; scroll: ScrollMemory };

/** The whole application around its parts, which main.tsx makes. */
export function App({ stores, services, loader, progress, scroll }: AppProps) {
	return (
		<ErrorBoundary
			of={loader}
			onError={(error) => services.log.error(window.location.pathname, error)}
			fallback={() => <WholeFailed />}
		>
			<StoresProvider stores={stores}>
				<ServicesProvider services={services}>
					<ReleaseProvider loader={loader}>
						<BrowserRouter>
							<HttpBridge>
								<ColorMode />
								<FollowRelease />
								<Portal progress={progress} scroll={scroll} />
							</HttpBridge>
						</BrowserRouter>
					</ReleaseProvider>
				</ServicesProvider>
			</StoresProvider>
		</ErrorBoundary>
	);
}

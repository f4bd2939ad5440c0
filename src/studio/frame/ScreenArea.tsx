import { Alert } from "@chakra-ui/react/alert";
import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { type ReactNode, Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { ErrorBoundary } from "../../../renderer/index.ts";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { NotLoaded } from "./lazy-screen.tsx";
import { Loading } from "./Waiting.tsx";

/** What happened to a screen, in words. */
function useFailureWords(error: Error): { title: string; text: string } {
	const { t } = useStudioI18n();
	if (!(error instanceof NotLoaded))
		return {
			title: t("Something went wrong on this screen"),
			text: t("What you changed is kept. Load the window anew to go on, or choose another screen."),
		};
	if (!navigator.onLine)
		return {
			title: t("This part is not on your device yet, and there is no connection"),
			text: t("What you changed is kept on this device. Try again once there is a connection."),
		};
	return {
		title: t("This part could not be loaded"),
		text: t("The portal was probably renewed since you opened this window. What you changed is kept."),
	};
}

/** In place of a screen that cannot be shown: why, and the ways on; another address is a new chance. */
function ScreenFailed({ error, heading, retry }: { error: Error; heading: "h1" | "h2"; retry(): void }) {
	const { t } = useStudioI18n();
	const { title, text } = useFailureWords(error);
	const { pathname, search } = useLocation();
	const address = pathname + search;
	const [failed] = useState(address);
	useEffect(() => {
		if (address !== failed) retry();
	}, [address, failed, retry]);
	return (
		<Box p={{ base: "4", md: "6" }}>
			<Alert.Root status="error" role="alert">
				<Alert.Indicator />
				<Alert.Content gap="3">
					<Alert.Title asChild>{heading === "h1" ? <h1>{title}</h1> : <h2>{title}</h2>}</Alert.Title>
					<Alert.Description>{text}</Alert.Description>
					<Flex gap="2" wrap="wrap">
						<Button size="sm" onClick={() => window.location.reload()}>
							{t("Load the window anew")}
						</Button>
						<Button size="sm" variant="outline" bg="bg.panel" color="fg" onClick={retry}>
							{t("Try again")}
						</Button>
					</Flex>
				</Alert.Content>
			</Alert.Root>
		</Box>
	);
}

type ScreenAreaProps = {
	children: ReactNode;
	/** In its place while its code is on its way. */
	waiting?: ReactNode;
	/** What its failure is headed by: h1 where nothing around it is. */
	heading?: "h1" | "h2";
};

/** The place of a screen whose code may still be on its way. Where it cannot be had, or breaks, all around it stays. */
export function ScreenArea({ children, waiting = <Loading />, heading = "h2" }: ScreenAreaProps) {
	return (
		<ErrorBoundary
			of={null}
			onError={(error) => console.error(error)}
			fallback={(error, retry) => <ScreenFailed error={error} heading={heading} retry={retry} />}
		>
			<Suspense fallback={waiting}>{children}</Suspense>
		</ErrorBoundary>
	);
}

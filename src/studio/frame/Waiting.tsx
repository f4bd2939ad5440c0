import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Skeleton } from "@chakra-ui/react/skeleton";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { useEffect, useState } from "react";
import { Refused } from "../api/use-admin.ts";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { FailureAlert } from "./FailureAlert.tsx";

/** Milliseconds after which a person is told that what they wait for is still being worked on. */
const LONG_MS = 6000;

/** In place of what is on its way; says so once that takes long. */
export function Loading() {
	const { t } = useStudioI18n();
	const [isLong, setLong] = useState(false);
	useEffect(() => {
		const timer = setTimeout(() => setLong(true), LONG_MS);
		return () => clearTimeout(timer);
	}, []);
	return (
		<Stack gap="3" p="6" aria-busy="true" role="status" aria-label={isLong ? undefined : t("One moment…")}>
			{isLong && <Text color="fg.muted">{t("The server is still working on it. Nothing is lost meanwhile.")}</Text>}
			<Skeleton height="8" width="40%" />
			<Skeleton height="4" />
			<Skeleton height="4" width="80%" />
			<Skeleton height="24" />
		</Stack>
	);
}

type FailureProps = { error: Error /** What else there is to say. */; more?: string; onAgain?(): void };

/** In place of what could not be had, with the server's words where it gave some. */
export function Failure({ error, more, onAgain }: FailureProps) {
	const { t } = useStudioI18n();
	const message =
		error instanceof Refused && error.message
			? error.message
			: t("The server does not answer. Check your connection and try again.");
	return (
		<Box p={{ base: "4", md: "6" }}>
			<FailureAlert text={message} more={more}>
				{onAgain && (
					<Button size="sm" variant="outline" onClick={onAgain}>
						{t("Try again")}
					</Button>
				)}
			</FailureAlert>
		</Box>
	);
}

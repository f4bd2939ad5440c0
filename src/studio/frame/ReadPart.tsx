import { Stack } from "@chakra-ui/react/stack";
import type { ReactNode } from "react";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { Failure, Loading } from "./Waiting.tsx";

type ReadPartProps<T> = {
	data: T | undefined;
	error: Error | undefined;
	onAgain(): void;
	children(data: T): ReactNode;
};

/**
 * What is read from the server. Where it cannot be renewed, it stays below a failure that says so: what somebody has opened or
 * typed in it is not taken from them.
 */
export function ReadPart<T>({ data, error, onAgain, children }: ReadPartProps<T>) {
	const { t } = useStudioI18n();
	if (data === undefined) return error ? <Failure error={error} onAgain={onAgain} /> : <Loading />;
	return (
		<Stack gap="3">
			{error && <Failure error={error} onAgain={onAgain} more={t("What stands here could not be renewed.")} />}
			{children(data)}
		</Stack>
	);
}

import { Alert } from "@chakra-ui/react/alert";
import type { ReactNode } from "react";

/** Says what could not be done, also to who does not see it; `children` is what can be done about it. */
export function FailureAlert({ text, children }: { text: string; children?: ReactNode }) {
	return (
		<Alert.Root status="error" role="alert">
			<Alert.Indicator />
			<Alert.Content>
				<Alert.Title>{text}</Alert.Title>
			</Alert.Content>
			{children}
		</Alert.Root>
	);
}

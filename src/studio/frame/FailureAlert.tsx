import { Alert } from "@chakra-ui/react/alert";
import type { ReactNode } from "react";

type FailureAlertProps = { text: string /** What else there is to say. */; more?: string; children?: ReactNode };

/** Says what could not be done, also to whoever does not see it; `children` is what can be done about it. */
export function FailureAlert({ text, more, children }: FailureAlertProps) {
	return (
		<Alert.Root status="error" role="alert">
			<Alert.Indicator />
			<Alert.Content>
				<Alert.Title>{text}</Alert.Title>
				{more && <Alert.Description>{more}</Alert.Description>}
			</Alert.Content>
			{children}
		</Alert.Root>
	);
}

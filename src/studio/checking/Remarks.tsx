import { Alert } from "@chakra-ui/react/alert";
import { Stack } from "@chakra-ui/react/stack";
import type { Diagnostic } from "../../../schemas/compiler/diagnostic.ts";

/** What is wrong with what is selected. */
export function Remarks({ list }: { list: readonly Diagnostic[] }) {
	if (list.length === 0) return null;
	return (
		<Stack gap="2" px="5" pb="4">
			{list.map(({ code, pointer, message, severity }) => (
				<Alert.Root key={`${code} ${pointer} ${message}`} status={severity === "error" ? "error" : "warning"} size="sm">
					<Alert.Indicator />
					<Alert.Content lang="en">{message}</Alert.Content>
				</Alert.Root>
			))}
		</Stack>
	);
}

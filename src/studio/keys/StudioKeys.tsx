import { Flex } from "@chakra-ui/react/flex";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { ACTS } from "../../../schemas/edits/acts.ts";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { keyText } from "./keys.ts";

const WITH_KEYS = Object.values(ACTS).filter(({ keys }) => keys.length > 0);

/** Every key that does something, as the keyboard is listened to. */
export function StudioKeys() {
	const { t } = useStudioI18n();
	return (
		<details>
			<summary>{t("All keys")}</summary>
			<Stack as="ul" gap="2" pt="3" listStyleType="none">
				{WITH_KEYS.map(({ label, keys }) => (
					<Flex as="li" key={label} gap="3" justify="space-between">
						<Text>{t(label)}</Text>
						<Flex gap="1" wrap="wrap" justify="flex-end">
							{keys.map((one) => (
								<Text key={one} as="kbd" px="1.5" borderWidth="1px" borderRadius="sm" fontSize="xs">
									{keyText(one)}
								</Text>
							))}
						</Flex>
					</Flex>
				))}
			</Stack>
		</details>
	);
}

import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { List } from "@chakra-ui/react/list";
import { Text } from "@chakra-ui/react/text";
import type { ReactNode } from "react";
import { Icon } from "../../../renderer/index.ts";
import type { CanvasPart } from "../arrange/arrangement.ts";
import { useStudioI18n } from "../i18n/studio-i18n.ts";

type SeveralInspectorProps = { chosen: readonly CanvasPart[]; actions: ReactNode; onLeave(): void };

/** What can be done with several selected parts at once. */
export function SeveralInspector({ chosen, actions, onLeave }: SeveralInspectorProps) {
	const { t } = useStudioI18n();
	return (
		<Box>
			<Flex align="center" gap="2" px="5" py="4">
				<Heading as="h2" size="md" flex="1">
					{t("{count} parts are selected.", { count: chosen.length })}
				</Heading>
				<Button size="xs" variant="ghost" onClick={onLeave} aria-label={t("Leave the selection")}>
					<Icon icon="layui-icon-close" />
				</Button>
			</Flex>
			{actions}
			<Text px="5" pb="3" color="fg.muted" fontSize="sm">
				{t("What is done here is done to all of them, as one change.")}
			</Text>
			<List.Root px="5" pb="5" ps="10">
				{chosen.map(({ id, name, kind }) => (
					<List.Item key={id}>
						{name}{" "}
						<Text as="span" color="fg.muted" fontSize="xs">
							{kind}
						</Text>
					</List.Item>
				))}
			</List.Root>
		</Box>
	);
}

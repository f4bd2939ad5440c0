import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Collapsible } from "@chakra-ui/react/collapsible";
import type { ReactNode } from "react";
import { Icon } from "../../../renderer/index.ts";

/** The rest of an inspector, rendered once somebody opens it; `isOpen` where there is little. */
export const More = ({ label, isOpen, children }: { label: string; isOpen?: boolean; children: ReactNode }) => (
	<Collapsible.Root unmountOnExit lazyMount defaultOpen={isOpen}>
		<Collapsible.Trigger asChild>
			<Button
				variant="ghost"
				w="full"
				justifyContent="flex-start"
				borderTopWidth="1px"
				borderRadius="0"
				px="5"
				py="2.5"
				h="auto"
				minH="12"
				whiteSpace="normal"
				textAlign="start"
			>
				<Icon icon="layui-icon-more" />
				{label}
			</Button>
		</Collapsible.Trigger>
		<Collapsible.Content>
			<Box px="5" pt="3" pb="5">
				{children}
			</Box>
		</Collapsible.Content>
	</Collapsible.Root>
);

import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Menu } from "@chakra-ui/react/menu";
import { Portal } from "@chakra-ui/react/portal";
import type { ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import { Icon } from "../../../renderer/index.ts";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { useAccount, useMe } from "../session/account.ts";
import { useStaffSignOut } from "../session/use-sign-out.ts";

const LANGUAGES = [
	{ code: "en-US", name: "English" },
	{ code: "zh-CN", name: "简体中文" },
];

function AccountMenu() {
	const { t, locale } = useStudioI18n();
	const { speak } = useAccount();
	const signOut = useStaffSignOut();
	const navigate = useNavigate();
	const me = useMe();
	const onSelect = ({ value }: { value: string }) => {
		if (value === "out") signOut();
		else if (value === "account") void navigate("/admin/account");
		else if (value === "portal") window.location.assign("/");
		else speak(value);
	};
	return (
		<Menu.Root onSelect={onSelect} positioning={{ placement: "bottom-end" }}>
			<Menu.Trigger asChild>
				<Button variant="ghost" size="sm" px="2" aria-label={me?.nickname || t("Account")}>
					<Icon icon="layui-icon-username" />
					<Box as="span" hideBelow="md">
						{me?.nickname || t("Account")}
					</Box>
				</Button>
			</Menu.Trigger>
			<Portal>
				<Menu.Positioner>
					<Menu.Content minW="48">
						<Menu.ItemGroup>
							<Menu.ItemGroupLabel>{t("Language")}</Menu.ItemGroupLabel>
							{LANGUAGES.map(({ code, name }) => (
								<Menu.Item key={code} value={code} lang={code}>
									<Menu.ItemText>{name}</Menu.ItemText>
									{locale === code && <Icon icon="layui-icon-ok" />}
								</Menu.Item>
							))}
						</Menu.ItemGroup>
						<Menu.Separator />
						{me && <Menu.Item value="account">{t("Your account")}</Menu.Item>}
						<Menu.Item value="portal">{t("To the portal")}</Menu.Item>
						<Menu.Item value="out">{t("Sign out")}</Menu.Item>
					</Menu.Content>
				</Menu.Positioner>
			</Portal>
		</Menu.Root>
	);
}

/** The bar at the top of each screen: where one is, what can be done there, and who one is. */
export function TopBar({ children, tools }: { children: ReactNode; tools?: ReactNode }) {
	return (
		<Flex
			as="header"
			position="sticky"
			top="0"
			zIndex="docked"
			align="center"
			wrap="wrap"
			gap="2"
			minH="14"
			px={{ base: "3", md: "5" }}
			py="2"
			bg="bg.panel"
			borderBottomWidth="1px"
		>
			<Flex flex="1 1 8rem" minW="0" align="center" gap="3">
				{children}
			</Flex>
			{/* Together, so that on a phone they take one line below the name. */}
			<Flex align="center" gap="2" ms="auto">
				{tools}
				<AccountMenu />
			</Flex>
		</Flex>
	);
}

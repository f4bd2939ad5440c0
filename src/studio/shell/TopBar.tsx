import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import type { ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import { Icon } from "../../../renderer/index.ts";
import { StudioMenu } from "../frame/StudioMenu.tsx";
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
	const onSelect = (value: string) => {
		if (value === "out") signOut();
		else if (value === "account") void navigate("/admin/account");
		else if (value === "portal") window.location.assign("/");
		else speak(value);
	};
	const languages = LANGUAGES.map(({ code, name }) => ({
		value: code,
		label: name,
		lang: code,
		isChosen: locale === code,
	}));
	const ways = [
		...(me ? [{ value: "account", label: t("Your account") }] : []),
		{ value: "portal", label: t("To the portal") },
		{ value: "out", label: t("Sign out") },
	];
	return (
		<StudioMenu
			variant="ghost"
			size="sm"
			px="2"
			menuWidth="48"
			aria-label={me?.nickname || t("Account")}
			groups={[{ heading: t("Language"), entries: languages }, { entries: ways }]}
			onSelect={onSelect}
		>
			<Icon icon="layui-icon-username" />
			<Box as="span" hideBelow="md">
				{me?.nickname || t("Account")}
			</Box>
		</StudioMenu>
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
			{/* A name that shares the line with tools can still be read; on a phone it has its own line. */}
			<Flex flex={tools ? "1 1 14rem" : "1 1 8rem"} minW="0" align="center" gap="3">
				{children}
			</Flex>
			{/* Together, so that on a phone they take one line below the name. */}
			<Flex align="center" justify="flex-end" wrap="wrap" gap="2" ms="auto">
				{tools}
				<AccountMenu />
			</Flex>
		</Flex>
	);
}

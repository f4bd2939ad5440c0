import { Flex } from "@chakra-ui/react/flex";
import { Link as ChakraLink } from "@chakra-ui/react/link";
import { NavLink } from "react-router-dom";
import { useStudioI18n } from "../i18n/studio-i18n.ts";

/** The kinds of content that are kept. */
export function ContentTabs() {
	const { t } = useStudioI18n();
	const tabs = [
		{ to: "/admin/content/article", label: t("Articles") },
		{ to: "/admin/content/project", label: t("Projects") },
		{ to: "/admin/content/notices", label: t("Notices") },
	];
	return (
		<Flex as="nav" aria-label={t("Content")} gap="5" wrap="wrap" borderBottomWidth="1px" pb="2">
			{tabs.map(({ to, label }) => (
				<ChakraLink
					key={to}
					asChild
					css={{ "&[aria-current=page]": { fontWeight: "semibold", textDecoration: "underline" } }}
				>
					<NavLink to={to}>{label}</NavLink>
				</ChakraLink>
			))}
		</Flex>
	);
}

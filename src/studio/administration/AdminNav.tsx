import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Link as ChakraLink } from "@chakra-ui/react/link";
import { NavLink } from "react-router-dom";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { useMe } from "../session/account.ts";
import { administers, editsPortal, isAdministrator, worksAtDesk } from "../session/rights.ts";

/** The parts of the administration that are for whoever is signed in. */
export function AdminNav() {
	const { t } = useStudioI18n();
	const me = useMe();
	const [edits, gives, all] = [editsPortal(me), administers(me), isAdministrator(me)];
	const parts = [
		{ to: "/admin/studio", label: t("Studio"), shown: edits },
		{ to: "/admin/content", label: t("Content"), shown: edits },
		{ to: "/admin/forms", label: t("Forms in use"), shown: edits },
		{ to: "/admin/people", label: t("People"), shown: gives },
		{ to: "/admin/personal-data", label: t("Personal data"), shown: gives },
		{ to: "/admin/staffing", label: t("Staffing"), shown: worksAtDesk(me) },
		{ to: "/admin/audit", label: t("Audit log"), shown: all },
		{ to: "/admin/retention", label: t("Retention"), shown: all },
		{ to: "/admin/suggestions", label: t("Suggestions"), shown: all },
		{ to: "/admin/operation", label: t("Monitoring"), shown: all },
	];
	return (
		<Box as="nav" aria-label={t("Administration")}>
			<Flex as="ul" gap={{ base: "3", md: "5" }} wrap="wrap" listStyleType="none">
				{parts
					.filter(({ shown }) => shown)
					.map(({ to, label }) => (
						<li key={to}>
							<ChakraLink
								asChild
								css={{ "&[aria-current=page]": { fontWeight: "semibold", textDecoration: "underline" } }}
							>
								<NavLink to={to} end={to === "/admin/studio"}>
									{label}
								</NavLink>
							</ChakraLink>
						</li>
					))}
				{worksAtDesk(me) && (
					<li>
						{/* Built apart: a page of its own. */}
						<ChakraLink href="/admin/desk">{t("To the desk")}</ChakraLink>
					</li>
				)}
			</Flex>
		</Box>
	);
}

import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Link as ChakraLink } from "@chakra-ui/react/link";
import { NavLink } from "react-router-dom";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { useMe } from "../session/account.ts";

/** The parts of the administration that are for whoever is signed in. */
export function AdminNav() {
	const { t } = useStudioI18n();
	const me = useMe();
	const isAdministrator = me?.roles.includes("administrator") === true;
	const administers = isAdministrator || me?.assignments.some(({ right }) => right === "administers") === true;
	const handles = ["handler", "administrator"].some((role) => me?.roles.some((own) => own === role));
	const writesContent = me?.roles.some((role) => role !== "handler") === true;
	const edits = ["editor", "publisher", "administrator"].some((role) => me?.roles.includes(role));
	const parts = [
		{ to: "/admin/studio", label: t("Studio"), shown: (me?.roles.length ?? 0) > 0 },
		{ to: "/admin/content", label: t("Content"), shown: writesContent },
		{ to: "/admin/forms", label: t("Forms in use"), shown: edits },
		{ to: "/admin/people", label: t("People"), shown: administers },
		{ to: "/admin/personal-data", label: t("Personal data"), shown: administers },
		{ to: "/admin/staffing", label: t("Staffing"), shown: handles },
		{ to: "/admin/audit", label: t("Audit log"), shown: isAdministrator },
		{ to: "/admin/retention", label: t("Retention"), shown: isAdministrator },
		{ to: "/admin/suggestions", label: t("Suggestions"), shown: isAdministrator },
		{ to: "/admin/operation", label: t("Monitoring"), shown: isAdministrator },
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
				{handles && (
					<li>
						{/* Built apart: a page of its own. */}
						<ChakraLink href="/admin/desk">{t("To the desk")}</ChakraLink>
					</li>
				)}
			</Flex>
		</Box>
	);
}

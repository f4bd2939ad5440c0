import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Link as ChakraLink } from "@chakra-ui/react/link";
import { NavLink, useLocation } from "react-router-dom";
import { Icon } from "../../../renderer/index.ts";
import { DESK_PATH } from "../../../schemas/rules/portal/server-paths.ts";
import { StudioMenu } from "../frame/StudioMenu.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { useMe } from "../session/account.ts";
import { administers, editsPortal, isAdministrator, worksAtDesk } from "../session/rights.ts";

type Part = { to: string; label: string };

/** The parts of the administration that are for whoever is signed in. */
function useParts(): readonly Part[] {
	const { t } = useStudioI18n();
	const me = useMe();
	const edits = editsPortal(me);
	const gives = administers(me);
	const all = isAdministrator(me);
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
		{ to: DESK_PATH, label: t("To the desk"), shown: worksAtDesk(me) },
	];
	return parts.filter(({ shown }) => shown).map(({ to, label }) => ({ to, label }));
}

function PartLink({ to, label, ...handed }: Part) {
	// Built apart from the studio: a page of its own.
	if (to === DESK_PATH)
		return (
			<a href={to} {...handed}>
				{label}
			</a>
		);
	return (
		<NavLink to={to} end={to === "/admin/studio"} {...handed}>
			{label}
		</NavLink>
	);
}

/** All parts in a row, where there is room for one. */
function PartRow({ parts }: { parts: readonly Part[] }) {
	return (
		<Flex as="ul" gap="5" wrap="wrap" listStyleType="none" hideBelow="lg">
			{parts.map((part) => (
				<li key={part.to}>
					<ChakraLink asChild css={{ "&[aria-current=page]": { fontWeight: "semibold", textDecoration: "underline" } }}>
						<PartLink {...part} />
					</ChakraLink>
				</li>
			))}
		</Flex>
	);
}

/** The same in a menu, which a phone opens by the name of the part that one is in. */
function PartMenu({ parts }: { parts: readonly Part[] }) {
	const { t } = useStudioI18n();
	const { pathname } = useLocation();
	const here = parts.find(({ to }) => pathname === to || pathname.startsWith(`${to}/`));
	const entries = parts.map((part) => ({ value: part.to, label: part.label, link: <PartLink {...part} /> }));
	return (
		<StudioMenu variant="ghost" size="sm" px="2" menuWidth="48" hideFrom="lg" groups={[{ entries }]}>
			<Icon icon="layui-icon-spread-left" />
			{here?.label ?? t("Administration")}
		</StudioMenu>
	);
}

/** Leads to the parts of the administration that are for whoever is signed in. */
export function AdminNav() {
	const { t } = useStudioI18n();
	const parts = useParts();
	return (
		<Box as="nav" aria-label={t("Administration")}>
			<PartRow parts={parts} />
			<PartMenu parts={parts} />
		</Box>
	);
}

import type { ReactNode } from "react";
import type { Link } from "../../schemas/types.gen.ts";
import { useI18n } from "../i18n/i18n-context.ts";
import { usePorts } from "../ports/ports-context.tsx";
import { skin } from "../skin/classes.gen.ts";
import { useHref } from "./use-resolved.ts";

type LinkToProps = { link: Link; className?: string; children: ReactNode };

function OutsideLink({ href, className, children }: Omit<LinkToProps, "link"> & { href: string }) {
	const { t } = useI18n();
	if (!href.startsWith("http")) {
		return (
			<a href={href} className={className}>
				{children}
			</a>
		);
	}
	return (
		<a href={href} className={className} target="_blank" rel="noopener noreferrer">
			{children} <span className={skin.visuallyHidden()}>{t("(opens in a new tab)")}</span>
		</a>
	);
}

/**
 * A document's link as an element: through the router within the portal, in a new tab outside; plain when it leads
 * nowhere.
 */
export function LinkTo({ link, className, children }: LinkToProps) {
	const { Link: RouterLink } = usePorts().router;
	const href = useHref(link);
	if (href === undefined) return <span className={className}>{children}</span>;
	if (!link.to) {
		return (
			<OutsideLink href={href} className={className}>
				{children}
			</OutsideLink>
		);
	}
	return (
		<RouterLink to={href} className={className}>
			{children}
		</RouterLink>
	);
}

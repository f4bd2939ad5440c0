import type { ReactNode } from "react";
import type { Link } from "../../schemas/types.gen.ts";
import { usePorts } from "../ports/ports-context.tsx";
import { useHref } from "./use-resolved.ts";

/** A document's link as an element: through the router within the portal, an ordinary one outside. */
export function LinkTo({ link, className, children }: { link: Link; className?: string; children: ReactNode }) {
	const { Link: RouterLink } = usePorts().router;
	const href = useHref(link);
	if (link.to && href !== undefined) {
		return (
			<RouterLink to={href} className={className}>
				{children}
			</RouterLink>
		);
	}
	const away = href?.startsWith("http") ? { target: "_blank", rel: "noopener noreferrer" } : {};
	return (
		<a href={href} className={className} {...away}>
			{children}
		</a>
	);
}

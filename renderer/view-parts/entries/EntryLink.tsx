import type { ReactNode } from "react";
import type { Link } from "../../../schemas/types.gen.ts";
import { useLoader } from "../../loader/release-context.tsx";
import { usePorts } from "../../ports/ports-context.tsx";
import type { Resolver } from "../../scope/use-resolved.ts";

type EntryLinkProps = { link: Link | undefined; at: Resolver; className: string; children: ReactNode };

/** The one link of an entry. What its page needs starts to load once the pointer or the focus comes near. */
export function EntryLink({ link, at, className, children }: EntryLinkProps) {
	const { Link: RouterLink } = usePorts().router;
	const { preload } = useLoader();
	const href = at.href(link);
	if (href === undefined) return children;
	const path = link?.to;
	if (path === undefined) {
		return (
			<a href={href} className={className}>
				{children}
			</a>
		);
	}
	const near = () => preload(path);
	return (
		<RouterLink to={href} className={className} onPointerEnter={near} onFocus={near}>
			{children}
		</RouterLink>
	);
}

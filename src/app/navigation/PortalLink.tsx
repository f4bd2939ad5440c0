import type { MouseEvent } from "react";
import { useNavigate } from "react-router-dom";
import { type RouterPort, useLoader } from "../../../renderer/index.ts";

const pathOf = (to: string) => to.split(/[?#]/)[0] ?? to;

/** A plain press: any other, such as one for a new tab, is the browser's own. */
const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
	button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);

/**
 * A link within the portal; tells the page where the reader came from, and loads that page's artefacts when the reader
 * means to go there. Not the router's own, which brings all that it can do for routes with data, a tenth of the shell.
 */
export const PortalLink: RouterPort["Link"] = function PortalLink({
	to,
	handed,
	children,
	onClick,
	onPointerEnter,
	onFocus,
	...rest
}) {
	const loader = useLoader();
	const navigate = useNavigate();
	const follow = (event: MouseEvent) => {
		if (event.defaultPrevented || !isPlain(event)) return;
		event.preventDefault();
		const { pathname, search, hash } = window.location;
		const replace = to === pathname + search + hash;
		void navigate(to, { replace, state: { link: true, from: pathname + search, handed } });
	};
	return (
		<a
			{...rest}
			href={to}
			onClick={(event) => {
				onClick?.(event);
				follow(event);
			}}
			onPointerEnter={(event) => {
				loader.preload(pathOf(to));
				onPointerEnter?.(event);
			}}
			onFocus={(event) => {
				loader.preload(pathOf(to));
				onFocus?.(event);
			}}
		>
			{children}
		</a>
	);
};

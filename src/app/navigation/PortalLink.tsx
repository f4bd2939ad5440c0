import { Link, useLocation } from "react-router-dom";
import { type RouterPort, useLoader } from "../../../renderer/index.ts";

const pathOf = (to: string) => to.split(/[?#]/)[0] ?? to;

/**
 * A link within the portal; tells the page where the reader came from, and loads
 * that page's artefacts when the reader means to go there.
 */
export const PortalLink: RouterPort["Link"] = function PortalLink({ to, onPointerEnter, onFocus, ...rest }) {
	const loader = useLoader();
	const { pathname, search } = useLocation();
	return (
		<Link
			{...rest}
			to={to}
			state={{ link: true, from: pathname + search }}
			onPointerEnter={(event) => {
				loader.preload(pathOf(to));
				onPointerEnter?.(event);
			}}
			onFocus={(event) => {
				loader.preload(pathOf(to));
				onFocus?.(event);
			}}
		/>
	);
};

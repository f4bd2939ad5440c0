import { SCREENS_BESIDE_DESK } from "../../schemas/rules/portal/server-paths.ts";
import { createAddress } from "../app/navigation/AddressRouter.tsx";

type Address = ReturnType<typeof createAddress>;

/**
 * The address of a desk's window. The screens beside the desk are built apart from it: the browser itself goes there, instead of
 * the router, which would find no page.
 */
export function createDeskAddress(window: Window, leave = (to: string) => window.location.assign(to)): Address {
	const address = createAddress(window);
	const { navigator } = address;
	const { push } = navigator;
	navigator.push = (to, state) => {
		const href = navigator.createHref(to);
		if (SCREENS_BESIDE_DESK.includes(href)) leave(href);
		else push(to, state);
	};
	return address;
}

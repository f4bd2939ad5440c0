import { addressesOf } from "../addresses/address-book.ts";
import type { Route } from "./route.ts";

/** The addresses of a postcode. */
export const addressesGetList: Route<"addressesGetList"> = async ({ postcode }, { services }) => ({
	list: await addressesOf(services.settings.addresses, postcode),
});

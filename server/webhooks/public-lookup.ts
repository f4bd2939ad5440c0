import { lookup } from "node:dns";
import { isIP, type LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";

/** That a host is, or leads to, an address which is not public. */
class NotPublic extends Error {
	readonly code = "ENOTPUBLIC";
}

/** Whether an address is one of the public internet, also where it stands for an IPv4 address. */
export const isPublicAddress = (address: string): boolean => ipaddr.process(address).range() === "unicast";

/** Throws NotPublic for an address in the place of a name: it is connected to without being looked up. */
export function demandPublicHost(hostname: string): void {
	const bare = hostname.replace(/^\[|\]$/g, "");
	if (isIP(bare) > 0 && !isPublicAddress(bare)) throw new NotPublic("not a public address");
}

/**
 * Looks a name up for a connection, and refuses it where any of its addresses is not public. What was checked is what is
 * connected to: a name that leads elsewhere a moment later gains nothing.
 */
export const publicLookup: LookupFunction = (hostname, options, callback) =>
	lookup(hostname, { ...options, all: true }, (error, addresses) => {
		if (error) return callback(error, "");
		if (addresses.length === 0 || addresses.some(({ address }) => !isPublicAddress(address)))
			return callback(new NotPublic("not a public address"), "");
		const [first] = addresses;
		if (options.all) callback(null, addresses);
		else callback(null, first?.address ?? "", first?.family);
	});

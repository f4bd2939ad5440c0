import { isIPv6 } from "node:net";

const IPV4_IN_IPV6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** Groups of four hexadecimal digits that name the network of an IPv6 address. */
const NETWORK_GROUPS = 4;

/** The eight groups of an IPv6 address; the zone after "%" is left out. */
function groupsOf(address: string): string[] {
	const { hostname } = new URL(`http://[${address.split("%")[0]}]`);
	const [head = "", tail] = hostname.slice(1, -1).split("::");
	const before = head.split(":").filter(Boolean);
	if (tail === undefined) return before;
	const after = tail.split(":").filter(Boolean);
	return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => "0"), ...after];
}

/**
 * Whom an address belongs to, as far as limits go: an IPv4 address itself, of an IPv6 address the network of 64 bits,
 * which is what one household or one rented server is given (RFC 6177): it could take a new address for each attempt.
 */
export function networkOf(address: string): string {
	const mapped = IPV4_IN_IPV6.exec(address)?.[1];
	if (mapped !== undefined) return mapped;
	return isIPv6(address) ? `${groupsOf(address).slice(0, NETWORK_GROUPS).join(":")}::/64` : address;
}

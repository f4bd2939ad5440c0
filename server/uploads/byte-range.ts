import type { ByteRange } from "./storage.ts";

/**
 * The one range of bytes that a request asks for of something of `size` bytes (RFC 9110 §14.2): "none" where it asks for all,
 * for several or in a unit that is not bytes, "unsatisfiable" where there are no such bytes.
 */
export function rangeOf(header: string | undefined, size: number): ByteRange | "none" | "unsatisfiable" {
	const [, from = "", to = ""] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? "") ?? [];
	if (from === "" && to === "") return "none";
	const start = from === "" ? Math.max(size - Number(to), 0) : Number(from);
	const end = from === "" || to === "" ? size - 1 : Math.min(Number(to), size - 1);
	if (from !== "" && to !== "" && Number(to) < Number(from)) return "none";
	return start > end || (from === "" && Number(to) === 0) ? "unsatisfiable" : { start, end };
}

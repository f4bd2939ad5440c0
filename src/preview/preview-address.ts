/** How a preview is looked at, as its address says: in which language and colours, and as whom. */
export type PreviewLook = {
	locale: string | null;
	color: "light" | "dark" | "system";
	as: "guest" | "member" | "reporter";
	/** Whose answers it reads, where they are not those that come to whoever looks. */
	viewer: string | null;
	/** The number of the case whose reporter looks. */
	number: string;
};

/** The path of all addresses of a preview: /preview/<pass>. */
export const previewBase = (path: string): string => /^\/preview\/[^/]+/.exec(path)?.[0] ?? "/preview";

/** What the studio puts behind "#" of the frame's address: it never reaches a server. */
export function lookIn(hash: string): PreviewLook {
	const given = new URLSearchParams(hash.replace(/^#/, ""));
	const color = given.get("color");
	const as = given.get("as");
	return {
		locale: given.get("locale"),
		color: color === "light" || color === "dark" ? color : "system",
		as: as === "member" || as === "reporter" ? as : "guest",
		viewer: given.get("viewer"),
		number: given.get("number") ?? "",
	};
}

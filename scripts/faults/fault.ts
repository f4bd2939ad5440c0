import type { Portal } from "../portal-process.ts";
import { openPortal } from "./portal.ts";

/** Makes something fail in a portal, and mends it. */
export type Disturbance = { begin(): Promise<void> | void; end(): Promise<void> | void };

/** A portal in which something can be made to fail, and be mended. */
export type Trial = Disturbance & {
	/** As it runs now. */
	portal(): Portal;
	/** Another call that the fault concerns, in place of filing: its words, or null where it went well. */
	beside?(): Promise<string | null>;
	close(): Promise<void>;
};

/** One thing that fails in a city's machine room. */
export type Fault = {
	name: string;
	/** Whether the cases that are filed meanwhile have files. */
	files: boolean;
	/** Why it cannot be tried on this machine, or null. */
	impossible(): string | null;
	open(): Promise<Trial>;
};

/** One that any portal with an embedded PostgreSQL can meet with. */
export type EmbeddedFault = Fault & { within(portal: Portal): Disturbance };

/** Such a fault, which is tried in a portal of its own unless it is given one. */
export const embeddedFault = (fault: Omit<EmbeddedFault, "open" | "files">): EmbeddedFault => ({
	...fault,
	files: false,
	async open() {
		const portal = await openPortal();
		return { ...fault.within(portal), portal: () => portal, close: portal.close };
	},
});

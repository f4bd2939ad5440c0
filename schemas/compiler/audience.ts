import type { PorticoDocument } from "../types.gen.ts";
import type { PortalDocuments } from "./portal.ts";

/** Kinds of which every document is for staff. */
export const STAFF_KINDS: readonly string[] = [
	"desk",
	"holidays",
	"routing",
	"templates",
	"notifications",
	"test-case",
];

/** Whether a document is for those who work at the desk alone. */
export const isForStaff = (document: PorticoDocument): boolean =>
	STAFF_KINDS.includes(document.kind) || ("audience" in document && document.audience === "staff");

/** The portal as citizens get it: without what is for staff alone. */
export const forEverybody = (portal: PortalDocuments): PortalDocuments =>
	portal.without(new Set(portal.all.flatMap(({ document }) => (isForStaff(document) ? [document] : []))));

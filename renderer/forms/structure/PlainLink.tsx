import type { RouterPort } from "../../ports/ports.ts";

/** A link where no router is around. */
export const PlainLink: RouterPort["Link"] = ({ to, handed: _, ...attributes }) => <a href={to} {...attributes} />;

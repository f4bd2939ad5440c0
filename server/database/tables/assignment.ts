/** What somebody may do with the cases of a team or a category. Each gives what server/policies/rights.ts says, too. */
export const RIGHTS = ["reads", "handles", "supervises", "publishes", "exports", "administers"] as const;

/** One of them. */
export type Right = (typeof RIGHTS)[number];

/** A right over the cases of one team's categories, or of one category. */
export type Assignment = { right: Right; team: string } | { right: Right; category: string };

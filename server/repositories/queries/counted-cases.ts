/** Cases are counted one by one up to here, by the server and in what the desk says of it: nobody needs to know how many more there are. */
export const MAX_COUNTED_CASES = 10_000;

/** How many rows were counted, and whether there may be more: where no more are counted, or only the nearest or the newest were looked at. */
export type Counted = { total: number; more: boolean };

/** What was counted up to `max` of all rows. */
export const countedUpTo = (total: number, max: number): Counted => ({
	total: Math.min(total, max),
	more: total >= max,
});

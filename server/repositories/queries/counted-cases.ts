/** Cases are counted one by one up to here, by the server and in what the desk says of it: nobody needs to know how many more there are. */
export const MAX_COUNTED_CASES = 10_000;

/** So many rows found by words may be those of the nearest or the newest alone: fewer are all there are. */
export const MIN_FOUND = 50;

/** Whether there may be more rows than were counted up to `max`; `words`: whether they were found by words. */
export const mayBeMore = (count: number, words: boolean, max = MAX_COUNTED_CASES): boolean =>
	count >= max || (words && count >= MIN_FOUND);

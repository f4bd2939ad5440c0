/** Cases are counted one by one up to here, by the server and in what the desk says of it: nobody needs to know how many more there are. */
export const MAX_COUNTED_CASES = 10_000;

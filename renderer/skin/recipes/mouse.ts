/**
 * Where a mouse points, targets may be lower than the 44 px that a finger needs: not on a tablet, however wide it is.
 */
export const MOUSE = "@media (min-width: 48rem) and (pointer: fine)";

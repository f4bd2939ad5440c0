import type { ColumnType } from "kysely";

/** A time, read as a Date. */
export type Time = ColumnType<Date, Date | string, Date | string>;
/** A time that the database sets where none is given. */
export type TimeByDefault = ColumnType<Date, Date | string | undefined, Date | string>;
/** A column that the database computes, and that is only searched in. */
export type Written = ColumnType<never, never, never>;

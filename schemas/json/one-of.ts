/** Whether a value is a name that a table has. */
export const isNameIn = <T extends object>(table: T, name: unknown): name is keyof T & string =>
	typeof name === "string" && Object.hasOwn(table, name);

/** Whether a value is one of a list's. */
export const isOneOf = <T>(list: readonly T[], value: unknown): value is T => list.some((one) => one === value);
